import { LinkIcon, Printer, TextQuote } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { Cited } from '@/law/citation'
import { useCopyCitation } from '@/routes/public/layout/use-copy-citation'
import { Button, buttonClass } from '@/ui/button'
import { PackButton } from '@/ui/content/pack-button'
import { PdfLink } from '@/ui/content/pdf-link'
import { useNotice } from '@/ui/states/notice'

type ItemActionsProps = { title: string; cited: Cited; pdfUrl?: string | null }

/** In one line, from the edge of the text; icons where there is room. */
const ACTIONS = 'actions -mx-1 mt-3 flex flex-wrap gap-x-3 font-sans text-ink text-ui tablet:gap-x-5 print:hidden'

/** What one does with a ruling, decision or news post, at its heading. */
export function ItemActions({ title, cited, pdfUrl = null }: ItemActionsProps) {
  const { pathname } = useLocation()
  const copyCitation = useCopyCitation()
  return (
    <div className={ACTIONS}>
      <ShareButton />
      <Button look="quiet" onClick={() => copyCitation(cited, pathname)}>
        <TextQuote aria-hidden className="icon" />
        Copy citation
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        <Printer aria-hidden className="icon" />
        Print
      </Button>
      <PackButton items={[pathname.slice(1)]} title={title} className={buttonClass('quiet')} />
      <PdfLink url={pdfUrl} title={title} />
    </div>
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
