import { useNotice } from '@/components/states/notice'
import { Button } from '@/components/ui/button'
import { QuoteIcon } from '@/components/ui/icons'

/** Copies the citation of the item on the page, and says what was copied. */
export function CopyCitationButton({ citation }: { citation: string }) {
  const { copy } = useNotice()
  return (
    <Button look="quiet" onClick={() => copy(citation, `Citation copied: ${citation}`)}>
      <QuoteIcon />
      Copy citation
    </Button>
  )
}
