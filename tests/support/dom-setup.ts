import '@testing-library/jest-dom/vitest'
import { format } from 'node:util'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadSanitiser } from '@/lib/sanitise'

// A warning of React or of the code is a fault nobody sees in a browser. A test that expects one spies on the console itself.
const unexpected: string[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...values)}`)
  }
}

// As the router does before it shows a page.
beforeAll(loadSanitiser)

afterEach(() => {
  cleanup()
  const messages = unexpected.splice(0)
  if (messages.length > 0) throw new Error(`Unexpected console output:\n${messages.join('\n')}`)
})

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
