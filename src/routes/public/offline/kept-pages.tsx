import { useEffect, useState } from 'react'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { type KeptPage, listKeptPages } from '@/lib/kept-pages'
import { SITE_NAME } from '@/lib/site'
import { withHebrew } from '@/ui/content/with-hebrew'

type KeptPagesProps = {
  title: string
  /** What is said when no page is kept; without it, nothing is. */
  empty?: string
}

/** The pages that are kept on this device, the latest first. */
export function KeptPages({ title, empty }: KeptPagesProps) {
  const [pages, setPages] = useState<KeptPage[] | null>(null)

  // The copies are outside React.
  useEffect(() => {
    let isCurrent = true
    void listKeptPages().then((found) => isCurrent && setPages(found))
    return () => {
      isCurrent = false
    }
  }, [])

  if (!pages) return null
  if (pages.length === 0) return empty ? <p className="on-text text-muted">{empty}</p> : null
  return (
    <section aria-label={title} className="on-text mt-8">
      <h2 className="part-title">{title}</h2>
      <ul className="mt-3 max-w-text divide-y divide-line border-line border-t">
        {pages.map(({ pathname, title, came }) => (
          <li key={pathname} className="py-2.5">
            {/* a document of its own: only that can be read without a line */}
            <a href={pathname} dir="auto" className="link">
              {withHebrew(title.replace(` – ${SITE_NAME}`, '') || pathname)}
            </a>
            <p className="text-muted text-sm">Copy of {formatDay(todayInIsrael(new Date(came)))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
