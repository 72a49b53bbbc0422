import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadSanitiser } from '@/lib/sanitise'

// As the router does before it shows a page.
beforeAll(loadSanitiser)
afterEach(cleanup)

// What a browser has and jsdom has not, as far as Radix, sonner and the router call it.
class NoObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= NoObserver
window.matchMedia ??= (media) => Object.assign(new EventTarget(), noMatch(media))
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}

function noMatch(media: string) {
  return { matches: false, media, onchange: null, addListener() {}, removeListener() {} }
}
