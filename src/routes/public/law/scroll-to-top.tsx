import { ArrowUp } from 'lucide-react'
import { useScrolled } from '@/ui/hooks/use-scrolled'

/** The button appears after so much scrolling (spec 9), in pixels. */
const SHOWN_AFTER = 400

/**
 * Back to the top of a long text (LAW-7), beside the search, where it covers no words; its place is kept. It goes away up there:
 * the focus goes on to the page's title (ACC-2).
 */
export function ScrollToTop() {
  const isShown = useScrolled(SHOWN_AFTER)
  const scroll = () => {
    window.scrollTo({ top: 0 })
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  if (!isShown) return null
  return (
    <button type="button" onClick={scroll} className="icon-button">
      <ArrowUp aria-hidden className="icon" />
      <span className="sr-only">Scroll to top</span>
    </button>
  )
}
