// The pack of texts to print (READ-9): each by the last parts of its address, "law/vat-law/30", "rulings/{id}", "faqs/{id}".

const KEY = 'pack'
/** A pack is printed and sent as an address, which may not be endless. */
export const MOST_PACKED = 60

const NONE: readonly string[] = []
let kept: { raw: string | null; items: readonly string[] } = { raw: null, items: NONE }
const listeners = new Set<() => void>()

/** The pack of this browser; the same array until it changes. */
export function readPack(): readonly string[] {
  const raw = localStorage.getItem(KEY)
  if (raw !== kept.raw) kept = { raw, items: raw?.split('\n').filter(Boolean) ?? NONE }
  return kept.items
}

/** Keeps a pack in this browser, in all its windows. */
export function keepPack(items: readonly string[]): void {
  if (items.length > 0) localStorage.setItem(KEY, items.slice(0, MOST_PACKED).join('\n'))
  else localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

/** @returns ends it */
export function watchPack(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
