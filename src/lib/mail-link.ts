/**
 * The address of a new mail to somebody (ADM-8). Whoever wrote the address may have put more into it than an address:
 * nothing of it becomes a further recipient or a text of the mail.
 */
export function mailLink(email: string, subject?: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@')
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
