import { useEffect } from 'react'

/** What takes the focus when something in it has gone: what can have it by itself, an item of a list, a part with a role. */
const PLACES = '[tabindex], li, tr, fieldset, form, search, [role=group], [role=toolbar]'

const CONTROLS = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)'

/**
 * The focus never falls to nothing (ACC-2): when what had it goes away, and nobody has said where to go on, the nearest place
 * around it that is still there takes it, by itself or by its first control; after what stood outside of the page's main part,
 * as dialogs do, that part.
 */
export function useKeptFocus(): void {
  // The focus is the browser's, and what goes away may be of a text editor's, which React does not know.
  useEffect(() => {
    let around: Element[] = []
    let frame = 0
    const isLost = () => document.activeElement === document.body && around[0]?.isConnected === false
    const note = ({ target }: FocusEvent) => {
      around = target instanceof Element ? chainOf(target) : []
    }
    const mend = () => {
      if (!isLost()) return
      const places = around.filter((each) => each.isConnected && each.matches(PLACES))
      for (const place of [...places, ...document.querySelectorAll('main')]) {
        const first = place.matches('[tabindex]') ? place : place.querySelector(CONTROLS)
        if (first instanceof HTMLElement) return first.focus({ preventScroll: true })
      }
    }
    // In the second frame: by then whoever knows better where to go on has put it there.
    const observer = new MutationObserver(() => {
      if (!isLost()) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(mend)
      })
    })
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
}

/** An element and those that it is in, from the inside out; the page itself is no place to go on. */
function chainOf(element: Element): Element[] {
  const chain: Element[] = []
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) chain.push(each)
  return chain
}
