import type { ReactNode } from 'react'
import { srOnly } from '@/ui/content/sr-only'

type MoreActionsProps = {
  /** The text by name. */
  name: string
  className?: string | undefined
  children: ReactNode
}

/** What one does with a text more rarely: behind a name on phones, so that the text begins sooner, beside the rest elsewhere. */
export const MoreActions = ({ name, className, children }: MoreActionsProps) => (
  <details className="more-actions">
    <summary className={className}>
      More{srOnly(` to do with ${name}`)}
      <span className="chevron" />
    </summary>
    {children}
  </details>
)
