import { useId } from 'react'
import { EmptyState } from '@/components/states/empty-state'
import type { FaqCategory } from '@/data/faqs/queries'
import { useIsHydrating } from '@/hooks/use-is-hydrating'
import { moveFocus } from '@/lib/arrow-keys'
import { FaqList } from './faq-list'

type FaqTabsProps = {
  categories: FaqCategory[]
  selected: FaqCategory
  onSelect: (categoryId: string) => void
}

/** The categories as tabs (FAQ-1), by WAI-ARIA's pattern: one tab stop, the arrows select. */
export function FaqTabs({ categories, selected, onSelect }: FaqTabsProps) {
  const id = useId()
  const tabId = (category: FaqCategory) => `${id}-${category.id}`
  const panelId = (category: FaqCategory) => `${tabId(category)}-panel`
  // For readers without scripts, who can choose no tab.
  const isWhole = useIsHydrating()

  const selectByKey = (event: React.KeyboardEvent) => {
    const index = moveFocus(event, 'row', '[role="tab"]')
    const category = index === null ? undefined : categories[index]
    if (category) onSelect(category.id)
  }
  return (
    <div className="mt-8 max-w-5xl">
      <div
        role="tablist"
        aria-label="Categories"
        onKeyDown={selectByKey}
        className="flex flex-wrap gap-2 border-line border-b pb-5 print:hidden"
      >
        {categories.map((category) => (
          <button
            key={category.id}
            type="button"
            role="tab"
            id={tabId(category)}
            aria-selected={category === selected}
            aria-controls={category === selected ? panelId(category) : undefined}
            tabIndex={category === selected ? 0 : -1}
            onClick={() => onSelect(category.id)}
            className="min-h-10 rounded-full border border-line px-4 py-1.5 font-medium transition-colors hover:border-accent aria-selected:border-accent aria-selected:bg-accent aria-selected:text-on-accent"
          >
            {category.name}
          </button>
        ))}
      </div>
      {categories
        .filter((category) => isWhole || category === selected)
        .map((category) => (
          <div
            key={category.id}
            role="tabpanel"
            id={panelId(category)}
            aria-labelledby={tabId(category)}
            data-closed={category !== selected || undefined}
          >
            <h2 className="mt-7 font-serif text-2xl">{category.name}</h2>
            {category.faqs.length > 0 ? (
              <FaqList faqs={category.faqs} query="" />
            ) : (
              <div className="mt-5">
                <EmptyState text="No questions in this category yet" />
              </div>
            )}
          </div>
        ))}
    </div>
  )
}
