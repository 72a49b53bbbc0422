/** A mailto: address (ADM-8). The address comes from a stranger: nothing in it becomes another recipient or a text. */
export function mailLink(email: string, subject = '', body = ''): string {
  const address = email.split('@').map(encodeURIComponent).join('@')
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`] : [],
  )
  return `mailto:${address}${parts.length > 0 ? '?' : ''}${parts.join('&')}`
}
