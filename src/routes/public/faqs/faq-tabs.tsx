import type { FaqCategory } from '@/data/faqs/queries'
import { moveFocus } from '@/ui/arrow-keys'
import { withHebrew } from '@/ui/content/with-hebrew'

/** The ids of a category's tab and panel. */
const tabId = (category: FaqCategory) => `tab-${category.id}`
export const panelId = (category: FaqCategory) => `panel-${category.id}`

const TAB =
  'flex min-h-11 w-full items-center justify-between gap-3 text-start wide:min-h-8 aria-selected:border-s-2 aria-selected:border-ink aria-selected:ps-2.5'

type FaqTabsProps = {
  categories: readonly FaqCategory[]
  selected: FaqCategory
  onSelect: (categoryId: string) => void
}

/** The categories as tabs with the number of their questions (FAQ-1), by WAI-ARIA's pattern: one tab stop, the arrows select. */
export function FaqTabs({ categories, selected, onSelect }: FaqTabsProps) {
  const selectByKey = (event: React.KeyboardEvent) => {
    const index = moveFocus(event, 'column', '[role="tab"]')
    const category = index === null ? undefined : categories[index]
    if (category) onSelect(category.id)
  }
  return (
    <div
      role="tablist"
      aria-label="Categories"
      aria-orientation="vertical"
      onKeyDown={selectByKey}
      className="mt-4 text-ui"
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
          className={`${TAB} ${category === selected ? 'font-semibold' : 'text-muted hover:text-ink'}`}
        >
          <span dir="auto" className="min-w-0">
            {withHebrew(category.name)}
          </span>{' '}
          <span>{category.faqs.length}</span>
        </button>
      ))}
    </div>
  )
}
