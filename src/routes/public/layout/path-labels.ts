import { CONTENT, LAW_NAMES } from '@/lib/content-kinds'

/** Names for the parts of paths, for breadcrumbs and wherever else a page is named (SHELL-4). */
export const PATH_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(CONTENT).map(({ path, many }) => [path.slice(1), many])),
  ...LAW_NAMES,
  contact: 'Contact',
  search: 'Search',
  pack: 'Print Pack',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  accessibility: 'Accessibility Statement',
  offline: 'Kept on This Device',
}
