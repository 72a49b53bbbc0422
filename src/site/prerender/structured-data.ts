import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import type { BreadcrumbList, Graph, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts'
import { describeFaqs, questionsOfFaqs } from '@/kinds/faq/faq'
import { questionsOfItem } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import { describeLaw, describeSection } from '@/kinds/law/law'
import { questionsOfLaw } from '@/kinds/law/questions'
import { questionsOfSection } from '@/kinds/law/section-questions'
import { LANGUAGE, nameLaw, thePublisher, urlOf } from '@/kinds/schema-org'
import { questionsOfGlossary } from '@/kinds/term/questions'
import { describeTerms } from '@/kinds/term/term'
import type { Crumb, PageMetadata } from '@/lib/page-metadata'
import { SITE_NAME } from '@/lib/site'
import { ITEM_KINDS, type ItemKind, KINDS, LAW_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'
import { plainLine } from '@/texts/plain-line'
import { shownWords } from './shown-words'

/** What a route's page is, from the answers to its questions; `path` is its address. */
type Describe = (page: { cache: QueryClient; id: string; slug: string; path: string; note: PageMetadata }) => Thing[]

const ROUTES: [pattern: string, describe: Describe][] = [
  [paths.home, ({ note }) => [describeSite(note.description)]],
  ...LAW_TYPES.flatMap((type): [string, Describe][] => [
    [paths.law(type), ({ cache }) => describeLaw(type, cache.getQueryData(questionsOfLaw(type).law.queryKey) ?? [])],
    [
      paths.sectionPage(type, ':slug'),
      ({ cache, slug }) => {
        const section = cache.getQueryData(questionsOfSection(type, slug).section.queryKey)
        return section ? [describeSection(type, section)] : []
      },
    ],
  ]),
  ...ITEM_KINDS.map((kind): [string, Describe] => [
    paths.item(kind, ':id'),
    ({ cache, id, path }) => describeItem(cache, kind, id, path),
  ]),
  [
    paths.faqs,
    ({ cache }) => describeFaqs(cache.getQueryData(questionsOfFaqs().categories.queryKey) ?? [], shownWords),
  ],
  [paths.glossary, ({ cache }) => describeTerms(cache.getQueryData(questionsOfGlossary().terms.queryKey) ?? [])],
]

/**
 * The structured data of a page (FIND-3) as JSON-LD: its breadcrumb, and what it is by schema.org. It says only what the
 * page shows.
 * @param cache holds the answers that the page was rendered from
 * @returns empty where there is nothing to say
 */
export function writeStructuredData(path: string, note: PageMetadata, cache: QueryClient): string {
  if (note.isUnlisted) return ''
  const things = ROUTES.flatMap(([pattern, describe]) => {
    const match = matchPath(pattern, path)
    const { id = '', slug = '' } = match?.params ?? {}
    return match ? describe({ cache, id, slug, path, note }) : []
  })
  if (note.crumbs.length > 0) things.push(describeBreadcrumb(note.crumbs))
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  // "<" would let a text end the element that holds the data.
  return things.length > 0 ? JSON.stringify(graph).replaceAll('<', '\\u003c') : ''
}

function describeBreadcrumb(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', to: paths.home }, ...crumbs].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainLine(label),
      item: urlOf(to),
    })),
  }
}

function describeSite(description: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(paths.searchForm)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    name: SITE_NAME,
    url: urlOf(paths.home),
    description,
    inLanguage: LANGUAGE,
    potentialAction: search,
  }
}

/** What the page of an item is, with what all say of themselves. */
function describeItem(cache: QueryClient, kind: ItemKind, id: string, path: string) {
  const { text, sections } = questionsOfItem(ITEMS[kind], id)
  const item = cache.getQueryData(text.queryKey)
  if (!item) return []
  const cited = cache.getQueryData(sections.queryKey) ?? []
  const common = {
    url: urlOf(path),
    inLanguage: LANGUAGE,
    genre: KINDS[kind].many,
    citation: cited.map(({ id, title, law }) => nameLaw(title, paths.section(law, id))),
    publisher: thePublisher(),
  } as const
  return [{ ...ITEMS[kind].describe(item), ...common }]
}
