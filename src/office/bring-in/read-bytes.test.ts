import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { lyingZip } from '../../../tests/support/lying-zip'
import { paragraph, wordFile } from '../../../tests/support/word-file'
import { readBytes } from './read-bytes'
import { UnreadableFile } from './unreadable-file'

const read = (bytes: Uint8Array, name = 'law') => readBytes({ bytes, name, trackedChanges: 'accepted' })
const readText = (text: string, name?: string) => read(strToU8(text), name)

const WORD = wordFile({ body: paragraph('1. Scope') })

/** The container of old Office files, with a name inside. */
function compoundFile(name: string): Uint8Array {
  const bytes = new Uint8Array(2048)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.set(
    [...name].flatMap((letter) => [letter.charCodeAt(0), 0]),
    1024,
  )
  return bytes
}

describe('what a file is', () => {
  it.each([
    ['Word, whatever its name', WORD, 'law.txt', '<p>1. Scope</p>'],
    [
      'HTML, whatever its name',
      strToU8('<!-- saved --><!doctype html><p>1. Scope</p>'),
      'law.txt',
      '<!-- saved --><!doctype html><p>1. Scope</p>',
    ],
    [
      'Markdown by its headings',
      strToU8('# Law\n\n**1.** Scope'),
      'law.txt',
      '<h1>Law</h1>\n<p><strong>1.</strong> Scope</p>\n',
    ],
    ['Markdown by its name', strToU8('**1.** Scope'), 'law.md', '<p><strong>1.</strong> Scope</p>\n'],
    [
      'plain text',
      strToU8('**1.** Scope\n\nAll <b> services\nand more\n'),
      'law',
      '<p>**1.** Scope</p><p>All &lt;b> services and more</p>',
    ],
  ])('BULK-1 reads %s', async (_, bytes, name, html) => {
    expect((await read(bytes, name)).html).toBe(html)
  })

  it.each([
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...strToU8('סעיף')]],
    ['UTF-16', [0xff, 0xfe, 0xe1, 0x05, 0xe2, 0x05, 0xd9, 0x05, 0xe3, 0x05]],
    ['Windows-1255', [0xf1, 0xf2, 0xe9, 0xf3]],
  ])('BULK-1 reads Hebrew in %s', async (_, bytes) => {
    expect((await read(Uint8Array.from(bytes))).html).toContain('עיף')
  })

  it('BULK-1 says which letters it took a file to be in that does not say so', async () => {
    const { notes } = await read(Uint8Array.from([0xf1, 0xf2, 0xe9, 0xf3]))
    expect(notes).toEqual(['The letters are read as windows-1255, for the file does not say which they are.'])
  })

  it('BULK-1 counts the pictures that are left out', async () => {
    const { notes } = await readText('<html><p>1. Scope <img src="a.png"><img src="b.png"></p></html>')
    expect(notes).toEqual(['2 pictures are left out.'])
  })
})

describe('what cannot be read', () => {
  it.each([
    ['an empty file', new Uint8Array(), 'This file is empty.'],
    ['a file without words', strToU8(' \n\n '), 'There are no words in this file.'],
    ['a Word file without words', wordFile({ body: '' }), 'There are no words in this file.'],
    [
      'a Word file that was cut off',
      WORD.slice(0, WORD.length - 200),
      'This Word file is damaged: it cannot be unpacked.',
    ],
    [
      'a Word file with broken markup',
      wordFile({ body: '<w:p><w:r>' }),
      'This Word file is damaged: its text cannot be read.',
    ],
    [
      'an archive of something else',
      zipSync({ 'a.txt': strToU8('x') }),
      'This is no Word file (.docx): it is an archive without a Word text in it.',
    ],
    ['an old Word file', compoundFile('WordDocument'), 'This is a file of an old Word (.doc).'],
    ['a protected Word file', compoundFile('EncryptedPackage'), 'This Word file is protected by a password.'],
    ['a PDF', strToU8('%PDF-1.7\n1 0 obj'), 'This is a file of type “pdf”.'],
    [
      'a text whose name says that it is Word',
      strToU8('just words'),
      '“law.docx” cannot be read as a Word file (.docx): it is of another kind, whatever its name says.',
    ],
    ['bytes that are no text', Uint8Array.from({ length: 64 }, (_, place) => place), 'This file holds no text'],
  ])('BULK-1 says of %s why it cannot be read', async (_, bytes, sentence) => {
    const reading = read(bytes, 'law.docx')
    await expect(reading).rejects.toThrow(UnreadableFile)
    await expect(reading).rejects.toThrow(sentence)
  })

  it('BULK-1 does not unpack a small archive that holds far more than a law, whatever it says of its size', async () => {
    const bomb = lyingZip('word/document.xml', 40 * 1024 * 1024)
    await expect(read(bomb)).rejects.toThrow('This Word file is too large: unpacked, its text has more than 20 MB.')
  })

  it('BULK-1 refuses a page that is nested too deep to be read', async () => {
    await expect(readText(`<html>${'<div>'.repeat(100_000)}words`)).rejects.toThrow('more than 200 deep')
  })
})
