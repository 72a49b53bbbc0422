import type { Page } from '@playwright/test'

/** A text with this word cannot be shown in a browser whose sanitiser breakSanitiser has broken. */
export const UNREADABLE = 'unreadable-by-this-browser'

/**
 * Makes the browser's sanitiser fail for some texts, as it did for every text with "<html" before the page asked it
 * otherwise: the next fault of this kind is not known yet.
 */
export async function breakSanitiser(page: Page): Promise<void> {
  await page.addInitScript((word) => {
    const setHTML = Element.prototype.setHTML
    Element.prototype.setHTML = function setSomeHTML(html, options) {
      if (html.includes(word)) throw new TypeError('Invalid Sanitizer configuration')
      setHTML.call(this, html, options)
    }
  }, UNREADABLE)
}
