/** Starts the new release in this page, which is loaded again. */
export type UseRelease = () => void

/**
 * Calls back when another release than that of the page is ready to be used.
 * @param entry the address of the script that started the page
 */
export async function watchRelease(entry: string, offer: (use: UseRelease) => void): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.ready
  const ask = () => {
    const { waiting } = registration
    if (!waiting) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data: isNews }) => {
      if (isNews === true) offer(() => startUsing(waiting))
    }
    waiting.postMessage({ release: entry }, [port2])
  }
  const startUsing = (worker: ServiceWorker) => {
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    worker.postMessage({ use: true })
  }
  // What is already on its way has been announced before.
  const follow = () => registration.installing?.addEventListener('statechange', ask)
  ask()
  follow()
  registration.addEventListener('updatefound', follow)
  lookForReleases(registration)
}

/** How often a page that stays open asks for a new release, in milliseconds. */
const EVERY_HOUR = 3_600_000

function lookForReleases(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < EVERY_HOUR) return
    last = Date.now()
    // Without a line there is nothing to find, and the next time asks again.
    registration.update().catch(() => {})
  })
}
