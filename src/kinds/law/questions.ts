import { lawQuery } from '@/data/chapters/queries'
import { asksForDay } from '@/names/day-address'
import type { LawType } from '@/names/kinds'

// Apart from what packs, feeds and search engines are told, which readers of the law do not need.

/** What the page of a law asks: for its loader, the page itself and the build (LAW-1). */
export const questionsOfLaw = (type: LawType) => ({ law: lawQuery(type) })

/** The same for its loader, at an address that may ask for another day (TIME-4). */
export const questionsOfLawAt = async (type: LawType, url: string) =>
  asksForDay(new URL(url).search) ? (await import('./day-questions')).questionsOfDayAt(type, url) : questionsOfLaw(type)
