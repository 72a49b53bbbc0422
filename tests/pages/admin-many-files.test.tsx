import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../support/backend.ts'
import { cutLineAfter, repairLine } from '../support/backend-line.ts'
import { action, chosen, comment, input, open, ownFiles, pdf, rows, silence, upload } from '../support/files.ts'

const { database, store } = ownFiles()

afterEach(() => {
  vi.restoreAllMocks()
})

describe('STAFF-6 several files', () => {
  const TEN = Array.from({ length: 10 }, (_, index) => pdf(`judgment ${index + 1}.pdf`))
  const lines = () => chosen().map(({ textContent }) => textContent)
  const stored = async () => (await rows()).map(({ name }) => name)

  it('STAFF-6 are chosen at once, each with its line, and sent one after the other with one comment', async () => {
    const user = await open()
    await user.upload(input(), TEN.slice(0, 3))
    await user.type(comment(), 'As of January')
    expect(comment()).toHaveAccessibleDescription('Kept with each of them')
    expect(lines()).toEqual([
      expect.stringMatching(/^judgment 1\.pdf 8 Bytes/),
      expect.stringMatching(/^judgment 2\.pdf 8 Bytes/),
      expect.stringMatching(/^judgment 3\.pdf 8 Bytes/),
    ])
    await user.click(upload())
    expect(await screen.findByText('3 files uploaded')).toBeInTheDocument()
    expect(await sql('select name, comment from public.files order by name')).toEqual(
      [1, 2, 3].map((number) => ({ name: `judgment ${number}.pdf`, comment: 'As of January' })),
    )
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument()
    expect(comment()).toHaveValue('')
  })

  it('STAFF-2 STAFF-6 one that is there already is pointed out, with the way to it, and can be sent all the same', async () => {
    const [there] = await store('judgment 1.pdf')
    await sql('update public.files set size = 8')
    const user = await open()
    await user.upload(input(), TEN.slice(0, 2))
    const [first, second] = chosen()
    const link = await within(first!).findByRole('link', { name: /^uploaded / })
    expect(link).toHaveAttribute('href', database.storage.from('files').getPublicUrl(there!.path).data.publicUrl)
    expect(within(second!).queryByRole('link')).not.toBeInTheDocument()
    await user.click(upload())
    expect(await screen.findByText('2 files uploaded')).toBeInTheDocument()
    expect(await stored()).toHaveLength(3)
  })

  it('STAFF-6 are taken when they are dropped, and one can be taken out again', async () => {
    const user = await open()
    fireEvent.drop(screen.getByRole('form', { name: 'Upload files' }), { dataTransfer: { files: TEN.slice(0, 2) } })
    expect(chosen()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: action('Remove', 'judgment 1.pdf') }))
    expect(lines()).toEqual([expect.stringMatching(/^judgment 2\.pdf/)])
    expect(input()).toHaveFocus()
  })

  it('STAFF-6 of ten, the seventh is refused in words and the line is cut at the eighth: the rest say so and go later', async () => {
    silence()
    const user = await open()
    await screen.findByText('No files uploaded yet')
    const disguised = new File(['<!doctype html><p>'], 'judgment 7.pdf', { type: 'application/pdf' })
    await user.upload(input(), [...TEN.slice(0, 6), disguised, ...TEN.slice(7)])
    expect(await screen.findByText('"judgment 7.pdf" is named .pdf but its content is not a PDF.')).toBeInTheDocument()
    expect(input()).toHaveAccessibleDescription('One file cannot be uploaded; its line says why.')
    cutLineAfter('files', 6)
    await user.click(upload())
    expect(await screen.findByText('6 of 9 files uploaded')).toBeInTheDocument()
    expect(await stored()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `judgment ${number}.pdf`))
    expect(lines()).toEqual([
      expect.stringContaining('its content is not a PDF'),
      ...[8, 9, 10].map((number) =>
        expect.stringMatching(
          new RegExp(`^judgment ${number}\\.pdf.*Failed to upload file The server could not be reached`),
        ),
      ),
    ])
    repairLine()
    await user.click(screen.getByRole('button', { name: action('Try again', 'to upload judgment 9.pdf') }))
    expect(await screen.findByText('File uploaded')).toBeInTheDocument()
    await user.click(upload())
    expect(await screen.findByText('2 files uploaded')).toBeInTheDocument()
    expect(await stored()).toHaveLength(9)
    expect(lines()).toHaveLength(1)
  })

  it('STAFF-6 AUTH-3 stay chosen when the session has ended, and each says so', async () => {
    silence()
    const user = await open()
    await user.upload(input(), TEN.slice(0, 2))
    localStorage.removeItem('session')
    await user.click(upload())
    expect(await screen.findByText('0 of 2 files uploaded')).toBeInTheDocument()
    expect(lines()).toEqual([
      expect.stringMatching(/^judgment 1\.pdf.*User not authenticated/),
      expect.stringMatching(/^judgment 2\.pdf.*User not authenticated/),
    ])
    expect(await stored()).toEqual([])
  })
})

describe('STAFF-6 where a file is used', () => {
  it('STAFF-6 is a list of links, at any time', async () => {
    const [file] = await store('a.pdf', 'b.pdf')
    const link = database.storage.from('files').getPublicUrl(file!.path).data.publicUrl
    const post = {
      title: 'A post',
      category: 'Updates',
      date: '1951-01-01',
      summary: 'S',
      content: `<a href="${link}">a</a>`,
    }
    const { data } = await database.from('news').insert(post).select('id').single().throwOnError()
    try {
      const user = await open()
      const button = await screen.findByRole('button', { name: action('Where used', 'a.pdf') })
      await user.click(button)
      expect(button).toHaveAttribute('aria-expanded', 'true')
      const places = within(await screen.findByRole('region', { name: 'Where a.pdf is used' }))
      expect(await places.findByRole('link', { name: action('A post', 'in a new tab') })).toHaveAttribute(
        'href',
        `/admin/news?edit=${data.id}`,
      )
      await user.click(screen.getByRole('button', { name: action('Where used', 'b.pdf') }))
      expect(await screen.findByText('Nothing on the site uses it.')).toBeInTheDocument()
    } finally {
      await database.from('news').delete().eq('id', data.id)
    }
  })
})
