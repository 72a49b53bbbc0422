/** A mailto: address (ADM-8). The address comes from a stranger: nothing in it becomes another recipient or a text. */
export function mailLink(email: string, subject?: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@')
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
