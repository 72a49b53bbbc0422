import { Inflate } from 'fflate'

/** An entry of a zip, unpacked part by part: how much it is shows only then, whatever the zip says. */
export type ZipEntry = () => Iterable<Uint8Array>

/** As many packed bytes are unpacked in one go; no packing makes less than a thousandth of what there was. */
const PART = 16 * 1024

const END = 0x06054b50
const LISTED = 0x02014b50
const LOCAL = 0x04034b50
/** The shortest end of a zip, and the longest: with a remark of 64 KB. */
const [SHORTEST_END, LONGEST_END] = [22, 22 + 0xffff]

/**
 * What a zip holds, by name.
 * @throws Error where it is none, or cut off; so does an entry that is damaged
 */
export function zipEntries(zip: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = endOf(view)
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== LISTED) throw new Error('The list of a zip is damaged')
    const entry = at
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(zip.subarray(at + 46, nameEnd))
    entries.set(name, () => partsOf(zip, view, entry))
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOf(view: DataView): number {
  const last = view.byteLength - SHORTEST_END
  for (let at = last; at >= Math.max(0, view.byteLength - LONGEST_END); at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw new Error('No zip, or one that is cut off')
}

function* partsOf(zip: Uint8Array, view: DataView, entry: number): Generator<Uint8Array> {
  const method = view.getUint16(entry + 10, true)
  const local = view.getUint32(entry + 42, true)
  if (view.getUint32(local, true) !== LOCAL) throw new Error('An entry of a zip is not where it should be')
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const end = start + view.getUint32(entry + 20, true)
  if (end > zip.length) throw new Error('An entry of a zip is cut off')
  if (method === 0) yield zip.subarray(start, end)
  else if (method === 8) yield* inflate(zip.subarray(start, end))
  else throw new Error(`An entry of a zip is packed in an unknown way: ${method}`)
}

function* inflate(packed: Uint8Array): Generator<Uint8Array> {
  let unpacked = new Uint8Array()
  const stream = new Inflate((part) => {
    unpacked = part
  })
  for (let at = 0; at < packed.length || at === 0; at += PART) {
    stream.push(packed.subarray(at, at + PART), at + PART >= packed.length)
    yield unpacked
  }
}

/** Thrown when more was unpacked than is taken. */
export class TooLargeError extends Error {}

/** Parts, until they are more than `most` bytes together. @throws TooLargeError then */
export function* atMost(most: number, parts: Iterable<Uint8Array>): Generator<Uint8Array> {
  let size = 0
  for (const part of parts) {
    size += part.length
    if (size > most) throw new TooLargeError()
    yield part
  }
}

/** The bytes of parts together. */
export function joinParts(parts: Iterable<Uint8Array>): Uint8Array<ArrayBuffer> {
  const taken = [...parts]
  const joined = new Uint8Array(taken.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of taken) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
