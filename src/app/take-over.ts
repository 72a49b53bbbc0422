import type { createBrowserRouter, HydrationState } from 'react-router-dom'
import * as v from 'valibot'
import { readPageData } from '@/texts/page-texts'
import { setWrittenOn } from '@/lib/written-on'
import { queryClient } from './query-client'

/** As src/site/prerender/entry.tsx writes it. */
const PAGE_DATA = v.object({
  day: v.string(),
  version: v.number(),
  loaderData: v.record(v.string(), v.unknown()),
  queries: v.array(v.tuple([v.array(v.unknown()), v.unknown()])),
})

/**
 * Takes the data of a page that was written at build time into the cache, the page's own texts included (FIND-6).
 * @returns what the router begins with, and the version of the content that the page was written from; null for a page without
 * data, and for one that was written for another address
 */
export function takeOverData(): { loaderData: HydrationState['loaderData']; version: number } | null {
  const page = document.getElementById('page-data')
  if (!page || 'other' in document.documentElement.dataset) return null
  const texts = document.querySelectorAll<HTMLElement>('[data-text]')
  const { day, version, loaderData, queries } = v.parse(PAGE_DATA, readPageData(page.textContent, texts))
  page.remove()
  setWrittenOn(day)
  for (const [key, data] of queries) queryClient.setQueryData(key, data)
  return { loaderData, version }
}

/** Removes a page that was written for another address, and its head; what is rendered instead may be seen. */
export function leavePage(root: HTMLElement): void {
  globalThis.early = undefined
  root.replaceChildren()
  removeAll(WRITTEN)
  const { dataset } = document.documentElement
  delete dataset.other
  delete dataset.came
}

/** Once the reader goes on to another page, removes what the build wrote about the first one for others than its readers. */
export function forgetFirstPage({ state, subscribe }: ReturnType<typeof createBrowserRouter>): void {
  const stop = subscribe(({ location }) => {
    if (location.pathname === state.location.pathname) return
    stop()
    removeAll(WRITTEN)
  })
}

/** What only the build writes: link preview, feeds, structured data (src/site/prerender/page-head.tsx). */
const WRITTEN = 'meta:is([property], [name^=twitter]), link[rel=alternate], script[type="application/ld+json"]'

function removeAll(selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove()
}
