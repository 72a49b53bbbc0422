import { lawChangesQuery } from '@/data/changes/law'
import { type ChangesAsked, changeOptionsQuery, changesQuery } from '@/data/changes/queries'
import { CONTENT_KINDS } from '@/names/kinds'
import { type ListAsked, type ListShape, readListAddress } from '@/names/list-address'

/** What the address of the changes can hold beside a month: kinds of changes and sections, `?kind=faq&provision=vat-law/30`. */
export const CHANGES_SHAPE: ListShape = {
  choices: ['kind', 'provision'],
  hasYears: false,
  fixed: { kind: ['amendment', ...CONTENT_KINDS] },
}

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/

/** Whether a part of an address names a month. */
export const isMonth = (part: string): boolean => MONTH.test(part)

/** What an address asks of the changes, read by CHANGES_SHAPE. */
export const changesAsked = ({ choices }: ListAsked, month?: string): ChangesAsked => ({
  month: month ?? null,
  kinds: choices.kind ?? [],
  provisions: choices.provision ?? [],
})

/** What the page of changes asks: for its loader, the page itself and the build (TIME-5). */
export const questionsOfChanges = (asked: ChangesAsked) => ({
  changes: { ...changesQuery(asked), enabled: asked.month === null || isMonth(asked.month) },
  ...(asked.month === null && { law: lawChangesQuery(asked.provisions) }),
  options: changeOptionsQuery(),
})

/** The same, of an address, for its loader. */
export const questionsOfChangesAt = (url: string, month?: string) =>
  questionsOfChanges(changesAsked(readListAddress(new URL(url).searchParams, CHANGES_SHAPE), month))
