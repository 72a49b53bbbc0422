import { sectionContextQuery, sectionQuery } from '@/data/sections/queries'
import { asksForDay } from '@/names/day-address'
import type { LawType } from '@/names/kinds'

/** What the page of a section asks: for its loader, the page itself and the build (FIND-2). */
export const questionsOfSection = (type: LawType, slug: string) => ({
  section: sectionQuery(type, slug),
  context: sectionContextQuery(type, slug),
})

/** The same for its loader, at an address that may ask for another day (TIME-4). */
export const questionsOfSectionAt = async (type: LawType, slug: string, url: string) =>
  asksForDay(new URL(url).search)
    ? (await import('./day-questions')).questionsOfDayAt(type, url, slug)
    : questionsOfSection(type, slug)
