import { expect, type Page } from '@playwright/test'

/**
 * What is wrong with how the focus is seen: it looks as it does elsewhere, lies under something, or its ring is cut. To be
 * asked after each Tab; whether the last place looked different is known once the focus has gone on.
 */
function focusFaults(isInMain: boolean): string[] {
  const looks = (element: Element) =>
    [element, element.parentElement ?? element].flatMap((each) =>
      [null, '::before', '::after'].map((part) => {
        const { outlineStyle, outlineColor, borderColor, borderWidth, boxShadow } = getComputedStyle(each, part)
        return [outlineStyle, outlineStyle === 'none' || outlineColor, borderColor, borderWidth, boxShadow].join()
      }),
    )
  const faults: string[] = []
  const say = (fault: string, element: Element) => faults.push(`${fault}: ${element.outerHTML.slice(0, 120)}`)
  const before = Reflect.get(window, 'focused')
  const focused = document.activeElement
  // the caret tells it in a text that is written
  if (
    before &&
    before.element !== focused &&
    !before.element.isContentEditable &&
    before.looks.every((each: string) => each === looks(before.element).join())
  )
    say('unseen', before.element)
  if (!focused || focused === document.body || (isInMain && !focused.closest('main'))) return [...faults, 'end']
  // the parts of a date are stops of their own inside one element
  const formerLooks = before?.element === focused ? before.looks : []
  Object.assign(window, { focused: { element: focused, looks: [...formerLooks, looks(focused).join()] } })

  const box = focused.getBoundingClientRect()
  // in the middle of what is in the window, for a wide table is higher than a small one; of words in two lines the first in it,
  // for the box around both has others in it
  const lines = [...focused.getClientRects()]
  const line = lines.find(({ top, bottom }) => bottom > 0 && top < innerHeight) ?? box
  const middle = (Math.max(line.top, 0) + Math.min(line.bottom, innerHeight)) / 2
  const above = document.elementFromPoint(line.left + Math.min(line.width, 8) / 2, middle)
  if (!above || !(focused.contains(above) || above.contains(focused)))
    say(`covered by ${above?.outerHTML.slice(0, 60)} at ${Math.round(middle)}`, focused)
  const { position, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
  // a wide table is scrolled by its reader; what is fixed has the window alone around it
  if (position === 'fixed' || focused.closest('.table-box')) return faults
  const ring = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  // the page's own box is as wide as the window, which cuts what it cuts
  const isPage = (each: Element) => each === document.body || each.id === 'root'
  for (let parent = focused.parentElement; parent && !isPage(parent); parent = parent.parentElement) {
    const { overflowX, overflowY, contentVisibility } = getComputedStyle(parent)
    const edge = parent.getBoundingClientRect()
    const isWhole = contentVisibility !== 'auto'
    const room = [
      ...(isWhole && overflowX === 'visible' ? [] : [box.left - edge.left, edge.right - box.right]),
      ...(isWhole && overflowY === 'visible' ? [] : [box.top - edge.top, edge.bottom - box.bottom]),
    ]
    if (Math.min(...room) < ring - 0.5) say(`its ring is cut by .${parent.className}`, focused)
  }
  return faults
}

/** Resolves once the page has kept its height and place for some frames: a resized law is laid out chapter by chapter. */
export const untilStill = () =>
  new Promise<void>((done) => {
    let last = ''
    let same = 0
    const look = () => {
      const now = `${document.documentElement.scrollHeight} ${scrollY}`
      same = now === last ? same + 1 : 0
      last = now
      if (same < 5) requestAnimationFrame(look)
      else done()
    }
    requestAnimationFrame(look)
  })

const isCovered = (fault: string) => fault.startsWith('covered')

interface Beginning {
  part: number
  isBackwards: boolean
  isInMain: boolean
  stops: number
}

/** So many stops are tried from the beginning, the middle and the end of a page: the law has hundreds that are alike. */
const STOPS = 9

/**
 * Puts the focus where the next key leads to the first stop of a part, from 0 to 2.
 * @returns how many stops to try from there: a short page is all in its first part
 */
function beginAt({ part, isBackwards, isInMain, stops }: Beginning): number {
  Reflect.deleteProperty(window, 'focused')
  const whole: ParentNode = (isInMain && document.querySelector('main')) || document
  const all = [...whole.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
  const places = all.filter((each) => each.checkVisibility() && each.tabIndex >= 0)
  const isShort = places.length <= 3 * stops
  if (isShort && part > 0) return 0
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const start = Math.round(((places.length - stops) * part) / 2)
  if (isBackwards) places.at(-1 - Math.max(start, 0))?.focus()
  else if (start > 0) places[start - 1]?.focus()
  else if (whole instanceof HTMLElement) whole.focus()
  return isShort ? 3 * stops : stops
}

/** Goes through the page by one key, or through its main part alone; the focus is seen at each stop. */
export async function expectFocusSeen(page: Page, key: 'Tab' | 'Shift+Tab', isInMain = false): Promise<void> {
  const isBackwards = key === 'Shift+Tab'
  for (const part of [0, 1, 2]) {
    const stops = await page.evaluate(beginAt, { part, isBackwards, isInMain, stops: STOPS })
    if (stops === 0) break
    await page.evaluate(untilStill)
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press(key)
      const faults = await page.evaluate(focusFaults, isInMain)
      expect(faults.filter((fault) => !isCovered(fault) && fault !== 'end')).toEqual([])
      if (faults.includes('end')) break
      // A section whose height was estimated is laid out as it comes into sight, and the page moves once more.
      if (faults.some(isCovered)) await expect.poll(() => page.evaluate(focusFaults, isInMain)).toEqual([])
    }
  }
}

/** Makes letters as large as a reader may ask for in the browser's settings, on the page as it is. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
}

/** Lines, letters and words as wide apart as WCAG 1.4.12 asks for. */
export const SPACED = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** What is cut off: text in a box that hides what is too much; not what is made short on purpose, with an ellipsis. */
export function findCut(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      if (isShortened || element.clientWidth < 2 || !element.checkVisibility()) return false
      const isTooWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      return isTooWide || (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
    })
    .map((element) => element.outerHTML.slice(0, 160))
}

/** What is current, chosen or pressed and looks like another one beside it but for colours and grounds, which forced colours take. */
export function sameInForcedColours(): string[] {
  const looks = (element: Element) => {
    const style = getComputedStyle(element)
    const { outlineStyle, textDecorationLine } = style
    const widths = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth]
    // A hairline parts one from the next, and marks neither.
    return [...widths.map((width) => Number.parseFloat(width) > 1), outlineStyle, textDecorationLine].join()
  }
  const isOn = (element: Element) =>
    ['aria-current', 'aria-selected', 'aria-pressed'].some(
      (name) => (element.getAttribute(name) ?? 'false') !== 'false',
    )
  const all = [...document.querySelectorAll('[aria-current], [aria-selected], [aria-pressed]')]
  return all
    .filter((on) => isOn(on) && on.checkVisibility() && on !== document.activeElement)
    .filter((on) => {
      const group = on.closest('ul, ol, nav, [role=tablist], [role=toolbar], [role=group], fieldset, div')
      const beside = [...(group?.querySelectorAll(on.tagName) ?? [])]
      return beside.some((other) => !isOn(other) && other.checkVisibility() && looks(other) === looks(on))
    })
    .map((on) => on.outerHTML.slice(0, 120))
}

/** Texts on the page, and names of its parts, with Hebrew in them that nothing around says to be Hebrew. */
export function unmarkedHebrew(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent: words, parentElement } = texts.currentNode
    // A field is in one language as a whole, that of its form; what is typed there turns by its own direction.
    if (parentElement?.closest('script, textarea')) continue
    if (/[\u0590-\u05ff]/.test(words ?? '') && parentElement?.closest('[lang]')?.getAttribute('lang') !== 'he')
      found.push(String(words))
  }
  for (const part of document.querySelectorAll('article, section, nav, aside')) {
    const name = part.getAttribute('aria-label') ?? ''
    if (/[\u0590-\u05ff]/.test(name) && part.closest('[lang]')?.getAttribute('lang') !== 'he') found.push(name)
  }
  return found
}

/** Forms and landmarks without a name, landmarks of one name, and what is named as controlled and is not there. */
export function nameFaults(): string[] {
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  const nameOf = (each: Element) => {
    const ids = each.getAttribute('aria-labelledby')?.split(' ') ?? []
    return each.getAttribute('aria-label') || ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  }
  const markup = (each: Element) => each.outerHTML.slice(0, 120)
  const unnamed = seen('form, nav, search, aside, article').filter((each) => !nameOf(each))
  const twice = ['search', 'aside', 'main nav'].flatMap((kind) => {
    const all = seen(kind)
    return all.filter((each, place) => all.findIndex((other) => nameOf(other) === nameOf(each)) < place)
  })
  const lost = [...document.querySelectorAll('[aria-controls]')].filter(
    (each) => !document.getElementById(String(each.getAttribute('aria-controls'))),
  )
  return [...unnamed, ...twice, ...lost].map(markup)
}

/** In lists of staff's: a name too narrow to be read, what lies over it, a part that is no part of a table, a tab cut off. */
export function findCrowded(): string[] {
  const em = Number.parseFloat(getComputedStyle(document.body).fontSize)
  const found: string[] = []
  for (const head of document.querySelectorAll<HTMLElement>('.office-table th[scope="row"]')) {
    // a form lies in front of its list
    if (!head.checkVisibility()) continue
    const name = head.innerText.slice(0, 30)
    const { width, right, bottom } = head.getBoundingClientRect()
    if (width < 5 * em) found.push(`"${name}" has ${width} pixels`)
    for (const beside of head.parentElement?.querySelectorAll('td.office-actions button:not([role=menuitem])') ?? []) {
      const { left, right: end, top, width: shown } = beside.getBoundingClientRect()
      const isOver = left < right - 1 && top < bottom - 1
      if (shown > 0 && (isOver || end > window.innerWidth)) found.push(`Something overlaps "${name}"`)
    }
  }
  // Safari drops the role of a part that is not laid out as one.
  for (const part of document.querySelectorAll('.office-table :is(thead, tbody, tr, th, td), .office-table')) {
    const isLaidOutAsOne = getComputedStyle(part).display.startsWith('table')
    if (!isLaidOutAsOne && !part.hasAttribute('role')) found.push(`A <${part.localName}> has lost its role`)
  }
  for (const part of document.querySelectorAll<HTMLElement>('main section')) {
    if (part.getBoundingClientRect().right > window.innerWidth + 1)
      found.push(`"${part.innerText.slice(0, 30)}" is cut`)
  }
  for (const tab of document.querySelectorAll<HTMLElement>('[aria-label="Quick"] > *')) {
    if (tab.scrollHeight > tab.clientHeight + 1) found.push(`The tab "${tab.innerText}" is cut`)
  }
  return found
}
