import { strFromU8, strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { atMost, joinParts, TooLargeError, zipEntries } from '@/lib/zip-entries'
import { inMegabytes, LARGEST_WORD_TEXT } from './limits'
import type { FileRead, TrackedChanges } from './piece'
import { UnreadableFile } from './unreadable-file'
import { hidingStyles } from './word-hidden'
import { onlyBullets, writeNumbers } from './word-numbering'
import { WordWriter } from './word-words'
import { hasChanges, rejectChanges } from './word-xml'

/** What is read of a Word file; pictures, fonts and what lies beside them is not unpacked. */
const TEXTS =
  /^\[Content_Types\]\.xml$|^_rels\/|^word\/(?:_rels\/|(?:document|styles|numbering|footnotes|endnotes|comments|(?:header|footer)\d*)\.xml$)/
const DOCUMENT = 'word/document.xml'
const NUMBERING = 'word/numbering.xml'
const STYLES = 'word/styles.xml'

const STYLE_MAP = [
  "p[style-name='Title'] => h1:fresh",
  ...['toc ', 'TOC', 'Contents'].map((name) => `p[style-name^='${name}'] => p.toc:fresh`),
  'u => u',
]

/**
 * Reads a Word file (.docx): its words with headings, tables, footnotes, emphasis, and with the numbers that Word writes.
 * @throws UnreadableFile where it is damaged
 */
export async function readWord(bytes: Uint8Array, trackedChanges: TrackedChanges): Promise<FileRead> {
  const texts = unpack(bytes)
  const notes: string[] = []
  const textOf = (name: string) => (texts[name] ? strFromU8(texts[name]) : '')
  const set = (name: string, text: string) => {
    if (texts[name]) texts[name] = strToU8(text)
  }
  const written = [DOCUMENT, 'word/footnotes.xml', 'word/endnotes.xml']
  if (written.some((name) => hasChanges(textOf(name)))) {
    notes.push(`Tracked changes are taken as ${trackedChanges}.`)
    if (trackedChanges === 'rejected') for (const name of written) set(name, rejectChanges(textOf(name)))
  }
  if (!/<w:body[\s/>]/.test(textOf(DOCUMENT)))
    throw new UnreadableFile(
      'This Word file was written in another way than Word’s. Open it in Word and save it again.',
    )
  const writer = new WordWriter(hidingStyles(textOf(STYLES)))
  for (const name of written) if (texts[name]) set(name, writer.write(textOf(name)))
  set(DOCUMENT, writeNumbers(textOf(DOCUMENT), textOf(NUMBERING), textOf(STYLES)))
  set(NUMBERING, onlyBullets(textOf(NUMBERING)))
  if (texts['word/comments.xml']) notes.push('Comments are left out.')
  const lines = Object.keys(texts).filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name))
  if (lines.some((name) => /<w:t[\s>][^<]*\p{L}/u.test(textOf(name)))) {
    notes.push('What stands at the head and foot of every page is left out.')
  }
  const { buffer } = zipSync(texts, { level: 0 })
  // mammoth takes the one in a browser, the other in Node.
  const input = { arrayBuffer: buffer, buffer }
  const options = {
    styleMap: STYLE_MAP,
    includeEmbeddedStyleMap: false,
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
  }
  try {
    const { value } = await mammoth.convertToHtml(input, options)
    return { html: writer.mark(value), notes }
  } catch (cause) {
    throw new UnreadableFile('This Word file is damaged: its text cannot be read. Open it in Word and save it again.', {
      cause,
    })
  }
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  const texts: Record<string, Uint8Array> = {}
  let left = LARGEST_WORD_TEXT
  try {
    for (const [name, entry] of zipEntries(bytes)) {
      if (!TEXTS.test(name)) continue
      const text = joinParts(atMost(left, entry()))
      left -= text.length
      texts[name] = text
    }
  } catch (cause) {
    throw new UnreadableFile(
      cause instanceof TooLargeError
        ? `This Word file is too large: unpacked, its text has more than ${inMegabytes(LARGEST_WORD_TEXT)}. Bring the law in by parts.`
        : 'This Word file is damaged: it cannot be unpacked. Open it in Word and save it again.',
      { cause },
    )
  }
  if (!texts[DOCUMENT])
    throw new UnreadableFile('This is no Word file (.docx): it is an archive without a Word text in it.')
  return texts
}
