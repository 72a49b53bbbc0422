import { onTestFinished } from 'vitest'

const REGIONS = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'

/** What a page says after five seconds without an answer: on a busy machine that is chance. */
const SAID_IF_SLOW = /^Still /

/**
 * Hears what the page's live regions say, from now on. A region that comes with its words is read out by some screen readers
 * and passed by others: what must be said counts only in a region that was there before, what must not be said counts in both.
 * @returns what was said for certain, and all that may have been
 */
export function listen(): { said: () => string[]; maySaid: () => string[] } {
  const said: string[] = []
  const sprung: string[] = []
  const last = new WeakMap<Element, string>()
  const note = (region: Element, heard: string[]) => {
    const words = region.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    if (last.get(region) === words) return
    last.set(region, words)
    if (words && !SAID_IF_SLOW.test(words)) heard.push(words)
  }
  const hear = (records: MutationRecord[]) => {
    const came = new Set<Element>()
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(REGIONS)) came.add(region)
    for (const region of came) note(region, sprung)
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(REGIONS)
      if (region && !came.has(region)) note(region, said)
    }
  }
  const observer = new MutationObserver(hear)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  const heard = (words: string[]) => {
    hear(observer.takeRecords())
    return words
  }
  return { said: () => [...heard(said)], maySaid: () => [...heard(said), ...sprung] }
}
