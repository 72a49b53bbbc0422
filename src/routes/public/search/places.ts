import { BESIDE_THE_LAW, KINDS, LAW_NAMES, LAW_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'

/** Where else to look: the texts of the law, and the lists (FIND-5, SEARCH-8). */
export const PLACES: readonly (readonly [path: string, name: string])[] = [
  ...LAW_TYPES.map((type) => [paths.law(type), LAW_NAMES[type]] as const),
  ...BESIDE_THE_LAW.map((kind) => [KINDS[kind].path, KINDS[kind].title] as const),
]
