import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentFault } from './content-fault'
import { TYPES_BY_EXTENSION } from './schema'

const check = (name: string, content: string | Uint8Array<ArrayBuffer>, type = '') =>
  contentFault(new File([content], name, { type }))

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))

/** The first bytes of a ZIP archive of one uncompressed file. */
function archive(name: string, content: string): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Uint8Array.from(Buffer.concat([header, Buffer.from(name + content), Buffer.alloc(100)]))
}

const office = (kind: string) =>
  archive(
    '[Content_Types].xml',
    `<Types><Override PartName="/a.xml" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  )

const PDF = '%PDF-1.7\n%âãÏÓ\n1 0 obj'
const PNG = bytes('89504e470d0a1a0a 0000000d49484452 00000001000000010806000000 1f15c489 0000000049444154')
const JPEG = bytes('ffd8ffe000104a46494600010100000100010000')
const OLD_OFFICE = Uint8Array.from([...bytes('d0cf11e0a1b11ae1'), ...new Uint8Array(600)])
const DOCX = office('wordprocessingml.document')
const XLSX = office('spreadsheetml.sheet')
const PAGE = '<!DOCTYPE html><script>alert(1)</script>'
const PROGRAM = bytes('4d5a90000300000004000000ffff0000b8')

const RUNS = { numRuns: 40 }

describe('MEND-B8 a file whose first bytes fit its name is taken', () => {
  it.each([
    ['ruling.pdf', PDF],
    ['פסק דין.PDF', PDF],
    ['map.png', PNG],
    ['photo.jpg', JPEG],
    ['photo.jfif', JPEG],
    ['moving.gif', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['photo.webp', bytes('52494646 24000000 57454250 56503820 18000000')],
    ['letter.doc', OLD_OFFICE],
    ['table.xls', OLD_OFFICE],
    ['letter.docx', DOCX],
    ['table.xlsx', XLSX],
    ['notes.txt', 'סעיף 30: 5 < 7, a <b>bold</b> claim'],
    ['unicode.txt', Uint8Array.from([0xff, 0xfe, ...Buffer.from('שלום', 'utf16le')])],
    ['old.csv', bytes('f9ece5ed2c310d0a')],
    ['rates.csv', '\uFEFF"BM","MZ"\r\n"1","2"'],
    ['less.txt', '< 5% is exempt'],
  ])('%s', async (name, content) => {
    expect(await check(name, content)).toBeNull()
  })

  it('one without extension, by the type that the browser tells', async () => {
    expect(await check('ruling', PDF, 'application/pdf')).toBeNull()
    expect(await check('ruling', PAGE, 'application/pdf')).toBe(
      '"ruling" was chosen as a PDF but its content is not a PDF.',
    )
  })

  it('one that cannot be read is left to the upload, which says so', async () => {
    const file = new File([PAGE], 'gone.pdf')
    file.slice = () => {
      throw new DOMException('gone', 'NotFoundError')
    }
    expect(await contentFault(file)).toBeNull()
  })
})

describe('MEND-B8 a file whose first bytes contradict its name is refused in words', () => {
  it.each([
    ['ruling.pdf', PAGE, 'is named .pdf but its content is not a PDF.'],
    ['ruling.pdf', DOCX, 'is named .pdf but its content is not a PDF.'],
    ['ruling.PDF', 'nothing like it', 'is named .PDF but its content is not a PDF.'],
    ['map.png', JPEG, 'is named .png but its content is not a PNG image.'],
    ['map.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'is named .png but its content is not a PNG image.'],
    ['photo.jpg', PAGE, 'is named .jpg but its content is not a JPEG image.'],
    ['moving.gif', PNG, 'is named .gif but its content is not a GIF image.'],
    ['photo.webp', bytes('52494646 24000000 57415645'), 'is named .webp but its content is not a WebP image.'],
    ['letter.doc', DOCX, 'is named .doc but its content is not a Word document.'],
    ['letter.docx', XLSX, 'is named .docx but its content is not a Word document.'],
    ['letter.docx', archive('a.exe', 'MZ'), 'is named .docx but its content is not a Word document.'],
    ['table.xls', '<html><table><tr><td>1', 'is named .xls but its content is not an Excel workbook.'],
    ['table.xlsx', OLD_OFFICE, 'is named .xlsx but its content is not an Excel workbook.'],
    ['notes.txt', PAGE, 'is named .txt but its content is not plain text.'],
    ['notes.txt', '\uFEFF \n<SVG onload=alert(1)>', 'is named .txt but its content is not plain text.'],
    ['notes.txt', PROGRAM, 'is named .txt but its content is not plain text.'],
    ['notes.txt', PDF, 'is named .txt but its content is not plain text.'],
    ['rates.csv', 'a,b\n1,\0', 'is named .csv but its content is not a CSV table.'],
    ['rates.csv', XLSX, 'is named .csv but its content is not a CSV table.'],
    ['rates.csv', '<?xml version="1.0"?><svg/>', 'is named .csv but its content is not a CSV table.'],
  ])('%s %#', async (name, content, sentence) => {
    expect(await check(name, content)).toBe(`"${name}" ${sentence}`)
  })

  it('pages under any name, whatever stands in them', async () => {
    const extension = fc.constantFrom(...Object.keys(TYPES_BY_EXTENSION))
    const start = fc.constantFrom('<!doctype html>', '<html>', '  <svg ', '<script>', '<?xml ?>', '<!-- -->')
    await fc.assert(
      fc.asyncProperty(extension, start, fc.string({ unit: 'binary' }), async (ending, page, rest) => {
        expect(await check(`x.${ending}`, page + rest)).toContain(`is named .${ending} but its content is not`)
      }),
      RUNS,
    )
  })

  it('any bytes have an answer', async () => {
    const extension = fc.constantFrom(...Object.keys(TYPES_BY_EXTENSION))
    const start = fc.constantFrom(new Uint8Array(), PNG, JPEG, DOCX, OLD_OFFICE)
    await fc.assert(
      fc.asyncProperty(extension, start, fc.uint8Array({ maxLength: 300 }), async (ending, head, rest) => {
        const fault = await check(`x.${ending}`, Uint8Array.from([...head, ...rest]))
        expect(fault ?? 'is named').toContain('is named')
      }),
      RUNS,
    )
  })
})
