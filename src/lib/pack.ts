// The pack of texts to print (READ-9): each by the last parts of its address, "law/vat-law/30", "rulings/{id}", "faqs/{id}", of a guide also
// with the answers that were given: "guides/{id}?a=…".

const KEY = 'pack'
/** A pack is printed and sent as an address, which may not be endless. */
export const MOST_PACKED = 60

const NONE: readonly string[] = []
let kept: { raw: string | null; items: readonly string[] } = { raw: null, items: NONE }
const listeners = new Set<() => void>()

/** The pack of this browser; the same array until it changes. Where storage is denied, that of this page. */
export function readPack(): readonly string[] {
  const raw = readRaw()
  if (raw !== kept.raw) kept = { raw, items: raw?.split('\n').filter(Boolean) ?? NONE }
  return kept.items
}

function readRaw(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return kept.raw
  }
}

/** Keeps a pack in this browser, in all its windows. */
export function keepPack(items: readonly string[]): void {
  const raw = items.slice(0, MOST_PACKED).join('\n')
  try {
    if (raw) localStorage.setItem(KEY, raw)
    else localStorage.removeItem(KEY)
  } catch {
    kept = { raw, items: raw.split('\n').filter(Boolean) }
  }
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
