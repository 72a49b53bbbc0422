import { lawQuery } from '@/data/chapters/queries'
import { sectionContextQuery, sectionQuery } from '@/data/sections/queries'
import type { LawType } from '@/names/kinds'
import type { Loader } from './loader'

export const loadLaw =
  (type: LawType): Loader =>
  (prefetch) =>
    prefetch(lawQuery(type))

export const loadSection =
  (type: LawType): Loader =>
  (prefetch, { params: { slug = '' } }) => {
    prefetch(sectionQuery(type, slug))
    prefetch(sectionContextQuery(type, slug))
  }
