const KEY = 'reloaded-for-missing-chunk'
/** A second failure within this time is no matter of an older deploy any more. In milliseconds. */
const GUARD = 60_000

/**
 * Reloads the page when a piece of its code is gone, as it is after a new deploy: once, so that a piece that is really
 * missing shows its error instead of a page that reloads for ever; and only when the server answers, for offline the
 * page's own error panel beats the browser's.
 */
export function reloadOnceForMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < GUARD) return
    void reloadIfAnswered()
  })
}

async function reloadIfAnswered(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    if (!ok) return
  } catch {
    return // offline: the page shows its error panel, which offers to reload
  }
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}
