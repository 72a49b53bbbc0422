import { zipSync } from 'fflate'

/** A zip with one entry of as many zeros, which says in every header that it has 1 KB. */
export function lyingZip(name: string, size: number): Uint8Array {
  const zip = zipSync({ [name]: new Uint8Array(size) })
  const view = new DataView(zip.buffer)
  for (let at = 0; at + 4 <= zip.length; at += 1) {
    const header = view.getUint32(at, true)
    if (header === 0x04034b50) view.setUint32(at + 22, 1024, true)
    if (header === 0x02014b50) view.setUint32(at + 24, 1024, true)
  }
  return zip
}
