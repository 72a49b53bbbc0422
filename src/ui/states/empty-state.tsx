import type { ReactNode } from 'react'
import { withHebrew } from '@/ui/content/with-hebrew'

/** One sentence that there is nothing to show, and a way on if there is one. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="on-text border-part border-t py-8">
      <p className="lede">{withHebrew(text)}</p>
      {children && <div className="mt-5">{children}</div>}
    </div>
  )
}
