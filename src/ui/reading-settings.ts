import * as v from 'valibot'
import type { ReadingSetting } from './reading-choices'

/** Where the choices are kept in this browser; src/site/prerender/start.js reads it before anything is painted. */
const KEPT = 'reading'

const CHOICE = v.fallback(v.string(), '')
const SETTINGS = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.object({ theme: CHOICE, size: CHOICE, keys: CHOICE, terms: CHOICE })),
  {
    theme: '',
    size: '',
    keys: '',
    terms: '',
  },
)

const kept = () => v.parse(SETTINGS, localStorage.getItem(KEPT))

/** Puts the choices on the document, whose sheet and keys follow them. */
export function applyReadingSettings(): void {
  try {
    Object.assign(document.documentElement.dataset, kept())
  } catch (error) {
    console.warn('The settings of reading could not be read', error)
  }
}

/** What is chosen now. */
export const readingChoice = (setting: ReadingSetting): string => document.documentElement.dataset[setting] ?? ''

/** Chooses, for this visit and the next ones where the browser keeps anything. */
export function chooseReading(setting: ReadingSetting, choice: string): void {
  document.documentElement.dataset[setting] = choice
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [setting]: choice }))
  } catch (error) {
    console.warn('The settings of reading could not be kept', error)
  }
}
