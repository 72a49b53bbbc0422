import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { FieldValue, FieldValues } from '@/lib/faults'
import type { FieldSpec } from '@/office/manager'
import { Heading } from '@/ui/heading'
import { BEFORE_ALL, blocksOf, type OutlineEntry, outlineOf } from './outline'

type TextOutlineProps = {
  texts: readonly FieldSpec[]
  control: Control<FieldValues>
  /** The row as it was opened; null for a new one. */
  saved: FieldValues | null
}

/** A line of the outline. */
type Line = OutlineEntry & { field: string; isInside: boolean }

/** The paragraphs of a text without headings that make an outline worth its room. */
const MANY = 8

/**
 * The headings and paragraphs of a long text, each the way to it, with a dot where it has changed and a mark where the
 * caret is, and where some were taken out; of several texts their names and headings. Nothing for a short text.
 */
export function TextOutline({ texts, control, saved }: TextOutlineProps) {
  const values = useWatch({ control, name: texts.map(({ name }) => name) })
  // A row that is saved is opened anew.
  const [savedBlocks] = useState(() => new Map(texts.map(({ name }) => [name, blocksOf(htmlOf(saved?.[name]))])))
  const current = useCurrent()
  const lines = texts.flatMap(({ name, label }, index): Line[] => {
    const entries = outlineOf(htmlOf(values[index]), savedBlocks.get(name) ?? []).map((entry) => ({
      ...entry,
      field: name,
    }))
    return texts.length > 1 ? namedLines(label, entries) : linesOf(entries)
  })
  if (lines.length < 2) return null
  const shown = lines.findLast(
    ({ field, index, isTakenOut }) => !isTakenOut && field === current?.field && index <= current.index,
  )
  return (
    <nav
      aria-label="Outline"
      className="hidden max-h-[calc(100dvh-var(--top))] self-start overflow-y-auto pt-3.5 pb-5 xl:sticky xl:top-bar xl:block"
    >
      <Heading className="px-5 pb-2 font-semibold text-muted text-sm/5">Outline</Heading>
      <ol>
        {lines.map((line) => (
          <li key={`${line.field} ${line.index} ${line.isTakenOut}`}>
            <button
              type="button"
              dir="auto"
              aria-current={line === shown || undefined}
              onClick={() => show(line)}
              className={`${LINE} ${line.isInside ? 'ps-9' : 'ps-5'} ${lookOf(line, line === shown)} ${line.isChanged ? DOT : ''}`}
            >
              {line.words}
              {line.isChanged && <span className="sr-only">, changed</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const LINE = 'flex w-full gap-1.5 py-1.25 pe-4 text-start -outline-offset-2'
/** Behind what has changed. */
const DOT = 'after:ms-auto after:mt-1.5 after:size-1.75 after:flex-none after:rounded-full after:bg-warning'

function lookOf({ isInside, isTakenOut }: Line, isShown: boolean): string {
  if (isTakenOut) return 'text-danger hover:bg-hover'
  const weight = isInside ? '' : 'font-semibold'
  if (isShown) return `current-row text-accent ${weight}`
  return `hover:bg-hover ${isInside ? 'text-muted' : weight}`
}

const htmlOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')

type InField = OutlineEntry & { field: string }

function namedLines(label: string, entries: readonly InField[]): Line[] {
  const [first] = entries
  if (!first) return []
  const isChanged = entries.some((entry) => entry.isChanged)
  const inside = entries.filter(({ isHeading, isTakenOut }) => isHeading || isTakenOut)
  return [
    { ...wayToBeginning(first), words: label, isChanged },
    ...inside.map((entry) => ({ ...entry, isInside: true })),
  ]
}

function linesOf(entries: readonly InField[]): Line[] {
  const hasHeadings = entries.some(({ isHeading }) => isHeading)
  const isWorthIt = entries.length >= MANY || entries.some(({ isTakenOut }) => isTakenOut)
  if (!hasHeadings) return isWorthIt ? entries.map((entry) => ({ ...entry, isInside: false })) : []
  const lines = entries.map((entry) => ({ ...entry, isInside: !entry.isHeading }))
  const [first] = lines
  if (!first?.isInside) return lines
  return [wayToBeginning(first), ...lines]
}

/** The line that leads to where a text begins. */
const wayToBeginning = ({ field }: InField): Line => ({
  field,
  words: 'Opening',
  index: BEFORE_ALL,
  isHeading: true,
  isChanged: false,
  isInside: false,
})

/** The blocks that an outline counts, as the editor shows them: captions and loose words are paragraphs there. */
const COUNTED = 'h2, h3, h4, p:not([data-caption], [data-bare=words])'

const countedIn = (box: Element): Element[] => [...box.children].filter((block) => block.matches(COUNTED))

const textBoxOf = (text: Element | null | undefined) => text?.querySelector<HTMLElement>('[role=textbox]')

/** Leads to a block of a field's text, or to the text itself, and puts the caret there. */
function show({ field, index }: Line): void {
  const text = document.querySelector(`[data-field="${field}"]`)
  const box = textBoxOf(text)
  const block = index < 0 ? text : box && countedIn(box)[index]
  if (!box || !block) return
  box.focus({ preventScroll: true })
  if (index >= 0) getSelection()?.collapse(block, 0)
  block.scrollIntoView({ block: 'start' })
}

/** Where the caret is: the block that the outline counts, or the last one before it. */
function useCurrent() {
  const [current, setCurrent] = useState<{ field: string; index: number } | null>(null)

  // The caret is the browser's.
  useEffect(() => {
    let known: Element | null = null
    const note = () => {
      const caret = getSelection()?.anchorNode
      const text = (caret instanceof Element ? caret : caret?.parentElement)?.closest<HTMLElement>('[data-field]')
      const box = textBoxOf(text)
      const block = [...(box?.children ?? [])].find((child) => child.contains(caret ?? null))
      if (!text || !box || !block || block === known) return
      known = block
      const before = countedIn(box).filter((counted) => counted === block || isBefore(counted, block))
      setCurrent({ field: text.dataset.field ?? '', index: before.length - 1 })
    }
    document.addEventListener('selectionchange', note)
    return () => document.removeEventListener('selectionchange', note)
  }, [])
  return current
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
