import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { loadStoredHtml } from '@/texts/use-stored-html'

// As the router does before it shows a page.
beforeAll(async () => {
  await loadStoredHtml()
})
afterEach(cleanup)

// One document and one set of modules serve file after file; what one of them leaves is no other's.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  localStorage.clear()
  sessionStorage.clear()
  document.title = ''
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  history.replaceState(null, '', '/')
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

// Stylesheets are not read, and the editor's library warns where its text box breaks lines as other text does.
const sheet = document.createElement('style')
sheet.textContent = '.ProseMirror { white-space: break-spaces }'
document.head.append(sheet)

function noMatch(media: string) {
  return { matches: false, media, onchange: null, addListener() {}, removeListener() {} }
}
