import { sectionContextQuery, sectionQuery } from '@/data/sections/queries'
import type { LawType } from '@/names/kinds'

/** What the page of a section asks: for its loader, the page itself and the build (FIND-2). */
export const questionsOfSection = (type: LawType, slug: string) => ({
  section: sectionQuery(type, slug),
  context: sectionContextQuery(type, slug),
})
