import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '@/names/paths'
import { useFaqCategories } from '@/data/faqs/queries'
import { useSection } from '@/data/sections/queries'
import { type Item, questionsOfItem } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import { ITEM_KINDS, KINDS, LAW_TYPES } from '@/names/kinds'
import { citeSection } from '@/law/citation'
import { formatMonth } from '@/lib/dates'
import type { WithParagraphs } from '@/law/section-target'
import { SITE_NAME } from '@/lib/site'
import { withNumber } from '@/lib/with-number'
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
  if (`/${kind}` === KINDS.faq.path) return <PackedFaq id={first}>{children}</PackedFaq>
  const itemKind = ITEM_KINDS.find((each) => KINDS[each].path === `/${kind}`)
  if (!itemKind) return <Missing />
  return (
    <PackedItem key={itemKind} item={ITEMS[itemKind]} id={first}>
      {children}
    </PackedItem>
  )
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
const NO_SECTION = { asOf: null, summary: null, section: null, provision: '' }

function PackedItem({ item, id, children }: ItemProps & { item: Item }) {
  return shown(useQuery(questionsOfItem(item, id).text), children, (text) => {
    const { name, number, citation } = item.view(text)
    return {
      ...NO_SECTION,
      title: withNumber(name, number),
      citation,
      path: paths.item(item.kind, id),
      summary: text.summary,
      html: text.content,
      references: text.references,
    }
  })
}

function PackedFaq({ id, children }: ItemProps) {
  const query = useFaqCategories()
  const faq = query.data?.flatMap(({ faqs }) => faqs).find((each) => each.id === id)
  return shown({ ...query, data: query.data && (faq ?? null) }, children, ({ question, answer, references }) => ({
    ...NO_SECTION,
    title: question,
    citation: `“${question}”, ${SITE_NAME}`,
    path: paths.faq(id),
    html: answer,
    references,
  }))
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
