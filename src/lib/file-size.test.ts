import { expect, it } from 'vitest'
import { formatFileSize } from './file-size'

it.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1_048_570, '1023.99 KB'],
  [1_048_575, '1.00 MB'],
  [1024 ** 2, '1.00 MB'],
  [52_428_800, '50.00 MB'],
  [1024 ** 3, '1.00 GB'],
  [5 * 1024 ** 4, '5120.00 GB'],
])('ADM-7 says %i bytes as "%s"', (bytes, said) => {
  expect(formatFileSize(bytes)).toBe(said)
})
