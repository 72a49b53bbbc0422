import { useMemo } from 'react'
import { Heading } from '@/components/ui/heading'
import { CONTENT } from '@/lib/content-kinds'
import { RowsManager } from '@/routes/admin/manager/rows-manager'
import { useFaqManager } from './faq-manager'

/** The FAQs of a category, in the category's place (ADM-6). */
export function CategoryFaqs({ categoryId }: { categoryId: string }) {
  const manager = useFaqManager()
  const only = useMemo(() => ({ category_id: categoryId }), [categoryId])
  return (
    <RowsManager
      manager={manager}
      heading={<Heading className="font-semibold text-lg">{CONTENT.faq.many}</Heading>}
      only={only}
      parent={categoryId}
      level="faq-"
    />
  )
}
