import type { ReactNode } from 'react'

/**
 * What readers without JavaScript are told in the place of something that needs it: another way (FIND-5). A browser that
 * runs scripts never renders it, so that `import.meta.env.SSR` before long words keeps them out of its code.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-6 max-w-text rounded-lg bg-accent-soft px-4 py-3">{children}</p>
    </noscript>
  )
}
