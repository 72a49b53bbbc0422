import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from './sha256'

const hexOf = (text: string) => Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
const known = (text: string) => createHash('sha256').update(text, 'latin1').digest('hex')

it.each([0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000])(
  'MEND-B3 hashes a text of %d characters as every SHA-256 does',
  (length) => {
    expect(hexOf('a'.repeat(length))).toBe(known('a'.repeat(length)))
  },
)

it('MEND-B3 hashes any ASCII text as every SHA-256 does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 300 }), (text) => {
      expect(hexOf(text)).toBe(known(text))
    }),
  )
})
