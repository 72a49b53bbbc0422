import { fileTypeFromBuffer } from 'file-type'
import { DEEPEST, isTooDeep } from '@/texts/markup-depth'
import type { FileRead, TrackedChanges } from './piece'
import { readMarkdown, readPastedText } from './read-text'
import { UnreadableFile } from './unreadable-file'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const TOO_DEEP = `In this file elements stand in one another more than ${DEEPEST} deep, which cannot be read. Save it as plain text, and choose that.`

/** A file's bytes, and what is asked of its reading. */
export type Reading = { bytes: Uint8Array; name: string; trackedChanges: TrackedChanges }

/**
 * Reads a law's file as HTML. What it is goes by its bytes; the name tells Markdown from plain text, and must not say Word of
 * what is none.
 * @throws UnreadableFile with a sentence for staff
 */
export async function readBytes({ bytes, name, trackedChanges }: Reading): Promise<FileRead> {
  if (bytes.length === 0) throw new UnreadableFile('This file is empty.')
  const type = await fileTypeFromBuffer(bytes)
  const isWord = type?.mime === WORD || (bytes[0] === 0x50 && bytes[1] === 0x4b)
  const read = isWord
    ? await (await import('./read-word')).readWord(bytes, trackedChanges)
    : readText(bytes, name, type)
  if (isTooDeep(read.html)) throw new UnreadableFile(TOO_DEEP)
  if (!/[\p{L}\p{N}]/u.test(read.html.replace(/<[^>]*>/g, '')))
    throw new UnreadableFile('There are no words in this file.')
  if (!isWord && /\.docx$/i.test(name)) {
    throw new UnreadableFile(
      `“${name}” cannot be read as a Word file (.docx): it is of another kind, whatever its name says. Open it in Word and save it again, or paste its text.`,
    )
  }
  const pictures = read.html.match(/<img[\s>/]/gi)?.length ?? 0
  if (pictures === 0) return read
  return {
    ...read,
    notes: [...read.notes, pictures === 1 ? '1 picture is left out.' : `${pictures} pictures are left out.`],
  }
}

/** Control characters other than white space, which no text holds. */
const BINARY = /(?![\t\n\v\f\r\u0085])\p{Cc}/u
const HTML = /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|[a-z][a-z0-9]*(?:\s[^<>]*)?>)/i
const MARKDOWN = /^#{1,6} +\S/m

function readText(bytes: Uint8Array, name: string, type: { ext: string; mime: string } | undefined): FileRead {
  if (type?.mime === 'application/x-cfb') throw new UnreadableFile(oldOrProtected(bytes))
  if (type && !/xml|html|text/.test(type.mime)) {
    throw new UnreadableFile(
      `This is a file of type “${type.ext}”. Choose a Word file (.docx), a web page (.html), Markdown or plain text.`,
    )
  }
  const { text, notes } = decode(bytes)
  if (BINARY.test(text))
    throw new UnreadableFile('This file holds no text: it is damaged, or of a kind that cannot be read.')
  if (HTML.test(text)) return { html: text, notes }
  const isMarkdown = /\.(?:md|markdown)$/i.test(name) || MARKDOWN.test(text)
  return { html: (isMarkdown ? readMarkdown(text) : readPastedText(text)).html, notes }
}

function oldOrProtected(bytes: Uint8Array): string {
  const isProtected = new TextDecoder('utf-16le').decode(bytes.slice(0, bytes.length & ~1)).includes('EncryptedPackage')
  return isProtected
    ? 'This Word file is protected by a password. Save it without one, and choose it again.'
    : 'This is a file of an old Word (.doc). Open it in Word and save it as .docx.'
}

/** By the byte order mark, by what an HTML file says, as UTF-8, or else as Windows writes Hebrew or Western letters. */
function decode(bytes: Uint8Array): { text: string; notes: string[] } {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 2048))
  const said = /<(?:meta[^>]+|\?xml[^>]+)(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]
  const marked = head.startsWith('ÿþ') ? 'utf-16le' : head.startsWith('þÿ') ? 'utf-16be' : undefined
  const hebrew = bytes.filter((byte) => byte >= 0xe0 && byte <= 0xfa).length
  const windows = hebrew * 2 > bytes.filter((byte) => byte >= 0x80).length ? 'windows-1255' : 'windows-1252'
  for (const encoding of [marked, 'utf-8', said, windows]) {
    const text = encoding && tryDecode(bytes, encoding)
    if (typeof text !== 'string' || text === '') continue
    const isGuess = encoding === windows && said !== windows
    return {
      text,
      notes: isGuess ? [`The letters are read as ${encoding}, for the file does not say which they are.`] : [],
    }
  }
  throw new UnreadableFile('The letters of this file are in no encoding that can be read. Save it as UTF-8.')
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
