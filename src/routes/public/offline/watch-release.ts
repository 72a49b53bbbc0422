/** Starts the new release in this page, which is loaded again. */
export type UseRelease = () => void

/** Calls back when another release is ready to be used: its service worker waits for this one to end. */
export async function watchRelease(offer: (use: UseRelease) => void): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.ready
  const look = () => {
    const { waiting } = registration
    if (waiting) offer(() => startUsing(waiting))
  }
  const startUsing = (worker: ServiceWorker) => {
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    worker.postMessage({ use: true })
  }
  // What is already on its way has been announced before.
  const follow = () => registration.installing?.addEventListener('statechange', look)
  look()
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
