import { type RefObject, useEffect } from 'react'
import { scrollToPlace } from './scroll-to-place'

/**
 * Keeps what the Tab key has led to in view: going backwards, a chapter above it may be laid out only now, and with large letters
 * be several windows higher than was expected (ACC-3).
 */
export function useFocusInView(text: RefObject<HTMLElement | null>): void {
  // Keys and focus are the browser's.
  useEffect(() => {
    const keepInView = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement
      if (key === 'Tab' && focused && text.current?.contains(focused)) scrollToPlace(focused, 'nearest')
    }
    window.addEventListener('keyup', keepInView)
    return () => window.removeEventListener('keyup', keepInView)
  }, [text])
}
