import { LinkIcon, Printer, TextQuote } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { PackButton } from '@/ui/content/pack-button'
import { PrintedSource } from '@/ui/content/printed-source'
import { useNotice } from '@/ui/states/notice'
import type { SectionPage } from '@/data/sections/queries'
import { LAW_NAMES, type LawType } from '@/names/kinds'

type SectionHeadProps = {
  type: LawType
  section: SectionPage
  /** The id of the paragraph that the address names, which is copied with the link. */
  place: string | null | undefined
  citation: string
  citedBy: number
}

/** Below a section's heading: what can be done with it, and how many texts cite it. */
export function SectionHead({ type, section: { id, slug, title }, place, citation, citedBy }: SectionHeadProps) {
  const { copy } = useNotice()
  const address = paths.sectionPage(type, slug) + (place ? `#${place}` : '')
  const copyLink = () => copy(window.location.origin + address, 'Link copied to clipboard!')
  return (
    <>
      <PrintedSource citation={citation} path={paths.sectionPage(type, slug)} />
      <div className="section-actions">
        <button type="button" onClick={copyLink}>
          <LinkIcon aria-hidden className="icon" />
          Copy link
        </button>
        <button type="button" onClick={() => copy(citation, `Citation copied: ${citation}`)}>
          <TextQuote aria-hidden className="icon" />
          Copy citation
        </button>
        <button type="button" onClick={() => window.print()}>
          <Printer aria-hidden className="icon" />
          Print
        </button>
        <PackButton items={[paths.sectionPage(type, slug).slice(1)]} title={title} />
        {/* A line of their own: by how many texts a section is cited is known later, and must not move the text. */}
        <span className="flex basis-full flex-wrap gap-x-4.5">
          <Link to={paths.section(type, id)}>Read in the whole {LAW_NAMES[type]}</Link>
          {citedBy > 0 && (
            <a href="#cited-by">
              Cited by <b className="law-ref">{citedBy}</b>
            </a>
          )}
        </span>
      </div>
    </>
  )
}
