import { formatCount } from './count'

export type FieldValue = string | boolean | readonly string[]
export type FieldValues = Record<string, FieldValue>

/** The rules of a form's field; the database checks the same lengths. */
export type FieldRule = {
  name: string
  label: string
  kind: 'text' | 'integer' | 'number' | 'date' | 'url' | 'link' | 'html'
  isRequired?: boolean
  /** The greatest length in characters; for a list, of each text. */
  limit?: number
  range?: { least: number; greatest: number; decimals: number }
}

/** A sentence for each field at fault (spec 5), by the field's name; empty when the form can be saved. */
export function faultsOf(rules: readonly FieldRule[], values: FieldValues): Record<string, string> {
  const faults = rules.map((rule) => [rule.name, faultOf(rule, values[rule.name] ?? '')])
  return Object.fromEntries(faults.filter(([, fault]) => fault))
}

function faultOf(rule: FieldRule, value: FieldValue): string | null {
  const { label, kind, isRequired, limit } = rule
  if (typeof value === 'boolean') return null
  const texts = typeof value === 'string' ? [value] : value
  const written = texts.map((text) => (kind === 'html' ? wordsOf(text) : text.trim()))
  if (written.every((text) => text === '')) return isRequired ? `${label} is required` : null
  const longest = Math.max(...texts.map((text) => text.trim().length))
  if (limit && longest > limit) {
    return `${label} must be ${formatCount(limit)} characters or fewer; it has ${formatCount(longest)}`
  }
  return written.map((text) => formFault(rule, text)).find(Boolean) ?? null
}

function formFault({ kind, label, range }: FieldRule, text: string): string | null {
  if (kind === 'integer' && !isInteger(text)) return `${label} must be a whole number`
  if (kind === 'number' && !isNumber(text, range)) {
    const bounds = range && ` from ${range.least} to ${range.greatest}, with ${range.decimals} decimals at most`
    return `${label} must be a number${bounds ?? ''}`
  }
  if (kind === 'date' && !isDay(text)) return `${label} must be a day, such as 2026-03-31`
  if (kind === 'url' && !isUrl(text)) return `${label} must be a web address that begins with https://`
  if (kind === 'link' && !isUrl(text) && !RULING_PATH.test(text)) {
    return `${label} must be a web address that begins with https://, or /rulings/ and the id of a ruling`
  }
  return null
}

const isUrl = (text: string) => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text)
const RULING_PATH = /^\/rulings\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// Within the database's 32-bit integers.
function isInteger(text: string): boolean {
  return /^[+-]?\d{1,10}$/.test(text) && Math.abs(Number(text)) < 2 ** 31
}

function isNumber(text: string, range: FieldRule['range']): boolean {
  if (!/^[+-]?\d{1,15}(\.\d+)?$/.test(text)) return false
  if (!range) return true
  const decimals = text.split('.')[1]?.length ?? 0
  return Number(text) >= range.least && Number(text) <= range.greatest && decimals <= range.decimals
}

// As date inputs give it; 30 February is no day.
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text)
}

const wordsOf = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, ' ').trim()
