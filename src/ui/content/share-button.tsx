import { LinkIcon } from 'lucide-react'
import { useNotice } from '@/ui/states/notice'
import { Button } from '@/ui/button'

/** Copies the address of the current page and says so (RUL-3). */
export function ShareButton() {
  const { copy } = useNotice()
  return (
    <Button look="quiet" onClick={() => copy(window.location.href, 'Link copied to clipboard!')}>
      <LinkIcon aria-hidden className="icon" />
      Share
    </Button>
  )
}
