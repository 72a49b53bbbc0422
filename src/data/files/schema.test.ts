import { describe, expect, it } from 'vitest'
import { fileFault, newPath, typeOf } from './schema'

const MB = 1024 * 1024
const pdf = { name: 'ruling.pdf', type: 'application/pdf', size: 2 * MB }

describe('SEC-7 what may be uploaded', () => {
  it.each([
    [pdf],
    [{ ...pdf, size: 50 * MB }],
    [{ ...pdf, name: 'RULING.PDF' }],
    [{ ...pdf, name: 'פסק דין סופי 12.pdf' }],
    [{ ...pdf, name: 'without extension' }],
    [{ name: 'table.xlsx', type: '', size: 1 }],
  ])('takes %j', (file) => {
    expect(fileFault(file, 'any')).toBeNull()
  })

  it.each([
    ['page.html', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
    ['drawing.svg', 'image/png'],
    ['program.exe', ''],
    ['ruling.pdf.html', 'text/html'],
  ])('refuses %s (%s) by its type, and says what is allowed', (name, type) => {
    expect(fileFault({ name, type, size: 10 }, 'any')).toBe(
      `"${name}" is of a type that is not allowed. Allowed: PDF, PNG, JPEG, GIF, WebP, plain text, CSV, Word and Excel.`,
    )
  })

  it('takes PDFs alone where only those are wanted', () => {
    expect(fileFault(pdf, 'pdf')).toBeNull()
    expect(fileFault({ name: 'photo.png', type: 'image/png', size: 10 }, 'pdf')).toBe(
      '"photo.png" is of a type that is not allowed. Allowed: PDF.',
    )
  })

  it('asks for an extension when nothing tells the type', () => {
    const file = { name: 'ruling', type: '', size: 10 }
    expect(fileFault(file, 'any')).toMatch(/^The type of "ruling" cannot be told: its name needs an extension/)
  })

  it('refuses an empty file', () => {
    expect(fileFault({ ...pdf, size: 0 }, 'any')).toBe('"ruling.pdf" is empty. Choose a file that has something in it.')
  })

  it('refuses a file of 60 MB, and one byte more than 50', () => {
    expect(fileFault({ ...pdf, size: 60 * MB }, 'any')).toBe(
      '"ruling.pdf" is too large: it has 60.00 MB, and a file may have up to 50 MB.',
    )
    expect(fileFault({ ...pdf, size: 50 * MB + 1 }, 'any')).toMatch(/is too large/)
  })

  it('refuses a name that the table does not hold', () => {
    expect(fileFault({ ...pdf, name: `${'x'.repeat(497)}.pdf` }, 'any')).toMatch(/longer than 500 characters/)
  })
})

it('ADM-7 the type is that of the extension, whatever else is installed beside the browser', () => {
  expect(typeOf({ name: 'rates.csv', type: 'application/vnd.ms-excel' })).toBe('text/csv')
})

describe('ADM-7 the path of a new file', () => {
  const RANDOM = /^uploads\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.source

  it.each([
    ['ruling.pdf', '\\.pdf$'],
    ['פסק דין סופי 12.PDF', '\\.PDF$'],
    ['a.tar.txt', '\\.txt$'],
    ['without extension', '$'],
  ])('keeps the extension of "%s" and nothing else of it', (name, end) => {
    expect(newPath(name)).toMatch(new RegExp(RANDOM + end))
  })

  it('is another one for the same name', () => {
    expect(newPath('a.pdf')).not.toBe(newPath('a.pdf'))
  })
})
