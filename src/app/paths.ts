import { CONTENT, type LawType } from '@/lib/content-kinds'

const { ruling, decision, news, faq } = CONTENT

/** Every address of the site, built in one place (SHELL-1). */
export const paths = {
  home: '/',
  law: (type: LawType = 'vat-law') => `/law/${type}`,
  /** A section in the law browser (spec 9: law to /law/vat-law#{id}). */
  section: (type: string, sectionId: string) => `/law/${type}#${sectionId}`,
  rulings: ruling.path,
  ruling: (id: string) => `${ruling.path}/${id}`,
  decisions: decision.path,
  decision: (id: string) => `${decision.path}/${id}`,
  news: news.path,
  newsPost: (id: string) => `${news.path}/${id}`,
  faqs: faq.path,
  faq: (id: string) => `${faq.path}#${id}`,
  contact: '/contact',
  /** The results for a query, of one type where it is named. */
  search: (query: string, type: string | null = null) =>
    `/search?q=${encodeURIComponent(query)}${type ? `&type=${type}` : ''}`,
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  admin: '/admin',
  signIn: '/admin/login',
  /** One of the staff's screens: "rulings". */
  manager: (name: string) => `/admin/${name}`,
} as const
