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
        className="mx-auto flex max-w-106 flex-col px-4 py-12 outline-none [--control:2.75rem] md:py-24"
      >
        <p className="mb-6 border-line border-b pb-4">
          <strong className="block">{SITE_NAME}</strong>
          <span className="text-muted text-sm">Admin Panel</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className="office-title mb-4 outline-none">
          {title}
        </h1>
        {children}
        <p className="mt-8 border-line border-t pt-6">
          <Link to={paths.home} className="link text-sm">
            Back to the site
          </Link>
        </p>
      </main>
    </>
  )
}
