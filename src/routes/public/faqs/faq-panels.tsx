import { memo, Suspense, useRef } from 'react'
import type { FaqCategory } from '@/data/faqs/queries'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { EmptyState } from '@/ui/states/empty-state'
import { FaqList } from './faq-list'
import { panelId } from './faq-tabs'

type FaqPanelsProps = {
  categories: readonly FaqCategory[]
  selected: FaqCategory
  onSelect: (categoryId: string) => void
}

/** The questions of the open category, numbered through all categories, and the way to the next one. */
export function FaqPanels({ categories, selected, onSelect }: FaqPanelsProps) {
  // For readers without scripts, who can choose no tab.
  const isWhole = useIsHydrating()
  const panels = useRef<HTMLDivElement>(null)
  const next = categories[categories.indexOf(selected) + 1]
  const goOn = (category: FaqCategory) => {
    onSelect(category.id)
    // The button stays where the former list ended: reading goes on at the top of the next.
    panels.current?.focus({ preventScroll: true })
    panels.current?.scrollIntoView()
  }
  let number = 1
  const numbered = categories.map((category) => {
    const first = number
    number += category.faqs.length
    return { category, first }
  })
  return (
    <div ref={panels} tabIndex={-1} className="outline-none">
      {numbered
        .filter(({ category }) => isWhole || category === selected)
        .map(({ category, first }) => (
          <FaqPanel key={category.id} category={category} first={first} isClosed={category !== selected} />
        ))}
      {next && (
        <div className="on-text mt-8 print:hidden">
          <Button look="outline" onClick={() => goOn(next)}>
            Next: {next.name}
          </Button>
        </div>
      )}
    </div>
  )
}

type FaqPanelProps = { category: FaqCategory; first: number; isClosed: boolean }

/**
 * The questions of a category. A boundary each: closed panels are removed before React would hydrate them. Remembered, so that
 * removing them does not make React hydrate the open one at once, in one long task.
 */
const FaqPanel = memo(function FaqPanel({ category, first, isClosed }: FaqPanelProps) {
  return (
    <Suspense>
      <div role="tabpanel" id={panelId(category)} aria-label={category.name} data-closed={isClosed || undefined}>
        <div className="flex items-baseline justify-between gap-6 pb-3">
          <h2 dir="auto" className="part-title on-text min-w-0">
            {withHebrew(category.name)}
          </h2>
          <p className="flex-none text-muted text-sm">
            {category.faqs.length === 1 ? '1 answer' : `${category.faqs.length} answers`}
          </p>
        </div>
        {category.faqs.length > 0 ? (
          <FaqList faqs={category.faqs} first={first} query="" />
        ) : (
          <EmptyState text="No questions in this category yet" />
        )}
      </div>
    </Suspense>
  )
})
