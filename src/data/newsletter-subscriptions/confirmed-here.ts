const KEPT = 'newsletter'

/** Whether this browser itself confirmed the address (NL-2): to all others a listed address answers as a new one does. */
export function isConfirmedHere(email: string): boolean {
  try {
    return localStorage.getItem(KEPT) === email.toLowerCase()
  } catch {
    return false
  }
}

/** Keeps the address that this browser has confirmed, or with null forgets it. */
export function keepConfirmed(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, email.toLowerCase())
  } catch {
    // A browser that keeps nothing answers like any other.
  }
}
