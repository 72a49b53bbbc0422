// What the files of open data hold (BULK-4), by JSON Schema: the one description, which the build writes beside the files, the page of
// open data shows, and a test holds the files to. A field that the database has is named as there.

/** A part of a description by JSON Schema, draft 2020-12, as far as it is used here. */
export type Schema = {
  type: string | readonly string[]
  description: string
  format?: string
  pattern?: string
  enum?: readonly string[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: false
}

/** An object with these fields and no others. */
export const object = (description: string, properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  description,
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
export const list = (description: string, items: Schema): Schema => ({ type: 'array', description, items })
export const words = (description: string): Schema => ({ type: 'string', description })
export const number = (description: string): Schema => ({ type: 'number', description })
export const day = (description: string): Schema => ({ type: 'string', format: 'date', description })
const moment = (description: string): Schema => ({ type: 'string', format: 'date-time', description })
/** A date as exact as it is known (TRUE-1). */
const date = (description: string): Schema => ({
  type: 'string',
  pattern: '^\\d{4}(-\\d\\d){0,2}$',
  description: `${description}, as exact as it is known: 2024-02-14, 2024-02 or 2024`,
})
const orNull = ({ description, ...schema }: Schema): Schema => ({
  ...schema,
  type: [schema.type, 'null'].flat(),
  description: `${description}; null if there is none`,
})
const html = (description: string) =>
  words(`${description}, as HTML: headings, paragraphs, lists, tables, links and emphasis alone`)
const id = (): Schema => ({
  type: 'string',
  format: 'uuid',
  description: 'Its own; it stays the same when the text changes',
})
const url = () => words('The address of its page, from the root of the site')
const LINK = object('A link', {
  title: words('Its name'),
  url: words('Its address, from the root of this site or whole'),
})
const provisions = (description: string) =>
  list(
    description,
    object('A provision', {
      name: words('As it is cited'),
      url: words('Its address, from the root of the site'),
    }),
  )

const TEXT_AGE = {
  text_as_of: day('The day of the text that it was written from'),
  changes_noted_to: orNull(day('Up to when later changes are noted in it')),
}

export const CHAPTER = object('A chapter of a text of the law', {
  id: orNull(id()),
  title: words('Its name'),
  sections: list(
    'Its sections, in reading order',
    object('A section', {
      id: id(),
      number: orNull(words('As it is cited: 30, 77A')),
      title: words('The number and the name'),
      url: url(),
      text_as_of: orNull(date(`${TEXT_AGE.text_as_of.description}, or of another day`)),
      unchanged_to: orNull(day('A later day on which that text is known to have read the same')),
      changes_noted_to: TEXT_AGE.changes_noted_to,
      date_updated: orNull(day('The day of the last change by our staff, of the text of today')),
      content: orNull(html('The text, where anything is known here of the day')),
      related_rulings: list('Rulings that staff have tied to it', LINK),
    }),
  ),
})

const CITED = { sections: list('The sections that it cites or is tied to, in reading order', LINK) }

export const RULING = object('A ruling of a court', {
  id: id(),
  url: url(),
  title: words('The name of the case'),
  number: orNull(words('The number of the case: CA 41/96')),
  date: date('The date of the judgment'),
  court: words('The court'),
  judge: orNull(words('Who wrote the judgment')),
  outcome: orNull(words('How it ended')),
  summary: words('What it says in short'),
  content: html('Our text on it'),
  key_points: list('What it decides, in points', words('A point')),
  checked_on: orNull(day('The day on which our text was last compared with its sources')),
  ...CITED,
})

export const DECISION = object('A decision of the Tax Authority', {
  id: id(),
  url: url(),
  title: words('Its number: 8933/25'),
  subject: words('What it is about'),
  date: date('The date of the decision'),
  authority: words('Who decided'),
  field: orNull(words('The field of tax')),
  summary: words('What it says in short'),
  content: html('Our text on it'),
  updated_at: moment('When our text was last changed'),
  ...CITED,
})

export const NEWS_POST = object('A news post', {
  id: id(),
  url: url(),
  title: words('Its title'),
  date: date('The date of what it tells'),
  category: words('Legislation, Rulings, Circulars, Updates or Guidelines'),
  summary: words('What it says in short'),
  content: html('The text'),
  updated_at: moment('When it was last changed'),
  ...CITED,
})

export const FAQ = object('A question with its answer', {
  id: id(),
  url: url(),
  category: words('The subject'),
  question: words('The question'),
  answer: html('The answer'),
  provisions: provisions('What the answer cites'),
})

export const TERM = object('A term in English and Hebrew', {
  id: id(),
  url: url(),
  term: words('The English term'),
  hebrew: words('The Hebrew term; may be empty'),
  transliteration: words('The Hebrew in Latin letters; may be empty'),
  definition: words('What it means; empty where our sources do not say'),
  provisions: provisions('What defines or uses it'),
})

export const FIGURE = object('A rate or an amount of the law', {
  kind: words('Stands for it in addresses: vat-rate'),
  url: url(),
  name: words('Its name'),
  subject: words('What it is a figure of'),
  unit: words('%, NIS and the like'),
  provisions: provisions('Where the law has it'),
  caution: words('What is to be known of it; may be empty'),
  steps: list(
    'All that are known, newest first; none where sources leave it open',
    object('A figure from a day on', {
      id: id(),
      effective_from: day('The day from which it holds'),
      last_day: orNull(day('The last day on which it holds, if a later one is known')),
      amount: number('The figure'),
      period: words('Its time in words, where no more is known; else empty'),
      note: words('A note; may be empty'),
      source: words('Where it was read'),
    }),
  ),
})

export const DEADLINE = object('What is to be done by a day', {
  key: words('Stands for it'),
  event: words('What it is counted from: period, started, document, assessed or decided'),
  reporting: orNull(words('Of a period, how one reports: general, online or detailed')),
  title: words('What is to be done'),
  count: number('How many days or months'),
  unit: words('In what they are counted'),
  rule: words('The same in words'),
  provisions: provisions('Where the law has it'),
  caution: words('What is to be known of it; may be empty'),
  postponements: list(
    'The periods whose day was put off',
    object('A day that was put off', {
      period: day('The last day of the period'),
      day: day('The new day'),
      source: words('By what it is known'),
    }),
  ),
})

export const GUIDE = object('A guide from question to question', {
  id: id(),
  url: url(),
  title: words('What is asked'),
  summary: words('For whom it is'),
  ...TEXT_AGE,
  updated_at: moment('When it was last changed'),
  steps: list(
    'All steps; the first begins',
    object('A step', {
      key: words('Stands for it in this guide'),
      kind: { ...words('A question, or what comes of the answers'), enum: ['question', 'outcome'] },
      title: words('The question, or the outcome in short'),
      text: html('What is to be known'),
      ends: html('Of an outcome, where the texts end; else empty'),
      rests: list(
        'What it rests on',
        object('A source', {
          cite: words('As it is cited'),
          name: words('Of a case its name, court and date; else empty'),
          note: words('What it says'),
          url: orNull(words('Its address, from the root of the site')),
        }),
      ),
      answers: list(
        'Of a question, what can be answered',
        object('An answer', {
          key: words('Stands for it in its step'),
          text: words('The answer'),
          note: words('A note; may be empty'),
          to: words('The key of the step that it leads to; empty if it leads nowhere'),
        }),
      ),
    }),
  ),
})
