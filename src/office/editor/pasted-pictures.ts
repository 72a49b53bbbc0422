import { parseForeign, withinDepth } from './foreign-markup'

/** A file that was pasted or dropped, or a picture that only an address leads to. */
export type PastedPicture = { id: string; file: File } | { id: string; address: string }

/** The files of a paste or drop that is nothing else; none where words come with them, as from Word, or they are no files. */
export function filesOf(data: DataTransfer | null): File[] {
  const words = parseForeign(withinDepth(data?.getData('text/html') ?? ''))
  return words.textContent?.trim() ? [] : [...(data?.files ?? [])]
}

/** The pictures among pasted HTML, which no text may hold: none is to be lost unsaid (STAFF-3). */
export function picturesOf(html: string): PastedPicture[] {
  if (!/<img[\s/]/i.test(html)) return []
  const body = parseForeign(html)
  return [...body.querySelectorAll('img')].filter(isSeen).map((picture) => {
    const address = picture.getAttribute('src') ?? ''
    const file = fileOf(address, picture.alt)
    return file ? asPicture(file) : { id: crypto.randomUUID(), address: address.slice(0, 300) }
  })
}

export const asPicture = (file: File): PastedPicture => ({ id: crypto.randomUUID(), file })

/** Mails count their readers by pictures of one pixel. */
const isSeen = (picture: HTMLImageElement) =>
  picture.getAttribute('width') !== '1' && picture.getAttribute('height') !== '1'

/** The picture that stands in its address itself, as base64 does; null for another address. */
function fileOf(address: string, words: string): File | null {
  const [, type, code] = /^data:(image\/([\w.+-]+));base64,/i.exec(address) ? split(address) : []
  if (!type || code === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0))
    const extension = type.replace(/^image\//, '').replace(/\+.*/, '')
    return new File([bytes], `${words.trim().slice(0, 100) || 'picture'}.${extension}`, { type })
  } catch {
    // It is no base64.
    return null
  }
}

function split(address: string): [whole: string, type: string, code: string] {
  const comma = address.indexOf(',')
  return [address, address.slice('data:'.length, address.indexOf(';')).toLowerCase(), address.slice(comma + 1)]
}
