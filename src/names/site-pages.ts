import { KINDS, LAW_NAMES, LAW_TYPES, SOURCE_TYPES } from './kinds'
import { PAGE_NAMES } from './page-names'
import { paths } from './paths'
import { TOOL_NAMES } from './tool-names'

export type SitePage = { url: string; title: string }

/** The pages of the site that are no rows, by a word of their names that begins with what is typed. */
export const pagesNamed = (typed: string): SitePage[] =>
  PAGES.filter(({ title }) => ` ${title.toLowerCase()}`.includes(` ${typed.toLowerCase()}`))

const PAGES: readonly SitePage[] = [
  { url: paths.home, title: 'Home: the VAT rate of any day' },
  ...LAW_TYPES.map((type) => ({ url: paths.law(type), title: LAW_NAMES[type] })),
  ...SOURCE_TYPES.map((kind) => ({ url: KINDS[kind].path, title: KINDS[kind].title })),
  ...(['amounts', 'whichRate', 'allocationNumber', 'deadlines'] as const).map((name) => ({
    url: paths[name],
    title: TOOL_NAMES[name],
  })),
  { url: paths.changes(), title: PAGE_NAMES.changes },
  { url: paths.pack, title: 'Print pack' },
  ...(['contact', 'privacy', 'terms', 'accessibility', 'openData', 'offline'] as const).map((name) => ({
    url: paths[name],
    title: PAGE_NAMES[name],
  })),
]
