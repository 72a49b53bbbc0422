import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { byFaq } from '@/data/faqs/queries'
import type { GuideStep } from '@/data/guides/queries'
import { questionsOfFaqs } from '@/kinds/faq/faq'
import { questionsOfGuide } from '@/kinds/guide/guide'
import { questionsOfItem } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import { questionsOfLaw } from '@/kinds/law/questions'
import { dataOf, formOf, OPEN_FILES } from '@/kinds/open-data/files'
import { questionsOfGlossary } from '@/kinds/term/questions'
import { SITE_URL } from '@/lib/site'
import { dataPaths } from '@/names/data-paths'
import { ITEM_KINDS, type ItemKind, KINDS, LAW_TYPES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { amountPath } from '@/names/tool-names'
import { questionsOfAmounts } from '@/routes/public/amounts/questions'
import { questionsOfDeadlines } from '@/routes/public/tools/deadlines-page'
import { type HtmlText, markupOf } from '@/texts/html-text'
import { sanitise, toHtml } from '@/texts/sanitise'
import { writeLlmsText } from './llms-text'
import type { OpenRow, SiteFile } from './site-file'

type Row = OpenRow['row']
type Place = { cache: QueryClient; id: string }

const ROUTES: [pattern: string, file: string, read: (place: Place) => Row[]][] = [
  ...LAW_TYPES.map((type): [string, string, (place: Place) => Row[]] => [
    paths.law(type),
    type,
    ({ cache }) => chaptersOf(type, cache),
  ]),
  ...ITEM_KINDS.map((kind): [string, string, (place: Place) => Row[]] => [
    paths.item(kind, ':id'),
    KINDS[kind].path.slice(1),
    ({ cache, id }) => itemOf(kind, id, cache),
  ]),
  [paths.faqs, 'faqs', ({ cache }) => faqsOf(cache)],
  [paths.glossary, 'glossary', ({ cache }) => termsOf(cache)],
  [paths.guide(':id'), 'guides', ({ cache, id }) => guideOf(id, cache)],
  [paths.amounts, 'amounts', ({ cache }) => figuresOf(cache)],
  [paths.deadlines, 'deadlines', ({ cache }) => deadlinesOf(cache)],
]

/**
 * What of the files of open data an address shows (BULK-4), from the answers that its page was rendered from: what readers do not
 * see is not among them.
 */
export const rowsOf = (path: string, cache: QueryClient): OpenRow[] =>
  ROUTES.flatMap(([pattern, file, read]) => {
    const match = matchPath(pattern, path)
    return match ? read({ cache, id: match.params.id ?? '' }).map((row) => ({ file, row })) : []
  })

/**
 * The files of open data, each with the description of its fields, and what leads programs to them.
 * @param rows of all pages
 * @param version of the content that they were read from
 */
export function writeOpenData(rows: readonly OpenRow[], version: number): SiteFile[] {
  const byFile = Map.groupBy(rows, ({ file }) => file)
  const files = OPEN_FILES.flatMap((file) => {
    const { name } = file
    const data = dataOf(file, version, (byFile.get(name) ?? []).map(({ row }) => row).sort(newestFirst))
    const form = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...(SITE_URL && { $id: data.$schema }),
      ...formOf(file),
    }
    return [
      { name: dataPaths.file(name).slice(1), content: `${JSON.stringify(data)}\n` },
      { name: dataPaths.schema(name).slice(1), content: `${JSON.stringify(form, null, 2)}\n` },
    ]
  })
  return [...files, writeLlmsText(rows)]
}

/** Rows without a date stay as they are. */
const newestFirst = (one: Row, other: Row): number => String(other.date ?? '').localeCompare(String(one.date ?? ''))

/** Those fields of a row that its file has. */
function fieldsOf<Whole extends object>(file: string, row: Whole): Row {
  const { properties = {} } = OPEN_FILES.find(({ name }) => name === file)?.row ?? {}
  return Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(properties, name)))
}

/** A stored text with only what the allow-list has, without the links that pages add. */
const cleaned = (text: HtmlText): string => toHtml(sanitise(markupOf(text)))

const linked = (names: readonly string[], urls: readonly string[]) =>
  names.map((name, index) => ({ name, url: urls[index] ?? '' }))

const chaptersOf = (type: LawType, cache: QueryClient): Row[] =>
  (cache.getQueryData(questionsOfLaw(type).law.queryKey) ?? []).map(({ id, title, sections }) => ({
    id,
    title,
    sections: sections.map((section) => ({
      id: section.id,
      number: section.number,
      title: section.title,
      url: paths.sectionPage(type, section.slug),
      text_as_of: section.text_as_of,
      unchanged_to: section.unchanged_to,
      changes_noted_to: section.changes_noted_to,
      date_updated: section.date_updated,
      content: cleaned(section.content),
      related_rulings: section.related_rulings.map(({ title: name, url }) => ({ title: name, url })),
    })),
  }))

function itemOf(kind: ItemKind, id: string, cache: QueryClient): Row[] {
  const { text, sections } = questionsOfItem(ITEMS[kind], id)
  const item = cache.getQueryData(text.queryKey)
  if (!item) return []
  const cited = cache.getQueryData(sections.queryKey) ?? []
  return [
    {
      ...fieldsOf(KINDS[kind].path.slice(1), item),
      url: paths.item(kind, id),
      content: cleaned(item.content),
      sections: cited.map(({ title, url }) => ({ title, url })),
    },
  ]
}

function faqsOf(cache: QueryClient): Row[] {
  const { categories, facts } = questionsOfFaqs()
  const cited = byFaq(cache.getQueryData(facts.queryKey) ?? [])
  return (cache.getQueryData(categories.queryKey) ?? []).flatMap(({ name, faqs }) =>
    faqs.map(({ id, question, answer }) => ({
      id,
      url: paths.faq(id),
      category: name,
      question,
      answer: cleaned(answer),
      provisions: linked(cited.get(id)?.provisions ?? [], cited.get(id)?.urls ?? []),
    })),
  )
}

const termsOf = (cache: QueryClient): Row[] =>
  (cache.getQueryData(questionsOfGlossary().terms.queryKey) ?? []).map((term) => ({
    ...fieldsOf('glossary', term),
    url: paths.term(term.id),
    provisions: linked(term.provisions, term.provision_urls),
  }))

const figuresOf = (cache: QueryClient): Row[] =>
  (cache.getQueryData(questionsOfAmounts().figures.queryKey) ?? []).map((figure) => ({
    ...fieldsOf('amounts', figure),
    url: amountPath(figure.kind),
    provisions: linked(figure.provisions, figure.provision_urls),
    steps: figure.steps.map(({ updated_at: _, ...step }) => step),
  }))

const deadlinesOf = (cache: QueryClient): Row[] =>
  (cache.getQueryData(questionsOfDeadlines().deadlines.queryKey) ?? []).map((deadline) => ({
    ...fieldsOf('deadlines', deadline),
    provisions: linked(deadline.provisions, deadline.provision_urls),
  }))

function guideOf(id: string, cache: QueryClient): Row[] {
  const guide = cache.getQueryData(questionsOfGuide(id).guide.queryKey)
  if (!guide) return []
  const steps = guide.steps.map((step: GuideStep) => ({ ...step, text: cleaned(step.text), ends: cleaned(step.ends) }))
  return [{ ...fieldsOf('guides', guide), url: paths.guide(id), steps }]
}
