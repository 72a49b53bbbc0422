import { lawQuery } from '@/data/chapters/queries'
import { sectionContextQuery, sectionQuery } from '@/data/sections/queries'
import type { LawType } from '@/names/kinds'

// Apart from what packs, feeds and search engines are told, which readers of the law do not need.

/** What the page of a law asks: for its loader, the page itself and the build (LAW-1). */
export const questionsOfLaw = (type: LawType) => ({ law: lawQuery(type) })

/** What the page of a section asks (FIND-2). */
export const questionsOfSection = (type: LawType, slug: string) => ({
  section: sectionQuery(type, slug),
  context: sectionContextQuery(type, slug),
})
