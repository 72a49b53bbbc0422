import { ArrowUp } from 'lucide-react'
import { useScrolled } from '@/ui/hooks/use-scrolled'

/** The button appears after so much scrolling (spec 9), in pixels. */
const SHOWN_AFTER = 400

/** Back to the top of a long text (LAW-7), beside the search, where it covers no words; its place is kept. */
export function ScrollToTop() {
  const isShown = useScrolled(SHOWN_AFTER)
  return (
    <span className="-me-3.5 size-11 flex-none">
      {isShown && (
        <button type="button" onClick={() => window.scrollTo({ top: 0 })} className="icon-button">
          <ArrowUp aria-hidden className="icon" />
          <span className="sr-only">Scroll to top</span>
        </button>
      )}
    </span>
  )
}
