import { paths } from '@/app/paths'
import { CONTENT, LAW_NAMES, LAW_TYPES } from '@/lib/content-kinds'

/** Where else to look: the texts of the law, and the lists (FIND-5, SEARCH-8). */
export const PLACES: readonly (readonly [path: string, name: string])[] = [
  ...LAW_TYPES.map((type) => [paths.law(type), LAW_NAMES[type]] as const),
  ...[CONTENT.ruling, CONTENT.decision, CONTENT.news, CONTENT.faq].map(({ path, title }) => [path, title] as const),
]
