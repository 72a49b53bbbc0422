import { compareLawQuery, lawOnQuery, sectionOnQuery } from '@/data/law-on/queries'
import { sectionContextQuery } from '@/data/sections/queries'
import { readAskedDay } from '@/law/asked-day'
import { todayInIsrael } from '@/lib/dates'
import type { LawType } from '@/names/kinds'

/** What the page of a section as on a day asks: for its loader and the page itself (TIME-4). */
export const questionsOfSectionOn = (type: LawType, slug: string, day: string) => ({
  section: sectionOnQuery(type, slug, day),
  context: sectionContextQuery(type, slug),
})

/** What a page of two days asks, of a law or of one section: the earlier day comes first. */
export const questionsOfDays = (type: LawType, one: string, other: string, slug?: string) => ({
  compared: one < other ? compareLawQuery(type, one, other, slug) : compareLawQuery(type, other, one, slug),
})

/** What the page of a law as on a day asks. */
export const questionsOfLawOn = (type: LawType, day: string) => ({ law: lawOnQuery(type, day) })

const NOTHING = {}

/** What the page of a law, or of a section of it, at an address with a day asks. */
export function questionsOfDayAt(type: LawType, url: string, slug?: string) {
  const { on, other, isCompared } = readAskedDay(new URL(url).search, todayInIsrael())
  if (!on || (isCompared && !other)) return NOTHING
  if (other) return questionsOfDays(type, on, other, slug)
  return slug === undefined ? questionsOfLawOn(type, on) : questionsOfSectionOn(type, slug, on)
}
