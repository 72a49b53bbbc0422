import { todayInIsrael } from '@/lib/dates'
import { SITE_NOTICE, SITE_URL } from '@/lib/site'
import { dataPaths } from '@/names/data-paths'
import { KINDS, LAW_NAMES, LAW_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import {
  CHAPTER,
  DEADLINE,
  DECISION,
  day,
  FAQ,
  FIGURE,
  GUIDE,
  list,
  NEWS_POST,
  number,
  object,
  RULING,
  type Schema,
  TERM,
  words,
} from './rows'

/** A file of open data (BULK-4): its name, the page that shows the same, what its rows are, and the form of one. */
export type OpenFile = { name: string; title: string; page: string; rows: string; row: Schema }

const { ruling, decision, news, faq, term, guide } = KINDS

/** All of them. */
export const OPEN_FILES: readonly OpenFile[] = [
  ...LAW_TYPES.map((type) => ({
    name: type,
    title: LAW_NAMES[type],
    page: paths.law(type),
    rows: 'chapters with their sections, in reading order',
    row: CHAPTER,
  })),
  { name: 'rulings', title: ruling.title, page: ruling.path, rows: 'rulings of courts, newest first', row: RULING },
  { name: 'decisions', title: decision.title, page: decision.path, rows: 'decisions, newest first', row: DECISION },
  { name: 'news', title: news.title, page: news.path, rows: 'news posts, newest first', row: NEWS_POST },
  { name: 'faqs', title: faq.title, page: faq.path, rows: 'questions with their answers', row: FAQ },
  { name: 'glossary', title: term.title, page: term.path, rows: 'terms in English and Hebrew', row: TERM },
  { name: 'guides', title: guide.title, page: guide.path, rows: 'guides with all their steps', row: GUIDE },
  { name: 'amounts', title: TOOL_NAMES.amounts, page: paths.amounts, rows: 'figures, old and new', row: FIGURE },
  { name: 'deadlines', title: TOOL_NAMES.deadlines, page: paths.deadlines, rows: 'deadlines', row: DEADLINE },
]

/** The form of a whole file: its rows, and what goes with them wherever they go. */
export const formOf = ({ rows, row }: OpenFile): Schema =>
  object(`Open data: ${rows}`, {
    $schema: words('The address of this description'),
    title: words('What the rows are called'),
    notice: { ...words('What the texts are, and what they are not'), enum: [SITE_NOTICE.whole] },
    terms: words('The address of the terms of use'),
    page: words('The address of the page that shows the same; of a text as on another day, with that day'),
    version: number('The version of the content; it grows with every change'),
    day: day('The day on which the file was written, in Israel'),
    rows: list(`The ${rows}`, row),
  })

/**
 * A whole file.
 * @param version of the content that its rows were read from
 */
export const dataOf = (
  { name, title, page }: Omit<OpenFile, 'row' | 'rows'>,
  version: number,
  rows: readonly object[],
) => ({
  $schema: SITE_URL + dataPaths.schema(name),
  title,
  notice: SITE_NOTICE.whole,
  terms: SITE_URL + paths.terms,
  page: SITE_URL + page,
  version,
  day: todayInIsrael(),
  rows,
})

/** A field as people are told of it: its place in a row, as in "sections[].title", its type, and what it says. */
export type FieldNote = { place: string; type: string; about: string }

/** All fields of a row; those of rows within it stand below. */
export const fieldsOf = ({ properties = {} }: Schema, before = ''): FieldNote[] =>
  Object.entries(properties).flatMap(([name, { type, format, description, items }]) => [
    {
      place: before + name,
      type: [type]
        .flat()
        .join(' or ')
        .replace('string', format ?? 'string'),
      about: description,
    },
    ...(items ? fieldsOf(items, `${before}${name}[].`) : []),
  ])
