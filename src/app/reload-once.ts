import { holdsTypedText } from '@/lib/typed-text'

const KEY = 'reloaded-for-missing-chunk'
/** A second failure within this many milliseconds is not caused by an old release. */
const GUARD = 60_000

/**
 * Reloads once when code is missing after a release; not when offline, where the page's own error panel says more, nor
 * where typed text would be lost.
 */
export function reloadOnceForMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    // The line may be back by the time that an answer is asked for.
    if (!navigator.onLine || Date.now() - last < GUARD || holdsTypedText()) return
    void reloadIfAnswered()
  })
}

async function reloadIfAnswered(): Promise<void> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    // a 404 is an answer too: its page starts the app, which may know the address
    if (status >= 500) return
  } catch {
    return
  }
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}
