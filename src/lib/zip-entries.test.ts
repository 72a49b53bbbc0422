import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { lyingZip } from '../../tests/support/lying-zip'
import { atMost, joinParts, TooLargeError, zipEntries } from './zip-entries'

const MB = 1024 * 1024

it('BULK-3 a zip gives back what was packed and what was only stored', () => {
  const [text, noise] = [new Uint8Array(200_000).fill(7), crypto.getRandomValues(new Uint8Array(60_000))]
  const entries = zipEntries(zipSync({ 'a/טקסט.xml': text, noise: [noise, { level: 0 }], empty: new Uint8Array() }))
  expect([...entries.keys()]).toEqual(['a/טקסט.xml', 'noise', 'empty'])
  expect([...entries.values()].map((entry) => joinParts(entry()))).toEqual([text, noise, new Uint8Array()])
})

it('BULK-3 an entry that says 1 KB and unpacks to 60 MB is stopped at the limit, with no more in memory', () => {
  const parts: number[] = []
  const unpack = () => {
    const entry = zipEntries(lyingZip('x', 60 * MB)).get('x')
    for (const part of atMost(30 * MB, entry?.() ?? [])) parts.push(part.length)
  }
  expect(unpack).toThrow(TooLargeError)
  const taken = parts.reduce((sum, length) => sum + length, 0)
  expect(taken).toBeGreaterThan(1024)
  expect(taken).toBeLessThanOrEqual(30 * MB)
  expect(Math.max(...parts)).toBeLessThan(20 * MB)
})

it('BULK-3 what is no zip, or cut off, is none', () => {
  const zip = zipSync({ x: crypto.getRandomValues(new Uint8Array(5000)) })
  for (const bytes of [new Uint8Array(), new Uint8Array(100), zip.slice(0, -30)])
    expect(() => zipEntries(bytes)).toThrow()
  const cut = zipSync({ x: new Uint8Array(100_000).map((_, place) => (place * place) % 251) })
  // The list says that less is packed.
  const view = new DataView(cut.buffer)
  const listed = view.getUint32(cut.length - 6, true)
  view.setUint32(listed + 20, view.getUint32(listed + 20, true) >> 1, true)
  expect(() => joinParts(zipEntries(cut).get('x')?.() ?? [])).toThrow()
})
