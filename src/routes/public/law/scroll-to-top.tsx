import { ArrowUp } from 'lucide-react'
import { useScrolled } from '@/hooks/use-scrolled'

/** The button appears after so much scrolling (spec 9), in pixels. */
const SHOWN_AFTER = 400

/** Back to the top of a long text (LAW-7). */
export function ScrollToTop() {
  const isShown = useScrolled(SHOWN_AFTER)
  if (!isShown) return null
  return (
    <button
      type="button"
      onClick={() => window.scrollTo({ top: 0 })}
      className="fixed end-5 bottom-5 z-30 inline-flex size-12 items-center justify-center rounded-full border border-line bg-raised text-accent shadow-float hover:bg-accent-soft print:hidden"
    >
      <ArrowUp aria-hidden />
      <span className="sr-only">Scroll to top</span>
    </button>
  )
}
