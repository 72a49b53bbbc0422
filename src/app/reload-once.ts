const KEY = 'reloaded-for-missing-chunk'
/** A second failure within this time is not about an old release. In milliseconds. */
const GUARD = 60_000

/**
 * Reloads the page once when a piece of its code is gone, as after a new release; only when the server answers, because
 * the page's own error panel says more than the browser's.
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
    return
  }
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}
