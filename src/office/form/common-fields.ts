import type { FieldSpec } from '@/office/manager'

export const titleField = (limit: number): FieldSpec => ({
  name: 'title',
  label: 'Title',
  place: 'title',
  kind: 'text',
  isRequired: true,
  limit,
})

/** A date as exact as it is known (TRUE-1); known-date.ts makes it of what is stored. */
export const DATE_FIELD: FieldSpec = {
  name: 'date',
  label: 'Date',
  kind: 'known-date',
  isRequired: true,
  width: 'half',
}

export const ORDER_FIELD: FieldSpec = {
  name: 'order',
  label: 'Order',
  kind: 'integer',
  isRequired: true,
  width: 'half',
}

export const summaryField = (limit: number): FieldSpec => ({
  name: 'summary',
  label: 'Summary',
  kind: 'text',
  control: 'textarea',
  isRequired: true,
  limit,
})

export const contentField = (limit: number): FieldSpec => ({
  name: 'content',
  label: 'Content',
  kind: 'html',
  isRequired: true,
  limit,
  features: 'text',
})

export const pdfField = (limit: number): FieldSpec => ({
  name: 'pdf_url',
  label: 'PDF link',
  kind: 'url',
  control: 'pdf',
  limit,
  hint: 'A PDF of Files, or the web address of a document, beginning with https://',
})

/** In which wordings people ask for a text (SEARCH-10). */
export const ASKED_AS_FIELD: FieldSpec = {
  name: 'asked_as',
  label: 'Asked as',
  kind: 'text',
  control: 'textarea',
  limit: 3000,
  hint: 'How people ask for this in their own words, one wording a line. The search finds it by them; readers never see them.',
}

/** What days of a text's age come after. */
export const TEXT_AS_OF = { name: 'text_as_of', label: 'Day of the text' }

/** Of which day the text is that a row was written from, and up to when later changes are noted (TRUE-2). @param one what is written */
export const textAgeFields = (one: 'text' | 'guide'): FieldSpec[] => [
  {
    ...TEXT_AS_OF,
    kind: one === 'text' ? 'known-date' : 'date',
    isRequired: true,
    width: 'half',
    hint: 'The day of the text that this was written from, as its source names it.',
  },
  {
    name: 'changes_noted_to',
    label: 'Later changes noted to',
    kind: 'date',
    width: 'half',
    after: TEXT_AS_OF,
    hint: `Where the ${one} tells of later changes: up to when.`,
  },
]

/** Options of a select whose values are their own labels. */
export const optionsOf = (values: readonly string[]) => values.map((value) => [value, value] as const)
