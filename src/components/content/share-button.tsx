import { useNotice } from '@/components/states/notice'
import { Button } from '@/components/ui/button'
import { LinkIcon } from '@/components/ui/icons'

/** Copies the address of the current page and says so (RUL-3). */
export function ShareButton() {
  const { copy } = useNotice()
  return (
    <Button look="quiet" onClick={() => copy(window.location.href, 'Link copied to clipboard!')}>
      <LinkIcon />
      Share
    </Button>
  )
}
