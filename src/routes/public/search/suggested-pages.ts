import { paths } from '@/app/paths'
import { CONTENT, LAW_NAMES, LAW_TYPES } from '@/lib/content-kinds'

/** A page of the site that the palette offers beside the hits of the search. */
export type SuggestedPage = { url: string; title: string }

const PAGES: readonly SuggestedPage[] = [
  { url: paths.home, title: 'Home: the VAT rate of any day' },
  ...LAW_TYPES.map((type) => ({ url: paths.law(type), title: LAW_NAMES[type] })),
  ...[CONTENT.ruling, CONTENT.decision, CONTENT.faq, CONTENT.news].map(({ path, title }) => ({ url: path, title })),
  { url: paths.contact, title: 'Contact Us' },
  { url: paths.privacy, title: 'Privacy Policy' },
  { url: paths.terms, title: 'Terms of Use' },
  { url: paths.accessibility, title: 'Accessibility Statement' },
  { url: paths.offline, title: 'Kept on This Device' },
]

/** The pages whose names have a word that begins with what is typed. */
export function suggestedPages(typed: string): SuggestedPage[] {
  const wanted = typed.toLowerCase()
  return PAGES.filter(({ title }) => ` ${title.toLowerCase()}`.includes(` ${wanted}`))
}
