import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { SITE_NAME } from '@/lib/site'
import { paths } from '@/names/paths'
import { useDocumentTitle } from '@/ui/hooks/use-document-title'
import { SkipLink } from '@/ui/skip-link'

/**
 * A page of staff who are not signed in: one narrow column with its title, which gets the focus when somebody has come to it
 * from another one, or when it becomes another one.
 */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(`${title} – ${SITE_NAME}`)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstLoad = useLocation().key === 'default'
  const shown = useRef(isFirstLoad ? title : undefined)
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex min-h-dvh max-w-sm flex-col justify-center px-4 py-12 outline-none"
      >
        <h1 ref={heading} tabIndex={-1} className="office-title mb-6 outline-none">
          {title}
        </h1>
        {children}
        <p className="mt-8">
          <Link to={paths.home} className="link">
            Back to the site
          </Link>
        </p>
      </main>
    </>
  )
}
