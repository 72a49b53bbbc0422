import type { Page, Request } from '@playwright/test'

/** A control of a page: its kind, with whether it is the first or the last of it, and the key that presses it. */
interface Control {
  id: string
  words: string
  key: string
}

/**
 * Puts the focus on the next control to be pressed that is none of `tried`: of those that stand alike the first and the last;
 * what a press has brought before what was there when the page `opened`. Left out is what leads to another page, prints, saves a
 * file, ends the session, or takes something away for good.
 * @returns it, and the ids of all that are there
 */
function focusNext({ tried, opened }: { tried: string[]; opened: string[] }): { next: Control | null; ids: string[] } {
  const CHOICE = 'select, input[type=checkbox], input[type=radio]:not(:checked)'
  const PRESSED = `a[href], button, summary, ${CHOICE}, [role=tab], [role=option], [role^=menuitem]`
  const LEFT_OUT = /^(Print|Download|Sign out|Announce|Apply|Discard|Restore|(Delete|Publish)$)/i
  const wordsOf = (each: HTMLElement) =>
    (each.getAttribute('aria-label') ?? (each.textContent || each.closest('label')?.textContent) ?? '').trim()
  // The frame is the same around all pages.
  const isWhole = ['/', '/admin'].includes(location.pathname)
  const isPressed = (each: HTMLElement) =>
    // what is dragged by keys takes the next key too
    !each.matches(':disabled, [aria-disabled=true], [target], [download], [aria-roledescription]') &&
    (isWhole || each.closest('main, dialog, [role=menu]') !== null) &&
    (!(each instanceof HTMLAnchorElement) || (each.origin === location.origin && each.pathname === location.pathname))
  // Of the thousands of a law it is asked last, as it takes longest.
  const isShown = (each: HTMLElement) =>
    each.checkVisibility({ visibilityProperty: true }) && !LEFT_OUT.test(wordsOf(each))
  const paths = new Map<Element | null, string>([[document.body, '']])
  const pathOf = (each: Element | null): string => {
    const known = paths.get(each)
    if (known !== undefined || !each) return known ?? ''
    // A stored text is the same to press in each of its paragraphs, lists and tables.
    const above = each.parentElement?.closest('[data-text], [data-text] details') ?? each.parentElement
    const path = `${pathOf(above)} ${each.localName}`
    paths.set(each, path)
    return path
  }
  const keyOf = (each: HTMLElement) => {
    if (each instanceof HTMLSelectElement) return each.selectedIndex < each.length - 1 ? 'ArrowDown' : 'ArrowUp'
    return each.matches('input') ? 'Space' : 'Enter'
  }

  const kinds = new Map<string, HTMLElement[]>()
  const placesInItems = new Map<Element, Map<string, number>>()
  for (const each of [...document.querySelectorAll<HTMLElement>(PRESSED)].filter(isPressed)) {
    const looks = `${pathOf(each)}.${each.className}`
    const item = each.parentElement?.closest('li, tr, dt, dd, article, section, fieldset, label') ?? document.body
    const places = placesInItems.get(item) ?? new Map<string, number>()
    const place = places.get(looks) ?? 0
    placesInItems.set(item, places.set(looks, place + 1))
    // The items of a menu do different things, the links of a text the same.
    const own = each.matches('[role^=menuitem]') ? wordsOf(each) : each.matches('a') ? '' : place
    const kind = `${looks} ${own}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), each])
  }
  const controls = [...kinds].flatMap(([kind, all]) =>
    [...new Set([all.find(isShown), all.findLast(isShown)])].flatMap((element, place) =>
      element ? [{ id: `${kind} ${place}`, words: wordsOf(element).slice(0, 60), key: keyOf(element), element }] : [],
    ),
  )
  const ids = controls.map(({ id }) => id)
  const left = controls.filter(({ id }) => !tried.includes(id))
  const brought = left.filter(({ id }) => !opened.includes(id))
  for (const { element, ...control } of [...brought, ...left]) {
    element.focus()
    // Under an open dialog it takes none.
    if (document.activeElement !== element) continue
    Object.assign(window, { pressed: element })
    return { next: control, ids }
  }
  return { next: null, ids }
}

/** @returns what is wrong with the page, or with where the focus is on it, when two frames are drawn; '' if nothing is */
async function findFault(): Promise<string> {
  for (let frames = 0; frames < 2; frames++) {
    await new Promise(requestAnimationFrame)
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }))
  }
  if (document.querySelector('[aria-busy=true]')) return 'is loading'
  const pressed = Reflect.get(window, 'pressed')
  const focused = document.activeElement
  // Another document begins anew, and a link to a place leaves the next Tab there.
  const isThere = pressed instanceof HTMLAnchorElement && pressed.hash !== '' && document.querySelector(':target')
  if (!pressed || isThere) return ''
  if (!focused || focused === document.body) return 'loses the focus'
  const isMoved = pressed.matches('select, input') && focused !== pressed
  return isMoved ? `moves the focus to ${focused.outerHTML.slice(0, 80)}` : ''
}

/** How long a page may take to come to rest, with the focus in its place: some of what takes it is loaded first. */
const PATIENCE = 30_000

/** How many presses a state may take: one that brings something new for ever would never end. The law of a day takes some 45. */
const MOST = 150

/** What was pressed on a page in the states that were tried before, by whether they began with it or a press has brought it. */
interface Pressed {
  opened: Set<string>
  brought: Set<string>
}

/**
 * Presses by keyboard all that can be pressed on the page as it is open, and what that brings, without leaving it. Where a press
 * has led away, or has taken others along, the page is opened again.
 * @param pressed grows; what a press has brought before is not pressed again, nor what stood on a page as it opened, but in a
 * state that presses have led to (`isLedTo`): with words in a form its buttons do something else
 * @param open opens the page in its state: anew, or within the app, with what presses have changed
 * @returns what lost the focus, moved it by a choice (WCAG 3.2.2), or never came to rest
 */
export async function pressAll(
  page: Page,
  pressed: Pressed,
  isLedTo: boolean,
  open: (isAnew: boolean) => Promise<void>,
): Promise<string[]> {
  const onTheWay = new Set<Request>()
  let steps = 0
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request)
    steps++
  }
  const ask = note((request) => onTheWay.add(request))
  const answer = note((request) => onTheWay.delete(request))
  page.on('request', ask).on('requestfinished', answer).on('requestfailed', answer)
  const settle = async (): Promise<string> => {
    for (const last = Date.now() + PATIENCE; ; ) {
      const before = steps
      const fault = await page.evaluate(findFault)
      const [waiting] = onTheWay
      if (!waiting && !fault && steps === before) return ''
      if (Date.now() > last) return waiting ? `waits for ${waiting.url()}` : fault
    }
  }
  const begin = async () => {
    await page.evaluate(() => Object.assign(window, { pressed: null }))
    await settle()
  }
  const reopen = async (isAnew: boolean) => {
    await open(isAnew)
    await begin()
  }
  await begin()
  const { pathname } = new URL(page.url())
  const faults: string[] = []
  const tried = new Set([...pressed.brought, ...(isLedTo ? [] : pressed.opened)])
  const { ids: opened } = await page.evaluate(focusNext, { tried: [], opened: [] })
  let presses = 0
  const find = async () => (await page.evaluate(focusNext, { tried: [...tried], opened })).next
  for (;;) {
    let control = await find()
    for (const isAnew of [false, true]) {
      if (control || opened.every((id) => tried.has(id))) break
      await reopen(isAnew)
      control = await find()
    }
    if (!control) break
    const { id, words, key } = control
    tried.add(id)
    pressed[opened.includes(id) ? 'opened' : 'brought'].add(id)
    await page.keyboard.press(key)
    const fault = await settle()
    if (fault) faults.push(`${words} ${fault}`)
    if (++presses === MOST) {
      faults.push(`after ${words} there is still more to press`)
      break
    }
    if (new URL(page.url()).pathname !== pathname) await reopen(false)
  }
  page.off('request', ask).off('requestfinished', answer).off('requestfailed', answer)
  return faults
}
