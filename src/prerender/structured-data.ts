import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Legislation,
  NewsArticle,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { paths } from '@/app/paths'
import { lawQuery } from '@/data/chapters/queries'
import { citedSectionsQuery } from '@/data/citations/queries'
import { faqCategoriesQuery } from '@/data/faqs/queries'
import { newsPostQuery } from '@/data/news/queries'
import { rulingQuery } from '@/data/rulings/queries'
import { sectionQuery } from '@/data/sections/queries'
import { taxDecisionQuery } from '@/data/tax-decisions/queries'
import { KINDS, LAW_NAMES, LAW_TYPES, type LawType, type SourceType } from '@/kinds/kinds'
import { withNumber } from '@/lib/item-citation'
import type { Crumb, PageNote } from '@/lib/page-note'
import { plainLine } from '@/lib/plain-line'
import { publisher, SITE_NAME, SITE_URL } from '@/lib/site'
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
  [paths.ruling(':id'), ({ cache, id, path }) => describeRuling(cache, id, path)],
  [paths.decision(':id'), ({ cache, id, path }) => describeDecision(cache, id, path)],
  [paths.newsPost(':id'), ({ cache, id, path }) => describeNewsPost(cache, id, path)],
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

/** What any text that is listed by date says of itself. */
function describeText(cache: QueryClient, kind: SourceType, id: string, path: string) {
  const cited = cache.getQueryData(citedSectionsQuery(kind, id).queryKey) ?? []
  return {
    url: urlOf(path),
    inLanguage: LANGUAGE,
    genre: KINDS[kind].many,
    citation: cited.map(({ id, title, law }) => nameLaw(title, paths.section(law, id))),
    publisher: { '@type': 'Organization', name: publisher() || SITE_NAME, url: urlOf(paths.home) },
  } as const
}

// A ruling's page and a decision's are articles of ours about them: their dates and authors are not the page's.
function describeRuling(cache: QueryClient, id: string, path: string): Article[] {
  const ruling = cache.getQueryData(rulingQuery(id).queryKey)
  if (!ruling) return []
  const name = plainLine(ruling.title)
  return [
    {
      '@type': 'Article',
      headline: withNumber(name, ruling.number),
      abstract: plainLine(ruling.summary),
      about: {
        '@type': 'CreativeWork',
        name,
        dateCreated: ruling.date,
        creator: { '@type': 'GovernmentOrganization', name: plainLine(ruling.court) },
      },
      ...describeText(cache, 'ruling', id, path),
    },
  ]
}

function describeDecision(cache: QueryClient, id: string, path: string): Article[] {
  const decision = cache.getQueryData(taxDecisionQuery(id).queryKey)
  if (!decision) return []
  const subject = plainLine(decision.subject)
  return [
    {
      '@type': 'Article',
      headline: withNumber(subject, plainLine(decision.title)),
      abstract: plainLine(decision.summary),
      dateModified: dayOf(decision.updated_at),
      about: {
        '@type': 'Report',
        name: subject,
        reportNumber: plainLine(decision.title),
        dateCreated: decision.date,
        creator: { '@type': 'GovernmentOrganization', name: decision.authority },
      },
      ...describeText(cache, 'decision', id, path),
    },
  ]
}

function describeNewsPost(cache: QueryClient, id: string, path: string): NewsArticle[] {
  const post = cache.getQueryData(newsPostQuery(id).queryKey)
  if (!post) return []
  const text = describeText(cache, 'news', id, path)
  return [
    {
      '@type': 'NewsArticle',
      headline: plainLine(post.title),
      abstract: plainLine(post.summary),
      articleSection: post.category,
      datePublished: post.date,
      dateModified: dayOf(post.updated_at),
      author: text.publisher,
      ...text,
    },
  ]
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

/** The UTC day of a moment, as the pages show it. */
const dayOf = (moment: string) => new Date(moment).toISOString().slice(0, 10)
