import { paths } from '@/app/paths'
import { CONTENT, LAW_NAMES, LAW_TYPES } from '@/lib/content-kinds'

type LinkPage = { url: string; title: string }

const PAGES: readonly LinkPage[] = [
  { url: paths.home, title: 'Home' },
  ...LAW_TYPES.map((type) => ({ url: paths.law(type), title: LAW_NAMES[type] })),
  ...[CONTENT.ruling, CONTENT.decision, CONTENT.faq, CONTENT.news].map(({ path, title }) => ({ url: path, title })),
  { url: paths.contact, title: 'Contact Us' },
  { url: paths.privacy, title: 'Privacy Policy' },
  { url: paths.terms, title: 'Terms of Use' },
  { url: paths.accessibility, title: 'Accessibility Statement' },
]

/** The pages of the site that are no rows, by a word of their names that begins with what is typed. */
export function linkPages(typed: string): LinkPage[] {
  const wanted = ` ${typed.toLowerCase()}`
  return PAGES.filter(({ title }) => ` ${title.toLowerCase()}`.includes(wanted))
}
