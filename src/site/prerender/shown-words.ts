import { plainText } from '@/lib/plain-text'
import { plainLine } from '@/texts/plain-line'
import { sanitise, toHtml } from '@/texts/sanitise'

/** The words of stored HTML as pages show them, in one line: what the sanitiser, which must be loaded, leaves out is not among them. */
export const shownWords = (html: string, most?: number): string =>
  plainLine(plainText(toHtml(sanitise(html)), ' '), most)
