import { Marked } from 'marked'
import markedFootnote from 'marked-footnote'
import type { FileRead } from './piece'

/** Plain text, pasted or from a file, as HTML: a paragraph a line, but for lines that go on in the middle of a sentence. */
export function readPastedText(text: string): FileRead {
  const paragraphs: string[] = []
  let before = ''
  for (const line of text.split(/\r\n|[\n\r\f\u2028\u2029]/)) {
    const words = line.trim()
    // Wrapped by hand, as in mail and in text copied from a PDF.
    const goesOn = /^\p{Ll}/u.test(words) && before !== '' && !/[.;:]$/.test(before)
    if (goesOn) paragraphs[paragraphs.length - 1] += ` ${escaped(words)}`
    else if (words) paragraphs.push(escaped(line.trimEnd()))
    before = words
  }
  return { html: paragraphs.map((words) => `<p>${words}</p>`).join(''), notes: [] }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Markdown with tables and footnotes as HTML. */
export function readMarkdown(text: string): FileRead {
  const marked = new Marked(markedFootnote())
  return { html: marked.parse(text, { async: false }), notes: [] }
}
