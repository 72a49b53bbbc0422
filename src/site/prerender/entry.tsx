import { QueryClient } from '@tanstack/react-query'
import { CharacterData, Element, Node, NodeFilter, parseHTML, Text } from 'linkedom'
import { isValidElement, type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { App } from '@/app/app'
import { isEnabled } from '@/app/prefetch'
import { QUERY_DEFAULTS } from '@/app/query-client'
import { createRoutes } from '@/app/router'
import { askRow, send } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import { todayInIsrael } from '@/lib/dates'
import { takePageMetadata } from '@/lib/page-metadata'
import { forgetTexts, writePageData } from '@/texts/page-texts'
import { writeLawFiles } from './law-files'
import { hasMarkdown, writeMarkdown } from './markdown'
import { rowsOf } from './open-data'
import { writeHead } from './page-head'
import type { Answers } from './read-ahead'
import { read } from './reads'
import type { OpenRow, SiteFile } from './site-file'
import { writeStructuredData } from './structured-data'

export { isAsked, listAddresses, listFormerAddresses } from './addresses'
export { writeOpenData } from './open-data'
export { readAhead } from './read-ahead'
export { writeSiteFiles } from './site-files'

/** A page as it stands in its file. */
export type RenderedPage = {
  /** Title, description, links, link preview. */
  head: string
  body: string
  /** The page as Markdown (BULK-4), if it is there as such. */
  markdown: SiteFile | null
  /** Of a text of the law, its other forms (BULK-3). */
  lawFiles: SiteFile[]
  /** What of the site's data the page shows, for the files of open data (BULK-4). */
  rows: OpenRow[]
  /** What the page is by schema.org, as JSON; may be empty. */
  structuredData: string
  /** What the browser takes over from, as JSON. */
  data: string
  /** The modules of the project that the page needs beside those that every page needs. */
  modules: string[]
}

/**
 * How new the content is, once what is due is published (TIME-2) and what was changed in bulk is derived (BULK-1), half a
 * second at a time, where somebody else is at it for so long: a number that grows with every change of it. @throws AppError
 */
export async function readVersion(): Promise<number> {
  const client = await publicClient()
  for (;;) {
    const { version, has_due } = await read(() => askRow(client.from('content_version').select('version, has_due')))
    if (!has_due) return version
    await read(() => send(client.rpc('publish_due')))
    const isDone = await read(() => send(client.rpc('derive_pending')))
    if (isDone === false) await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Any address of the site: only its path counts. */
const ORIGIN = 'http://site.invalid'

/**
 * Renders an address as the browser shows it once all its data is there (FIND-1).
 * @param pathname such as "/rulings"
 * @param version of the content that is read
 * @param known what readAhead() has asked for this page
 * @throws when a query fails, or the page cannot be rendered
 */
export async function renderPage(pathname: string, version: number, known: Answers = []): Promise<RenderedPage> {
  const cache = new QueryClient({
    defaultOptions: { queries: { ...QUERY_DEFAULTS, retry: false, staleTime: Infinity, gcTime: Infinity } },
  })
  for (const [key, answer] of known) cache.setQueryData(key, answer)
  const routes = createRoutes((questions) => {
    for (const question of Object.values(questions))
      cache.getQueryCache().build(cache, cache.defaultQueryOptions(question))
  })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(ORIGIN + pathname))
  if (context instanceof Response) throw new Error(`${pathname} leads elsewhere: there is nothing to write.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const page = (
    <StrictMode>
      <App cache={cache}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>
  )
  await answerAll(cache)
  return oneByOne(async () => {
    const body = await renderWhole(page, cache)
    const queries = cache.getQueryCache().getAll()
    const data = {
      day: todayInIsrael(),
      version,
      loaderData: context.loaderData,
      queries: queries.flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]])),
    }
    const note = takePageMetadata()
    return {
      head: writeHead(pathname, note),
      body,
      markdown: hasMarkdown(pathname, note) ? writeMarkdown(pathname, note.title, body) : null,
      lawFiles: writeLawFiles(pathname, cache),
      rows: rowsOf(pathname, cache),
      structuredData: writeStructuredData(pathname, note, cache),
      data: writePageData(data),
      modules: await modulesOf(context.matches),
    }
  })
}

let last: Promise<unknown> = Promise.resolve()

/** Pages are read side by side but rendered one after the other: which texts a page shows is noted for one page at a time. */
function oneByOne<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task)
  last = result.catch(() => {})
  return result
}

const SCREENS = import.meta.glob<{ Component?: unknown }>([
  '/src/routes/public/**/*-page.tsx',
  '!/src/routes/public/layout/**',
])

/** The modules of the project that the routes load when somebody goes there. */
async function modulesOf(matches: StaticHandlerContext['matches']): Promise<string[]> {
  const shown = matches.flatMap(({ route: { element } }) => (isValidElement(element) ? [element.type] : []))
  const screens = await Promise.all(
    Object.entries(SCREENS).map(async ([file, load]) => ({ file, Component: (await load()).Component })),
  )
  return screens.flatMap(({ file, Component }) =>
    Component && shown.some((type) => type === Component) ? [file.slice(1)] : [],
  )
}

/** Renders until every query that the page asks is answered: what one answer shows may ask the next. */
async function renderWhole(page: ReactNode, cache: QueryClient): Promise<string> {
  while (true) {
    forgetTexts()
    // In one piece: a part that came later would have to be moved into its place by a script.
    const errors: unknown[] = []
    const { prelude } = await prerender(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    })
    const html = await new Response(prelude).text()
    if (errors.length > 0) throw errors[0]
    if (openQueries(cache).length === 0) return html
    await answerAll(cache)
  }
}

const openQueries = (cache: QueryClient) =>
  cache.getQueryCache().findAll({ predicate: ({ state, options }) => state.data === undefined && isEnabled(options) })

async function answerAll(cache: QueryClient): Promise<void> {
  await Promise.all(openQueries(cache).map((query) => read(() => query.fetch())))
}

// The functions that sanitise, link and mark stored texts work on nodes. React and the libraries look for `window`, and
// go on knowing that there is none.
const { document } = parseHTML('<!doctype html><html></html>')
Object.assign(globalThis, { document, Node, NodeFilter, Text, Element, CharacterData })
