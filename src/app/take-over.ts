import type { HydrationState } from 'react-router-dom'
import * as v from 'valibot'
import { endWrittenPage, isForAnotherAddress, setWrittenOn } from '@/lib/written-page'
import { readPageData } from '@/texts/page-texts'
import { forgetWrittenHead } from '@/ui/document-head'
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
  if (!page || isForAnotherAddress()) return null
  const texts = document.querySelectorAll<HTMLElement>('[data-text]')
  const { day, version, loaderData, queries } = v.parse(PAGE_DATA, readPageData(page.textContent, texts))
  page.remove()
  setWrittenOn(day)
  for (const [key, data] of queries) queryClient.setQueryData(key, data)
  return { loaderData, version }
}

/**
 * Tells React what a reader has typed and chosen in the written page (FIND-6). React itself tells of no change from before it
 * took the page over: it leaves fields as it finds them, and sets them back to what it knows when it renders them next.
 */
export function takeOverEntries(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    // React knows what a field's own setter was given last, and drops an event that says the same: so first the written value
    // by that setter, then the typed one past it, as tests of React type.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked, input[type=checkbox]')) {
    if (box.checked === box.defaultChecked) continue
    box.checked = box.defaultChecked
    box.click()
  }
  for (const select of document.querySelectorAll('select')) {
    const written = [...select.options].findIndex(({ defaultSelected }) => defaultSelected)
    if (select.selectedIndex !== Math.max(written, 0)) select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Removes a page that was written for another address, and its head; what is rendered instead may be seen. */
export function leavePage(root: HTMLElement): void {
  root.replaceChildren()
  forgetWrittenHead()
  endWrittenPage()
}
