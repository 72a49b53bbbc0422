import { LinkIcon, Printer, TextQuote } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Button, buttonClass } from '@/ui/button'
import { useNotice } from '@/ui/states/notice'
import { PackButton } from './pack-button'
import { PdfLink } from './pdf-link'
import { PrintedSource } from './printed-source'

type ItemActionsProps = { title: string; citation: string; pdfUrl?: string | null }

/** In one line, from the edge of the text; icons where there is room. */
const ACTIONS = 'actions -mx-1 mt-3 flex flex-wrap gap-x-3 font-sans text-ink text-ui tablet:gap-x-5 print:hidden'

/** What one does with a ruling, decision or news post, at its heading. */
export function ItemActions({ title, citation, pdfUrl = null }: ItemActionsProps) {
  const { pathname } = useLocation()
  return (
    <>
      <PrintedSource citation={citation} path={pathname} />
      <div className={ACTIONS}>
        <ShareButton />
        <CopyCitationButton citation={citation} />
        <Button look="quiet" onClick={() => window.print()}>
          <Printer aria-hidden className="icon" />
          Print
        </Button>
        <PackButton items={[pathname.slice(1)]} title={title} className={buttonClass('quiet')} />
        <PdfLink url={pdfUrl} title={title} />
      </div>
    </>
  )
}

/** Copies the citation of the item on the page, and says what was copied. */
function CopyCitationButton({ citation }: { citation: string }) {
  const { copy } = useNotice()
  return (
    <Button look="quiet" onClick={() => copy(citation, `Citation copied: ${citation}`)}>
      <TextQuote aria-hidden className="icon" />
      Copy citation
    </Button>
  )
}

/** Copies the address of the current page and says so (RUL-3). */
function ShareButton() {
  const { copy } = useNotice()
  return (
    <Button look="quiet" onClick={() => copy(window.location.href, 'Link copied to clipboard!')}>
      <LinkIcon aria-hidden className="icon" />
      Share
    </Button>
  )
}
