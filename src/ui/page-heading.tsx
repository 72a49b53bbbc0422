import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { withHebrew } from '@/ui/content/with-hebrew'

type PageHeadingProps = { children: ReactNode; isPending?: boolean | undefined; className?: string }

/**
 * The page's h1. It takes the focus after a navigation, which announces the page (SHELL-6), but not on the first load,
 * while its text is loading, or when the address names a place further down.
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
      {withHebrew(children)}
    </h1>
  )
}
