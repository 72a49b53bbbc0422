import { useSiteUrl } from '@/ui/hooks/use-site-url'
import { withHebrew } from './with-hebrew'

type PrintedSourceProps = { citation: string; path: string }

const PRINTED = 'my-3 hidden font-sans text-ink text-sm/5 after:block after:content-[attr(data-address)] print:block'

/** What a printed text is cited by, and where it stands on the web (READ-9); not shown on the screen. */
export function PrintedSource({ citation, path }: PrintedSourceProps) {
  const site = useSiteUrl()
  // The browser knows the site's address, a page written at build time may not: its words stay the same.
  return (
    <p data-address={site + path} className={PRINTED}>
      {withHebrew(citation)}
    </p>
  )
}
