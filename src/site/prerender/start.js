// Runs in the head of every page, before anything is shown. Written as a browser reads it: the build minifies it, and no more.
;(() => {
  const { dataset } = document.documentElement
  const { pathname, search } = location
  // As the reader likes it (READ-8, src/ui/reading-settings.ts), before anything is painted.
  try {
    const { theme = '', size = '', keys = '', terms = '' } = JSON.parse(localStorage.getItem('reading') ?? '{}')
    Object.assign(dataset, { theme, size, keys, terms })
  } catch {
    // Nothing is kept, or may not be read.
  }
  // A file that stands for other addresses too (404.html, a list with a query) must not show its text for them. What the flags
  // mean, and until when: src/lib/written-page.ts.
  // The law as on another day (TIME-4) is in no file.
  const isOfDay = new URLSearchParams(search).has('on')
  const isOwn = pathname.replace(/(.)\/$/, '$1') === dataset.page && !(search && 'asks' in dataset) && !isOfDay
  if (!isOwn) dataset.other = ''
  // Whether the scripts are gone because the page is of a former release: the host answers, and this is not the page that it was
  // loaded as for that reason (src/app/reload-once.ts). What is typed in a form would be lost.
  const isFormer = async () => {
    const key = 'reloaded-for-missing-chunk'
    const fields = [...document.querySelectorAll('form:not([action]) :is(input, textarea)')]
    const isTyped = fields.some(({ value, defaultValue }) => value !== defaultValue)
    if (isTyped || Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return false
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => {})
    if (!(answer?.status < 500)) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  }
  const load = () => {
    const { entry, chunks, rest } = document.getElementById('page-data').dataset
    const add = (rel, href) => {
      const link = Object.assign(document.createElement('link'), { rel, href })
      document.head.append(link)
      return link
    }
    // The styles of other pages, where this one has its own alone (src/site/prerender/styles.ts); main.tsx waits for them.
    if (rest) add('stylesheet', rest).onerror = ({ target }) => target.remove()
    for (const href of isOwn && chunks ? chunks.split(' ') : []) add('modulepreload', href)
    import(entry).catch(async () => {
      if (await isFormer()) location.reload()
      // Without scripts, the page without its query is more than none; not under the address of another day.
      else if (isOfDay) location.replace(pathname)
      else delete dataset.other
    })
  }
  // Once the text is seen, so that no script keeps it waiting (FAST-4).
  const afterPaint = () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
      requestAnimationFrame(() => setTimeout(load))
      return
    }
    const painted = new PerformanceObserver(() => {
      painted.disconnect()
      load()
    })
    painted.observe({ type: 'paint', buffered: true })
  }
  if (isOwn) addEventListener('DOMContentLoaded', afterPaint)
  else addEventListener('DOMContentLoaded', load)
})()
