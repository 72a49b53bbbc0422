import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

type PageHeadingProps = { children: ReactNode; isPending?: boolean | undefined; className?: string }

/**
 * The page's h1. After a navigation it takes the focus, which also announces the page to screen readers (SHELL-6);
 * not on the first load, not while its text is on its way, and not when the address names a place further down.
 */
export function PageHeading({ children, isPending = false, className = 'page-title' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, hash, key } = useLocation()
  const isFirstLoad = key === 'default'

  // The focus is the browser's, not React's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path is the event that moves the focus
  useEffect(() => {
    if (!isFirstLoad && !hash && !isPending) heading.current?.focus({ preventScroll: true })
  }, [pathname, isPending])

  return (
    <h1 ref={heading} tabIndex={-1} dir="auto" className={className}>
      {children}
    </h1>
  )
}
