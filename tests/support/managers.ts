import { MANAGER as amendments } from '@/routes/admin/amendments/amendments-manager'
import { managerOf } from '@/routes/admin/amounts/amounts-manager'
import { formerTextsOf, rulingsOf, sectionsOf } from '@/routes/admin/chapters/chapter-sections'
import { MANAGER as chapters } from '@/routes/admin/chapters/chapters-manager'
import { MANAGER as deadlines } from '@/routes/admin/deadlines/deadlines-manager'
import { MANAGER as tax_decisions } from '@/routes/admin/decisions/decisions-manager'
import { faqsOf } from '@/routes/admin/faqs/category-faqs'
import { MANAGER as faq_categories } from '@/routes/admin/faqs/faqs-manager'
import { MANAGER as terms } from '@/routes/admin/glossary/glossary-manager'
import { MANAGER as guides } from '@/routes/admin/guides/guides-manager'
import { MANAGER as news } from '@/routes/admin/news/news-manager'
import { MANAGER as postponements } from '@/routes/admin/postponements/postponements-manager'
import { MANAGER as rulings } from '@/routes/admin/rulings/rulings-manager'
import { MANAGER as synonyms } from '@/routes/admin/synonyms/synonyms-manager'

/** The manager of each table that staff write, by its table; of rows within another row, those of this one. */
export const managersWithin = (parent: string) => ({
  amendments,
  amounts: managerOf([]),
  chapters,
  deadlines,
  faq_categories,
  faqs: faqsOf([]),
  guides,
  news,
  postponements,
  related_rulings: rulingsOf(parent),
  rulings,
  section_versions: formerTextsOf(parent),
  sections: sectionsOf(parent, 'vat-law'),
  synonyms,
  tax_decisions,
  terms,
})
