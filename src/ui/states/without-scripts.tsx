import type { ReactNode } from 'react'

/**
 * What readers without JavaScript are told in the place of something that needs it: another way (FIND-5). A browser that
 * runs scripts never renders it, so that `import.meta.env.SSR` before long words keeps them out of its code.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-6 max-w-text border-line-strong border-s-3 ps-3">{children}</p>
    </noscript>
  )
}
