import { todayInIsrael } from '@/lib/dates'
import { type Choice, type FieldSpec, type Kept, textIn } from '@/office/manager'
import { knownDate, storedDate } from './known-date'

export const titleField = <Limit extends number>(limit: Limit) =>
  ({ name: 'title', label: 'Title', place: 'title', kind: 'text', isRequired: true, limit }) as const

/** A date as exact as it is known, beside the column that says how exact (TRUE-1). `none` is stored where there is no date. */
const keptWith = <Day extends string, Precision extends string>(
  day: Day,
  precision: Precision,
  none: '' | null = '',
): Kept<Day | Precision> => ({
  columns: [day, precision],
  read: (row) => knownDate({ date: String(row[day] ?? ''), date_precision: String(row[precision] ?? '') }),
  write: (value) => {
    const { date, date_precision } = storedDate(textIn(value))
    return { [day]: date || none, [precision]: date_precision }
  },
})

/** A date as exact as it is known (TRUE-1). */
export const DATE_FIELD = {
  name: 'date',
  label: 'Date',
  kind: 'known-date',
  kept: keptWith('date', 'date_precision'),
  initially: () => todayInIsrael(),
  isRequired: true,
  width: 'half',
} as const

/** Of what holds for a time alone. */
export const UNTIL_FIELD = { name: 'until', label: 'Until', kind: 'date', width: 'half' } as const satisfies FieldSpec

/** A new row comes last. */
export const ORDER_FIELD = {
  name: 'order',
  label: 'Order',
  kind: 'integer',
  initially: ({ count }: { count: number }) => String(count + 1),
  isRequired: true,
  width: 'half',
} as const satisfies FieldSpec

export const summaryField = (limit: number) =>
  ({ name: 'summary', label: 'Summary', kind: 'text', control: 'textarea', isRequired: true, limit }) as const

export const contentField = (limit: number) =>
  ({ name: 'content', label: 'Content', kind: 'html', isRequired: true, limit, features: 'text' }) as const

export const pdfField = (limit: number) =>
  ({
    name: 'pdf_url',
    label: 'PDF link',
    kind: 'url',
    control: 'pdf',
    limit,
    hint: 'A PDF of Files, or the web address of a document, beginning with https://',
  }) as const

/** In which wordings people ask for a text (SEARCH-10). */
export const ASKED_AS_FIELD = {
  name: 'asked_as',
  label: 'Asked as',
  kind: 'lines',
  limit: 3000,
  hint: 'How people ask for this in their own words, one wording a line. The search finds it by them; readers never see them.',
} as const

/** What days of a text's age come after. */
export const TEXT_AS_OF = { name: 'text_as_of', label: 'Day of the text' } as const

/** Of which day the text is that a row was written from (TRUE-2). */
export const WRITTEN_FROM = {
  ...TEXT_AS_OF,
  kind: 'date',
  initially: () => todayInIsrael(),
  isRequired: true,
  width: 'half',
  hint: 'The day of the text that this was written from, as its source names it.',
} as const

/** The same, as exact as it is known; a former text may have none. */
export const KNOWN_TEXT_AS_OF = {
  ...WRITTEN_FROM,
  kind: 'known-date',
  kept: keptWith('text_as_of', 'text_precision'),
} as const
export const FORMER_TEXT_AS_OF = {
  ...TEXT_AS_OF,
  kind: 'known-date',
  kept: keptWith('text_as_of', 'text_precision', null),
  width: 'half',
  hint: 'The day of the text that this was written from.',
} as const

/** Up to when later changes are noted. @param one what is written */
export const changesNotedField = (one: 'text' | 'guide') =>
  ({
    name: 'changes_noted_to',
    label: 'Later changes noted to',
    kind: 'date',
    width: 'half',
    after: TEXT_AS_OF,
    hint: `Where the ${one} tells of later changes: up to when.`,
  }) as const

/** Options of a select whose values are their own labels. */
export const optionsOf = (values: readonly string[]) => values.map((value) => [value, value] as const)

/** A field of a column that is true or false, in words; the options are also those of its filter. */
export const choiceOf = (words: Choice) =>
  ({ kind: 'boolean', control: 'select', options: Object.entries(words), isRequired: true, width: 'half' }) as const
