import { extensionOf, typeOf } from './schema'

/** By type: its name in a sentence, and the types that file-type may detect for it. */
const CONTENTS: Readonly<Record<string, { words: string; detected: readonly string[] }>> = {
  'application/pdf': { words: 'a PDF', detected: ['application/pdf'] },
  'image/png': { words: 'a PNG image', detected: ['image/png', 'image/apng'] },
  'image/jpeg': { words: 'a JPEG image', detected: ['image/jpeg'] },
  'image/gif': { words: 'a GIF image', detected: ['image/gif'] },
  'image/webp': { words: 'a WebP image', detected: ['image/webp'] },
  // Both old Office formats share one container.
  'application/msword': { words: 'a Word document', detected: ['application/x-cfb'] },
  'application/vnd.ms-excel': { words: 'an Excel workbook', detected: ['application/x-cfb'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    words: 'a Word document',
    detected: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    words: 'an Excel workbook',
    detected: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  'text/plain': { words: 'plain text', detected: [] },
  'text/csv': { words: 'a CSV table', detected: [] },
}

/** Why a file's first bytes contradict its name, as a sentence, or null (SEC-7). For files that passed fileFault. */
export async function contentFault(file: File): Promise<string | null> {
  const expected = CONTENTS[typeOf(file) ?? '']
  if (!expected) return null
  const { words, detected } = expected
  try {
    const isGenuine = detected.length > 0 ? await begins(file, detected) : await isText(file)
    if (isGenuine) return null
  } catch (error) {
    // It cannot be read; the upload will say so.
    if (error instanceof DOMException) return null
    return `"${file.name}" could not be checked. Choose it again.`
  }
  const extension = extensionOf(file.name)
  const claim = extension ? `is named .${extension}` : `was chosen as ${words}`
  return `"${file.name}" ${claim} but its content is not ${words}.`
}

async function begins(file: Blob, types: readonly string[]): Promise<boolean> {
  const { fileTypeFromBlob } = await import('file-type')
  const found = await fileTypeFromBlob(file)
  return found !== undefined && types.includes(found.mime)
}

const SAMPLE = 64 * 1024 // bytes

/** Control characters other than white space, which no text holds. */
const BINARY = /(?![\t\n\f\r\u0085])\p{Cc}/u

/** How a web page, a drawing or a PDF begins. Source: mimesniff.spec.whatwg.org, section 7.1; and SVG. */
const MARKUP =
  /^\s*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s>/]|^\s*<(?:!--|\?xml)|^%PDF-/i

async function isText(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer())
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return !BINARY.test(text) && !MARKUP.test(text)
}

/** By the byte order mark; without one, any encoding that contains ASCII will do. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
