// Runs in the head of every page, before anything is shown. Written as a browser reads it: the build minifies it, and no more.
;(() => {
  const { dataset } = document.documentElement
  const { pathname, search } = location
  // As the reader likes it (READ-8, src/ui/reading-settings.ts), before anything is painted.
  try {
    const { theme = '', size = '', keys = '' } = JSON.parse(localStorage.getItem('reading') ?? '{}')
    Object.assign(dataset, { theme, size, keys })
  } catch {
    // Nothing is kept, or may not be read.
  }
  // A file that stands for other addresses too (404.html, a list with a query) must not show its text for them.
  const isOwn = pathname.replace(/(.)\/$/, '$1') === dataset.page && !(search && 'asks' in dataset)
  if (!isOwn) dataset.other = ''
  // What a reader does before the page is alive is done again once it is (replay-early.ts).
  window.early = []
  let isLost = false
  // Where the scripts cannot be had: a browser asks for one that failed again only when the page is loaded anew.
  const say = () => {
    const style = 'position:fixed;inset:auto 0 0;padding:1em;background:canvas;color:canvastext'
    const textContent = 'A part of this page could not be loaded. Please reload the page.'
    document.getElementById('lost')?.remove()
    document.body.append(Object.assign(document.createElement('p'), { id: 'lost', role: 'alert', style, textContent }))
  }
  const sayWhatIsLost = () => {
    for (const { sent } of window.early) {
      const place = [...(sent?.querySelectorAll('[role=alert]') ?? [])].pop()
      // A search: the page that it leads to asks for its scripts anew.
      if (sent?.hasAttribute('action')) sent.submit()
      else if (place)
        place.textContent =
          'Not sent: a part of this page could not be loaded. Please copy what you typed, reload the page and try again.'
      else say()
    }
    window.early = []
  }
  addEventListener(
    'click',
    ({ target }) => {
      const clicked = target.closest('button')
      if (!clicked || clicked.type === 'submit') return
      window.early?.push({ clicked })
      if (isLost) say()
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      if (!window.early) return
      event.preventDefault()
      window.early.push({ sent: event.target })
      if (isLost) sayWhatIsLost()
    },
    true,
  )
  // A search in a text or a list answers while it is typed.
  addEventListener('input', ({ target }) => isLost && !target.form && say(), true)
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
      await import('/former-release.js').catch(() => {})
      isLost = true
      sayWhatIsLost()
      // Of another address nothing is shown.
      if (!isOwn) say()
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
