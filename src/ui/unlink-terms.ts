// Loaded by who does not want terms to be marked in texts (TERM-2). Their sheet shows none (src/styles/prose.css); here they
// are no links either, for the Tab key and for screen readers. Turned on again, they are as they were.

const root = document.documentElement

function follow(): void {
  const isOff = root.dataset.terms === 'off'
  const [from, to] = isOff ? ['href', 'data-href'] : ['data-href', 'href']
  for (const term of document.querySelectorAll(`a.term[${from}]`)) {
    term.setAttribute(to ?? '', term.getAttribute(from ?? '') ?? '')
    term.removeAttribute(from ?? '')
  }
}

follow()
const observer = new MutationObserver(follow)
observer.observe(root, { attributeFilter: ['data-terms'] })
observer.observe(document.body, { childList: true, subtree: true })
