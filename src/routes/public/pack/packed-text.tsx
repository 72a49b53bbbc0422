import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '@/app/paths'
import { useFaqCategories } from '@/data/faqs/queries'
import { useNewsPost } from '@/data/news/queries'
import { useRuling } from '@/data/rulings/queries'
import { useSection } from '@/data/sections/queries'
import { useTaxDecision } from '@/data/tax-decisions/queries'
import { LAW_TYPES } from '@/kinds/kinds'
import { citeSection } from '@/lib/citation'
import { formatMonth } from '@/lib/dates'
import { citeDecision, citeNews, citeRuling, withNumber } from '@/lib/item-citation'
import type { WithParagraphs } from '@/lib/section-target'
import { SITE_NAME } from '@/lib/site'
import { provisionOf } from '@/routes/public/law/law-texts'

/** A text as a pack prints it, whatever its kind. */
export type PackedText = {
  title: string
  citation: string
  path: string
  /** How old it is, in words; null where the citation says it, and for questions, which have no date. */
  asOf: string | null
  /** What it says in short, where that stands apart. */
  summary: string | null
  html: string
  /** What in it leads elsewhere, as the database says it. */
  references: unknown
  /** The section whose text it is, for the marks of its paragraphs. */
  section: WithParagraphs | null
  /** What that is called: "section", "regulation". */
  provision: string
}

type Props = { children: (text: PackedText) => ReactNode }

/** Gives a text of a pack, given by its address, to what shows it; in its place, why it cannot be shown. */
export function Packed({ item, children }: Props & { item: string }) {
  const [kind, ...rest] = item.split('/')
  const [first = '', second = ''] = rest
  const type = LAW_TYPES.find((each) => each === first)
  if (kind === 'law' && type)
    return (
      <PackedSection type={type} slug={second}>
        {children}
      </PackedSection>
    )
  const Kind = kind && Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  return Kind ? <Kind id={first}>{children}</Kind> : <Missing />
}

function PackedSection({ type, slug, children }: Props & { type: (typeof LAW_TYPES)[number]; slug: string }) {
  return shown(useSection(type, slug), children, (section) => {
    const { title, number, slug: own, content, references, date_updated, chapters } = section
    return {
      title,
      citation: citeSection({ lawType: chapters.type, chapterTitle: chapters.title, number, title }),
      path: paths.sectionPage(type, own),
      asOf: formatMonth(date_updated),
      summary: null,
      html: content,
      references,
      section,
      provision: provisionOf(type, chapters.title),
    }
  })
}

type ItemProps = Props & { id: string }

/** For texts that are no sections: without what only those have, and without a summary unless one is given. */
const ITEM = { asOf: null, summary: null, section: null, provision: '' }

function PackedRuling({ id, children }: ItemProps) {
  return shown(useRuling(id), children, ({ title, number, court, date, summary, content, references }) => ({
    ...ITEM,
    title: withNumber(title, number),
    citation: citeRuling({ title, number, court, date }),
    path: paths.ruling(id),
    summary,
    html: content,
    references,
  }))
}

function PackedDecision({ id, children }: ItemProps) {
  return shown(useTaxDecision(id), children, ({ title, subject, authority, date, summary, content, references }) => ({
    ...ITEM,
    title: withNumber(subject, title),
    citation: citeDecision({ title, authority, subject, date }),
    path: paths.decision(id),
    summary,
    html: content,
    references,
  }))
}

function PackedNews({ id, children }: ItemProps) {
  return shown(useNewsPost(id), children, ({ title, date, summary, content, references }) => ({
    ...ITEM,
    title,
    citation: citeNews({ title, date }),
    path: paths.newsPost(id),
    summary,
    html: content,
    references,
  }))
}

function PackedFaq({ id, children }: ItemProps) {
  const query = useFaqCategories()
  const faq = query.data?.flatMap(({ faqs }) => faqs).find((each) => each.id === id)
  return shown({ ...query, data: query.data && (faq ?? null) }, children, ({ question, answer, references }) => ({
    ...ITEM,
    title: question,
    citation: `“${question}”, ${SITE_NAME}`,
    path: paths.faq(id),
    html: answer,
    references,
  }))
}

const KINDS: Readonly<Record<string, (props: ItemProps) => ReactNode>> = {
  rulings: PackedRuling,
  decisions: PackedDecision,
  news: PackedNews,
  faqs: PackedFaq,
}

type Answer<Row> = Pick<UseQueryResult<Row | null>, 'data' | 'error'>

function shown<Row>({ data, error }: Answer<Row>, show: Props['children'], read: (row: Row) => PackedText): ReactNode {
  if (data) return show(read(data))
  if (data === null) return <Missing />
  return <p className="text-muted">{error ? `A text could not be loaded. ${error.message}` : 'Loading…'}</p>
}

const Missing = () => (
  <p className="text-muted">There is no text at this place of the pack. It may have been removed.</p>
)
