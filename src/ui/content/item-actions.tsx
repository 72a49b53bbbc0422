import { Printer } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Button, buttonClass } from '@/ui/button'
import { CopyCitationButton } from './copy-citation-button'
import { PackButton } from './pack-button'
import { PdfLink } from './pdf-link'
import { PrintedSource } from './printed-source'
import { ShareButton } from './share-button'

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
