import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESSION_LEVEL } from './content-types.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How a text may be sent, the best way first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** How the name of a file goes on that is compressed so, as hosts look for it. */
export const ENDING: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** @param level how hard to try: 1 to 11 for brotli, 1 to 9 for gzip */
export function compress(body: Buffer, encoding: Encoding, level = COMPRESSION_LEVEL): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length } })
}
