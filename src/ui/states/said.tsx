import type { ReactNode } from 'react'

const takeFocus = (box: HTMLElement | null) => box?.focus()

/** What came of what the reader did, which takes the focus in the place of it. */
export const Said = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div ref={takeFocus} tabIndex={-1} className="border-ink border-s-2 ps-4 outline-none">
    <p className="font-serif text-xl/snug">{title}</p>
    {children && <p className="mt-1">{children}</p>}
  </div>
)
