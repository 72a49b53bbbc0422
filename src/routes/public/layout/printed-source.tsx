import { type Cited, citedText, whereRead } from '@/law/citation'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useSiteUrl } from '@/ui/hooks/use-site-url'
import { useToday } from '@/ui/hooks/use-today'

type PrintedSourceProps = Cited & { path: string }

/** At the head of a printed text: what it is cited by, what it is, and where it was read, and when (READ-9, TRUE-3). */
export function PrintedSource({ path, ...cited }: PrintedSourceProps) {
  const site = useSiteUrl()
  const today = useToday()
  // The browser knows the site's address, a page written at build time may not: its words stay the same.
  return (
    <p data-read={whereRead(site + path, today)} translate="no" className="printed-source">
      {withHebrew(citedText(cited))}{' '}
    </p>
  )
}
