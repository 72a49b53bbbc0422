import { useMemo } from 'react'
import { KINDS } from '@/names/kinds'
import { ManagerPart } from '@/office/manager-part'
import { useFaqManager } from './faq-manager'

/** The FAQs of a category, in the category's place (ADM-6). */
export function CategoryFaqs({ categoryId }: { categoryId: string }) {
  const manager = useFaqManager()
  const only = useMemo(() => ({ category_id: categoryId }), [categoryId])
  return <ManagerPart manager={manager} title={KINDS.faq.many} only={only} parent={categoryId} level="faq-" />
}
