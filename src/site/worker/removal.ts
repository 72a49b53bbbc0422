// What takes the service worker's place when VITE_OFFLINE is "off": it removes itself and all that was kept, in every
// browser that comes by. Open pages go on without it.

declare const self: ServiceWorkerGlobalScope

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  // Workbox's note of what was opened when (workbox-expiration).
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(remove()))
