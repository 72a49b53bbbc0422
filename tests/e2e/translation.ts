import type { Page } from '@playwright/test'

/** As a browser's translation does it, now and with all that comes: elements of its own in the place of words. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.append(inner)
        inner.append(text.data)
        text.replaceWith(outer)
      }
    }
    wrap(document.body)
    new MutationObserver((changes, observer) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const root of new Set(added.map((node) => node.parentNode ?? node))) wrap(root)
      // of its own elements it is told as well
      observer.takeRecords()
    }).observe(document.body, { childList: true, subtree: true })
  })
