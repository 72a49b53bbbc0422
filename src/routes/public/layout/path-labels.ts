/** The names of the parts of paths, for breadcrumbs and wherever else a place is named (SHELL-4). */
export const PATH_LABELS: Record<string, string> = {
  law: 'Law & Regulations',
  'vat-law': 'VAT Law',
  regulations: 'Regulations',
  'booking-rules': 'Booking Rules',
  rulings: 'Court Rulings',
  decisions: 'Tax Decisions',
  news: 'News',
  faqs: 'FAQs',
  contact: 'Contact',
  search: 'Search',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  accessibility: 'Accessibility Statement',
}
