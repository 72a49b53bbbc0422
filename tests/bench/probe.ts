/** What the page itself can tell about a visit; times in milliseconds since the navigation began. */
export interface Observed {
  firstPaint: number
  firstText: number
  lastInDocument: number
  lcp: number
  shifts: { value: number; at: number; nodes: string[] }[]
  longTasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    observed: Observed
  }
}

/**
 * Runs in the page before anything else and watches it.
 * @param ends ids of the law's first and last section: all variants give them to the element that holds the section. Null for
 * other pages, which count as there with their first paint
 */
export function watch(ends: { first: string; last: string } | null): void {
  const observed: Observed = { firstPaint: 0, firstText: 0, lastInDocument: 0, lcp: 0, shifts: [], longTasks: [] }
  window.observed = observed

  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return
    observed.firstPaint = startTime
    if (!ends) observed.firstText = observed.lastInDocument = startTime
  })
  on('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime
  })
  on('longtask', ({ startTime, duration }) => observed.longTasks.push({ start: startTime, duration }))
  on('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const nodes = sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : '#text'))
    if (!hadRecentInput) observed.shifts.push({ value, at: startTime, nodes })
  })

  if (!ends) return
  const { first, last } = ends
  // a timer, not frames: asking for frames would make the browser draw more of them than the page needs
  const timer = setInterval(() => {
    if (!observed.firstText && document.getElementById(first)?.checkVisibility()) {
      observed.firstText = Number.POSITIVE_INFINITY
      // it is in the next frame: on screen when the one after that begins
      requestAnimationFrame(() => requestAnimationFrame(() => (observed.firstText = performance.now())))
    }
    if (!observed.lastInDocument && document.getElementById(last)) observed.lastInDocument = performance.now()
    if (observed.firstText && observed.lastInDocument) clearInterval(timer)
  }, 10)
}

/** Whether all is on the page and the main thread has had no long task for a second. */
export function isQuiet(): boolean {
  const { firstText, lastInDocument, longTasks } = window.observed
  if (!firstText || !lastInDocument) return false
  const task = longTasks.at(-1)
  const busy = Math.max(firstText, lastInDocument, task ? task.start + task.duration : 0)
  return performance.now() - busy > 1000 && document.readyState === 'complete' && document.fonts.status === 'loaded'
}
