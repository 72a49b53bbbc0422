import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useLeftLink } from '@/ui/hooks/use-left-link'

/** The id of the h1 of readers' pages, by which what is on them is named: a name in words could not be marked as Hebrew (ACC-4). */
export const TITLE_ID = 'page-title'

/** What is set by itself, without being sent: on WCAG 3.2.2 the focus stays there. */
const CHOICE = 'select, input[type=checkbox], input[type=radio]'

type PageHeadingProps = {
  children: ReactNode
  id?: string
  isPending?: boolean | undefined
  className?: string
  /** The id of words before it that a listener would pass: they are said with it. */
  describedBy?: string | undefined
}

/**
 * The page's h1. It takes the focus after a navigation, which announces the page (SHELL-6), but not on the first load,
 * while its text is loading, or when the address names a place further down. Back gives the focus to the link that led on, and
 * a choice by which the page changes keeps it (ACC-2).
 */
export function PageHeading(props: PageHeadingProps) {
  const { children, id, isPending = false, className = 'page-title', describedBy } = props

  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, hash, key } = useLocation()
  const isFirstLoad = key === 'default'
  const leftLink = useLeftLink()

  // The focus is the browser's, not React's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path is the event that moves the focus
  useEffect(() => {
    if (isPending || document.activeElement?.matches(CHOICE)) return
    const target = leftLink() ?? (isFirstLoad || hash ? null : heading.current)
    target?.focus({ preventScroll: true })
  }, [pathname, isPending])

  return (
    <h1 ref={heading} id={id} tabIndex={-1} dir="auto" aria-describedby={describedBy} className={className}>
      {withHebrew(children)}
    </h1>
  )
}
