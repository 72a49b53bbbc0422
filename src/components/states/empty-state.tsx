import type { ReactNode } from 'react'

/** One sentence that there is nothing to show, and a way on if there is one. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="rounded-xl border border-line border-dashed px-6 py-12 text-center">
      <p className="text-lg text-muted">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}
