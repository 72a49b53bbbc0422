import { lawQuery } from '@/data/chapters/queries'
import type { LawType } from '@/names/kinds'

// Apart from what packs, feeds and search engines are told, which readers of the law do not need.

/** What the page of a law asks: for its loader, the page itself and the build (LAW-1). */
export const questionsOfLaw = (type: LawType) => ({ law: lawQuery(type) })
