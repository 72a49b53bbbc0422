export type FeedbackChoice = 'helpful' | 'not-helpful'

const storageKey = (faqId: string) => `faq-feedback:${faqId}`

// Where the browser denies storage, a choice is remembered until the page is closed.
const unstored = new Map<string, FeedbackChoice>()
const listeners = new Set<() => void>()

/** The reader's earlier choice on an FAQ; null when this browser knows none. */
export function rememberedChoice(faqId: string): FeedbackChoice | null {
  try {
    const stored = localStorage.getItem(storageKey(faqId))
    if (stored === 'helpful' || stored === 'not-helpful') return stored
  } catch {
    // Storage is denied: use the choices kept in memory.
  }
  return unstored.get(faqId) ?? null
}

/** Remembers a choice in this browser (FAQ-4). */
export function rememberChoice(faqId: string, choice: FeedbackChoice): void {
  try {
    localStorage.setItem(storageKey(faqId), choice)
  } catch {
    unstored.set(faqId, choice)
  }
  for (const changed of listeners) changed()
}

/** Calls back when a choice is remembered, here or in another tab; returns what stops it. */
export function onChoiceRemembered(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}
