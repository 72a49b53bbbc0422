import { useLocation } from 'react-router-dom'
import type { Cited } from '@/law/citation'
import { TextActions } from '@/routes/public/layout/text-actions'
import { buttonClass } from '@/ui/button'
import { PdfLink } from '@/ui/content/pdf-link'

type ItemActionsProps = { title: string; cited: Cited; pdfUrl?: string | null }

/** In one line, from the edge of the text; icons where there is room. */
const ACTIONS = 'actions -mx-1 mt-3 flex flex-wrap gap-x-3 font-sans text-ink text-ui tablet:gap-x-5 print:hidden'

/** What one does with a ruling, decision or news post, at its heading. */
export function ItemActions({ title, cited, pdfUrl = null }: ItemActionsProps) {
  const { pathname } = useLocation()
  return (
    <div className={ACTIONS}>
      <TextActions title={title} cited={cited} path={pathname} copyLink="Share" className={buttonClass('quiet')}>
        <PdfLink url={pdfUrl} title={title} />
      </TextActions>
    </div>
  )
}
