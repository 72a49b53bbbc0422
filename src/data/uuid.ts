const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be a row's id; anything else is not asked for. */
export const isUuid = (text: string) => UUID.test(text)

/**
 * The id of a row that is still to be added: sent with it, it tells one that is sent again, because its answer was lost, from
 * another one. Browsers have `crypto.randomUUID` only where a page came over https.
 */
export function newId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  // Version 4 of RFC 9562.
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-')
}
