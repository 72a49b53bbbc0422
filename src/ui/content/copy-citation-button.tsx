import { TextQuote } from 'lucide-react'
import { useNotice } from '@/ui/states/notice'
import { Button } from '@/ui/button'

/** Copies the citation of the item on the page, and says what was copied. */
export function CopyCitationButton({ citation }: { citation: string }) {
  const { copy } = useNotice()
  return (
    <Button look="quiet" onClick={() => copy(citation, `Citation copied: ${citation}`)}>
      <TextQuote aria-hidden className="icon" />
      Copy citation
    </Button>
  )
}
