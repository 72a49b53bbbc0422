import type { LawType } from '@/data/chapters/queries'

/** Every address of the site, built in one place (SHELL-1). */
export const paths = {
  home: '/',
  law: (type: LawType = 'vat-law') => `/law/${type}`,
  /** A section in the law browser (spec 9: law to /law/vat-law#{id}). */
  section: (type: string, sectionId: string) => `/law/${type}#${sectionId}`,
  rulings: '/rulings',
  ruling: (id: string) => `/rulings/${id}`,
  decisions: '/decisions',
  decision: (id: string) => `/decisions/${id}`,
  news: '/news',
  newsPost: (id: string) => `/news/${id}`,
  faqs: '/faqs',
  faq: (id: string) => `/faqs#${id}`,
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
