import { type ReactNode, useId } from 'react'

/** A block beside or within a text, with a heading of its own. */
export function Panel({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="font-semibold">
        {title}
      </h2>
      <div className="mt-2">{children}</div>
    </section>
  )
}
