import { todayInIsrael } from './dates'

// What a document that the build wrote tells the app, beside its markup and its data: flags on <html>, because they are set
// where no module runs yet, and two variables. Here stands all of it, with who sets it, who reads it, and when it ends. How the
// reader likes to read (`data-theme`, `data-size`, `data-keys`, `data-terms`) is told by src/ui/reading-settings.ts.

const flags = () => document.documentElement.dataset

/**
 * `data-page`, the address that the document was written for; empty in a file that stands for others (404.html). The build sets
 * it (src/site/prerender/template.ts); start.js, the service worker and the offline notices read it. It stays with the document.
 */
export const isWrittenFor = (path: string): boolean => flags().page === path

/**
 * `data-other`: the document is read at another address than its own, or, with `data-asks`, which the build sets on pages that
 * ask by their query, at another query. start.js sets it before the first paint, the style sheet hides the text meanwhile, and
 * the data is not taken over. It ends when the app shows what belongs there (endWrittenPage), or in start.js, if none comes.
 */
export const isForAnotherAddress = (): boolean => 'other' in flags()

/**
 * `data-came`: when the document came, in a copy that the service worker shows from the device (src/lib/kept-pages.ts). The
 * offline notices read it at the address that it was written for. It stays with the document, or ends with `data-other`.
 */
export const cameAt = (): string | undefined => flags().came

/** Ends what holds for the document's text alone: the app shows another in its place. */
export function endWrittenPage(): void {
  delete flags().other
  delete flags().came
}

let day: string | undefined

/** The day on which the document was written, as an ISO date, for what is taken over (useToday); today where nothing is. */
export const writtenOn = (): string => day ?? todayInIsrael()

/** Set once, when the app takes over the document's data; it stays. */
export function setWrittenOn(date: string): void {
  day = date
}

let uncompared = false

/** Dispatched on the window when it becomes known whether the document could be compared with the content. */
export const COMPARED = 'compared'

/** Whether nothing answered when the document was compared with the content: what is read may be old (FIND-9). */
export const isUncompared = (): boolean => uncompared

/** Set by src/app/bring-up-to-date.ts once the page is alive, and again when the line is back; the offline notices read it. */
export function setUncompared(is: boolean): void {
  uncompared = is
  window.dispatchEvent(new Event(COMPARED))
}
