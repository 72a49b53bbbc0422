import { KINDS, LAW_NAMES } from './kinds'

/** The names of the pages that are no kind of content, by their paths. */
export const PAGE_NAMES = {
  changes: 'What changed',
  contact: 'Contact Us',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  accessibility: 'Accessibility Statement',
  openData: 'Open Data',
  offline: 'Kept on This Device',
}

/** Names for the parts of paths, for breadcrumbs and wherever else a page is named (SHELL-4). */
export const PATH_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(KINDS).map(({ path, many }) => [path.slice(1), many])),
  ...LAW_NAMES,
  ...PAGE_NAMES,
  contact: 'Contact',
  search: 'Search',
  'open-data': PAGE_NAMES.openData,
  pack: 'Print Pack',
}
