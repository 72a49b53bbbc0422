import { extensionOf, typeOf } from './schema'

/** What a file of a type begins with: its name in a sentence, and what file-type calls it. */
const CONTENTS: Readonly<Record<string, { words: string; detected: readonly string[] }>> = {
  'application/pdf': { words: 'a PDF', detected: ['application/pdf'] },
  'image/png': { words: 'a PNG image', detected: ['image/png', 'image/apng'] },
  'image/jpeg': { words: 'a JPEG image', detected: ['image/jpeg'] },
  'image/gif': { words: 'a GIF image', detected: ['image/gif'] },
  'image/webp': { words: 'a WebP image', detected: ['image/webp'] },
  // both are kept in the same kind of container
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

/**
 * Why a file's first bytes contradict its name, in a sentence; null when they do not (SEC-7). The storage cannot look: it
 * believes the type that is sent with a file. A file that cannot be read has no fault here; its upload will say so.
 * @param file one that fileFault finds nothing wrong with
 */
export async function contentFault(file: File): Promise<string | null> {
  const expected = CONTENTS[typeOf(file) ?? '']
  if (!expected) return null
  const { words, detected } = expected
  try {
    const isGenuine = detected.length > 0 ? await begins(file, detected) : await isText(file)
    if (isGenuine) return null
  } catch (error) {
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

/** How much of a text is looked at, in bytes. */
const SAMPLE = 64 * 1024

/** What no text holds: controls, but for those that only part it. */
const BINARY = /(?![\t\n\f\r\u0085])\p{Cc}/u

/** How a page, a drawing or one of the other types begins. Source: mimesniff.spec.whatwg.org, section 7.1; and SVG. */
const MARKUP =
  /^\s*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s>/]|^\s*<(?:!--|\?xml)|^%PDF-/i

/** A text by its bytes: of whatever encoding, but no binary and no page of the Web. */
async function isText(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer())
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return !BINARY.test(text) && !MARKUP.test(text)
}

/** By the mark at its beginning; without one any encoding that has ASCII in it will do. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
