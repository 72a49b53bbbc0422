import { useMemo } from 'react'
import { RowsManager } from '../manager/rows-manager'
import { useFaqManager } from './faq-manager'

/** The FAQs of a category, in the category's place (ADM-6). */
export function CategoryFaqs({ categoryId }: { categoryId: string }) {
  const manager = useFaqManager()
  const only = useMemo(() => ({ category_id: categoryId }), [categoryId])
  return (
    <RowsManager
      manager={manager}
      heading={<h3 className="font-semibold text-lg">FAQs</h3>}
      only={only}
      parent={categoryId}
      level="faq-"
    />
  )
}
