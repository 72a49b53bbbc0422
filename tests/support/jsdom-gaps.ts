// What the law browser and the search boxes use, every current browser has, and jsdom has not yet.

class NoIntersections implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
window.IntersectionObserver ??= NoIntersections

// React warns of elements that the document does not know, as jsdom does not know <search>.
const create = document.createElement
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element: HTMLElement = create.call(document, name, options)
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
  return element
}

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false
}

class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= NoResizes

// The editor asks where its words stand.
Range.prototype.getClientRects ??= () => Object.assign([new DOMRect()], { item: () => null })
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
