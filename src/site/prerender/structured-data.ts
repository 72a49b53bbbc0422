import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Legislation,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { paths } from '@/names/paths'
import { lawQuery } from '@/data/chapters/queries'
import { faqCategoriesQuery } from '@/data/faqs/queries'
import { sectionQuery } from '@/data/sections/queries'
import { BUILDS } from '@/kinds/builds'
import { questionsOfItem } from '@/kinds/item'
import { thePublisher } from '@/kinds/item-build'
import { ITEMS } from '@/kinds/items'
import { ITEM_KINDS, type ItemKind, KINDS, LAW_NAMES, LAW_TYPES, type LawType } from '@/names/kinds'
import type { Crumb, PageNote } from '@/lib/page-note'
import { plainLine } from '@/texts/plain-line'
import { SITE_NAME, SITE_URL } from '@/lib/site'
import { LAW_TEXTS } from '@/routes/public/law/law-texts'
import { shownWords } from './shown-words'

const LANGUAGE = 'en'

const urlOf = (path: string) => SITE_URL + path

/** What a route's page is, from the answers to its queries; `path` is its address. */
type Describe = (page: { cache: QueryClient; id: string; slug: string; path: string; note: PageNote }) => Thing[]

const ROUTES: [pattern: string, describe: Describe][] = [
  [paths.home, ({ note }) => [describeSite(note.description)]],
  ...LAW_TYPES.map((type): [string, Describe] => [paths.law(type), ({ cache }) => describeLaw(cache, type)]),
  ...LAW_TYPES.map((type): [string, Describe] => [
    paths.sectionPage(type, ':slug'),
    ({ cache, slug }) => describeSection(cache, type, slug),
  ]),
  ...ITEM_KINDS.map((kind): [string, Describe] => [
    paths.item(kind, ':id'),
    ({ cache, id, path }) => describeItem(cache, kind, id, path),
  ]),
  [paths.faqs, ({ cache }) => describeFaqs(cache)],
]

/**
 * The structured data of a page (FIND-3) as JSON-LD: its breadcrumb, and what it is by schema.org. It says only what the
 * page shows.
 * @param cache holds the answers that the page was rendered from
 * @returns empty where there is nothing to say
 */
export function writeStructuredData(path: string, note: PageNote, cache: QueryClient): string {
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

function describeLaw(cache: QueryClient, type: LawType): Legislation[] {
  const sections = cache.getQueryData(lawQuery(type).queryKey)?.flatMap((chapter) => chapter.sections)
  if (!sections?.length) return []
  return [
    {
      ...nameLaw(LAW_NAMES[type], paths.law(type)),
      description: LAW_TEXTS[type].instrument,
      legislationJurisdiction: 'Israel',
      inLanguage: LANGUAGE,
      hasPart: sections.map(({ slug, title }) => nameLaw(title, paths.sectionPage(type, slug))),
    },
  ]
}

function describeSection(cache: QueryClient, type: LawType, slug: string): Legislation[] {
  const section = cache.getQueryData(sectionQuery(type, slug).queryKey)
  if (!section) return []
  return [
    {
      ...nameLaw(section.title, paths.sectionPage(type, slug)),
      legislationJurisdiction: 'Israel',
      inLanguage: LANGUAGE,
      isPartOf: {
        '@type': 'Legislation',
        name: plainLine(section.chapters.title),
        isPartOf: nameLaw(LAW_NAMES[type], paths.law(type)),
      },
    },
  ]
}

/** A law, or a part of one. */
const nameLaw = (title: string, path: string) =>
  ({ '@type': 'Legislation', name: plainLine(title), url: urlOf(path) }) as const

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
  return [{ ...BUILDS[kind].describe(item), ...common }]
}

function describeFaqs(cache: QueryClient): FAQPage[] {
  const faqs = cache.getQueryData(faqCategoriesQuery().queryKey)?.flatMap((category) => category.faqs)
  if (!faqs?.length) return []
  return [
    {
      '@type': 'FAQPage',
      inLanguage: LANGUAGE,
      mainEntity: faqs.map(({ id, question, answer }) => ({
        '@type': 'Question',
        name: plainLine(question),
        url: urlOf(paths.faq(id)),
        acceptedAnswer: { '@type': 'Answer', text: shownWords(answer) },
      })),
    },
  ]
}
