import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../support/backend.ts'
import { cutEveryLine, cutLine, failRemovals, failRequests, holdRequests, repairLine } from '../support/backend-line.ts'
import {
  action,
  comment,
  findRow,
  input,
  list,
  objects,
  open,
  ownFiles,
  pdf,
  rows,
  silence,
  upload,
} from '../support/files.ts'
import { choose, menu } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

const { database, store, storeWithObject } = ownFiles()

const names = () =>
  within(list())
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').querySelector('bdi')?.textContent)

async function fillIn(user: UserEvent, file = pdf()) {
  await user.upload(input(), file)
  await user.type(comment(), 'As of January')
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('ADM-7 the list', () => {
  it('ADM-7 says that there are none', async () => {
    await open()
    expect(await screen.findByText('No files uploaded yet')).toBeInTheDocument()
  })

  it('ADM-7 shows the newest first, with kind, size, date and comment', async () => {
    await store('first.pdf', 'second.pdf')
    await database.from('files').update({ type: 'image/png', comment: 'A map' }).eq('name', 'first.pdf').throwOnError()
    await open()
    const [, newest, oldest] = await within(list()).findAllByRole('row')
    expect(names()).toEqual(['second.pdf', 'first.pdf'])
    expect(within(newest!).getByText('PDF')).toBeInTheDocument()
    expect(within(newest!).getByRole('cell', { name: '1.50 KB' })).toBeInTheDocument()
    expect(within(newest!).getByRole('cell', { name: '2 Jan 2026, 12:00' })).toBeInTheDocument()
    expect(within(oldest!).getByText('Image')).toBeInTheDocument()
    expect(within(oldest!).getByText('A map')).toBeInTheDocument()
  })

  it('ADM-7 ADM-11 is searched by name and comment, and comes a page at a time', async () => {
    await store(...Array.from({ length: 21 }, (_, index) => `circular ${index + 1}.pdf`))
    await database
      .from('files')
      .update({ comment: '100% final_text (A, B) *' })
      .eq('name', 'circular 7.pdf')
      .throwOnError()
    const user = await open()
    expect(await screen.findByText('21 files')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(names()).toEqual(['circular 1.pdf']))
    await user.type(screen.getByRole('searchbox'), '100% final_ (A, *')
    expect(await screen.findByText('1 file found')).toBeInTheDocument()
    expect(names()).toEqual(['circular 7.pdf'])
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'nothing like it')
    await user.click(await within(list()).findByRole('button', { name: 'Clear search' }))
    expect(await screen.findByText('21 files')).toBeInTheDocument()
  })

  it.each([
    ['the server fails', failRequests],
    ['the line is cut', cutLine],
  ])('ADM-7 SEC-5 says so when %s, and asks again', async (_, disturb) => {
    await store('a.pdf')
    disturb('files')
    const user = await open()
    expect(await screen.findByRole('heading', { name: 'Failed to fetch files' })).toBeInTheDocument()
    repairLine()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findRow('a.pdf')).toBeInTheDocument()
  })

  it('ADM-7 copies the public address, and links the file itself in a new tab', async () => {
    const { path } = await storeWithObject('a.pdf')
    const user = await open()
    await choose(user, 'a.pdf', 'Copy its address')
    expect(await screen.findByText('URL copied to clipboard!')).toBeInTheDocument()
    const address = await navigator.clipboard.readText()
    expect(address).toBe(database.storage.from('files').getPublicUrl(path).data.publicUrl)
    expect(await (await fetch(address)).text()).toBe('%PDF-1.7')
    const link = screen.getByRole('link', { name: action('a.pdf', 'in a new tab') })
    expect(link).toHaveAttribute('href', address)
    expect(link).toHaveAttribute('target', '_blank')
  })
})

describe('ADM-7 uploading', () => {
  it('ADM-7 stores a file under a random path, with its name, size, type, comment and who did it', async () => {
    const user = await open()
    await fillIn(user)
    await user.click(upload())
    expect(await screen.findByText('File uploaded')).toBeInTheDocument()
    expect(await findRow('פסק דין סופי 12.pdf')).toBeInTheDocument()
    const [row] = await rows()
    const [staff] = await sql<{ id: string }>('select id from auth.users where email = $1', [STAFF.email])
    expect(row).toMatchObject({
      name: 'פסק דין סופי 12.pdf',
      size: 8,
      type: 'application/pdf',
      comment: 'As of January',
      uploaded_by: staff!.id,
    })
    expect(row!.path).toMatch(/^uploads\/[0-9a-f-]{36}\.pdf$/)
    const stored = await fetch(database.storage.from('files').getPublicUrl(row!.path).data.publicUrl)
    expect(stored.headers.get('content-type')).toBe('application/pdf')
    expect(await stored.text()).toBe('%PDF-1.7')
    expect(comment()).toHaveValue('')
    expect(input()).toHaveValue('')
  })

  it('ADM-7 takes a file without extension or comment', async () => {
    const user = await open()
    // user-event holds to the extensions on offer; a file can be dropped as well
    fireEvent.change(input(), { target: { files: [pdf('ruling')] } })
    await user.click(upload())
    expect(await screen.findByText('File uploaded')).toBeInTheDocument()
    const [row] = await rows()
    expect(row).toMatchObject({ name: 'ruling', comment: '' })
    expect(row!.path).toMatch(/^uploads\/[0-9a-f-]{36}$/)
  })

  it('ADM-7 refuses what may not be uploaded before anything is sent', async () => {
    const user = await open()
    fireEvent.change(input(), { target: { files: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] } })
    expect(input()).toHaveAccessibleDescription(/not allowed\. Allowed: PDF, PNG/)
    await user.click(upload())
    expect(input()).toHaveFocus()
    expect(await objects()).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('ADM-7 ACC-2 asks for a file, and for a shorter comment', async () => {
    const user = await open()
    await user.click(upload())
    expect(input()).toHaveAccessibleDescription(/^Choose a file/)
    expect(input()).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Choose a file' })).toBeInTheDocument()
    expect(document.title).toMatch(/^Error: /)
    await user.upload(input(), pdf())
    fireEvent.change(comment(), { target: { value: 'x'.repeat(2001) } })
    await user.click(upload())
    expect(comment()).toHaveAccessibleDescription('Comment must be 2,000 characters or fewer; it has 2,001')
    expect(comment()).toHaveFocus()
    expect(await objects()).toEqual([])
  })

  it.each([
    ['the server fails', failRequests],
    ['the line is cut', cutLine],
  ])('ADM-7 removes the object again when its row cannot be written: %s', async (_, disturb) => {
    silence()
    const user = await open()
    await screen.findByText('No files uploaded yet')
    await fillIn(user)
    disturb('files')
    await user.click(upload())
    expect(await screen.findByText('Failed to upload file')).toBeInTheDocument()
    expect(await objects()).toEqual([])
    expect(await rows()).toEqual([])
    expect(comment()).toHaveValue('As of January')
    repairLine()
    await user.click(upload())
    expect(await screen.findByText('File uploaded')).toBeInTheDocument()
    expect(await rows()).toHaveLength(1)
    expect(await objects()).toHaveLength(1)
  })

  it('ADM-7 removes what a cut line left, once an upload has gone through', async () => {
    silence()
    const user = await open()
    await screen.findByText('No files uploaded yet')
    await fillIn(user)
    cutEveryLine()
    await user.click(upload())
    expect(await screen.findByText('Failed to upload file')).toBeInTheDocument()
    repairLine()
    const [left] = await objects()
    expect(left).toBeDefined()
    await user.click(upload())
    expect(await screen.findByText('File uploaded')).toBeInTheDocument()
    const [row] = await rows()
    await waitFor(async () => expect(await objects()).toEqual([{ name: row!.path }]))
    expect(left!.name).not.toBe(row!.path)
  })

  it('ADM-7 stops an upload, keeps what was chosen and leaves nothing behind', async () => {
    const user = await open()
    await screen.findByText('No files uploaded yet')
    await fillIn(user)
    const release = holdRequests('files')
    await user.click(upload())
    expect(
      await screen.findByRole('progressbar', { name: /^8 Bytes sent; waiting for the server$/ }),
    ).toBeInTheDocument()
    expect(upload()).toBeDisabled()
    fireEvent.submit(screen.getByRole('form', { name: 'Upload files' }))
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    release()
    expect(await screen.findByText('Upload cancelled')).toBeInTheDocument()
    expect(await rows()).toEqual([])
    expect(await objects()).toEqual([])
    expect(comment()).toHaveValue('As of January')
    repairLine()
    await user.click(upload())
    expect(await screen.findByText('File uploaded')).toBeInTheDocument()
    expect(await rows()).toHaveLength(1)
  })

  it('ADM-7 says "User not authenticated" when the session is gone, and keeps what was chosen', async () => {
    silence()
    const user = await open()
    await fillIn(user)
    localStorage.removeItem('session')
    await user.click(upload())
    expect(await screen.findByText('User not authenticated')).toBeInTheDocument()
    expect(comment()).toHaveValue('As of January')
    expect(await objects()).toEqual([])
  })

  it('ADM-7 says so to somebody who is not on the list of staff any more', async () => {
    silence()
    const user = await open()
    await fillIn(user)
    const [before] = await sql<{ user_id: string }>('delete from private.staff returning *')
    try {
      await user.click(upload())
      expect(await screen.findByText(/^You are no longer on the list of staff/)).toBeInTheDocument()
      expect(comment()).toHaveValue('As of January')
      expect(await objects()).toEqual([])
    } finally {
      await sql('insert into private.staff (user_id) values ($1)', [before!.user_id])
    }
  })

  it('ADM-11 asks before a chosen file is left', async () => {
    const user = await open()
    await user.upload(input(), pdf())
    await user.click(menu().getByRole('link', { name: 'Dashboard' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without uploading the file?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Files' })).toBeInTheDocument()
  })
})

describe('ADM-7 deleting', () => {
  const dialog = () => screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this file?' })
  const confirm = async () => within(await dialog()).getByRole('button', { name: 'Delete' })

  async function ask(name: string) {
    const user = await open()
    await choose(user, name, 'Delete')
    return user
  }

  it('ADM-7 SHELL-6 removes the object and the row after a question, and the focus goes to the list', async () => {
    await storeWithObject('a.pdf')
    const user = await ask('a.pdf')
    expect(within(await dialog()).getByText(/^a\.pdf cannot be brought back once the notice/)).toBeInTheDocument()
    expect(await within(await dialog()).findByText('Nothing on the site cites or uses it.')).toBeInTheDocument()
    await user.click(await confirm())
    expect(await screen.findByText('1 file deleted')).toBeInTheDocument()
    expect(await screen.findByText('No files uploaded yet')).toBeInTheDocument()
    expect(list()).toHaveFocus()
    expect(await objects()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await rows()).toEqual([]))
    expect(await objects()).toEqual([])
  })

  it('ADM-7 STAFF-2 comes back by the notice, with its object', async () => {
    const { path } = await storeWithObject('a.pdf')
    const user = await ask('a.pdf')
    await within(await dialog()).findByText('Nothing on the site cites or uses it.')
    await user.click(await confirm())
    await screen.findByText('No files uploaded yet')
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(names()).toEqual(['a.pdf']))
    expect(await objects()).toEqual([expect.objectContaining({ name: path })])
  })

  it('ADM-7 STAFF-2 the selected go together, once it is said where they are used, and come back together', async () => {
    await store('a.pdf', 'b.pdf', 'c.pdf')
    const user = await open()
    await findRow('a.pdf')
    await user.click(screen.getByRole('checkbox', { name: 'Select all files on this page' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select b.pdf' }))
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 2 files?' })
    await within(asked).findByText('Nothing on the site cites or uses them.')
    await user.click(within(asked).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).toEqual(['b.pdf']))
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(names()).toEqual(['c.pdf', 'b.pdf', 'a.pdf']))
  })

  it('ADM-7 says first where the file is used', async () => {
    const { path } = await storeWithObject('a.pdf')
    const link = database.storage.from('files').getPublicUrl(path).data.publicUrl
    const ruling = {
      title: 'A ruling with a PDF',
      court: 'Court',
      date: '2026-01-01',
      summary: 'S',
      content: '<p>C</p>',
    }
    const post = {
      title: 'A post',
      category: 'Updates',
      date: '2026-01-01',
      summary: 'S',
      content: `<a href="${link}">a</a>`,
    }
    const made = await database
      .from('rulings')
      .insert({ ...ruling, pdf_url: link })
      .select('id')
      .single()
      .throwOnError()
    const written = await database.from('news').insert(post).select('id').single().throwOnError()
    try {
      await ask('a.pdf')
      const asked = await dialog()
      expect(
        await within(asked).findByText(/^It is cited or used in 2 places, whose links will lead nowhere/),
      ).toBeInTheDocument()
      const places = within(asked)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
      expect(places.toSorted()).toEqual([
        'Court ruling A ruling with a PDF in a new tab',
        'News post A post in a new tab',
      ])
      expect(within(asked).getByRole('link', { name: action('A ruling with a PDF', 'in a new tab') })).toHaveAttribute(
        'href',
        `/admin/rulings?edit=${made.data.id}`,
      )
      expect(await rows()).toHaveLength(1)
    } finally {
      await database.from('rulings').delete().eq('id', made.data.id)
      await database.from('news').delete().eq('id', written.data.id)
    }
  })

  it('ADM-7 deletes nothing while it is not known where the file is used', async () => {
    await storeWithObject('a.pdf')
    const user = await open()
    await findRow('a.pdf')
    failRequests('rpc/row_usage')
    await choose(user, 'a.pdf', 'Delete')
    expect(await within(await dialog()).findByText(/^Where it is used could not be found out/)).toBeInTheDocument()
    expect(await confirm()).toHaveAttribute('aria-disabled', 'true')
    repairLine()
    await user.click(within(await dialog()).getByRole('button', { name: 'Try again' }))
    expect(await within(await dialog()).findByText('Nothing on the site cites or uses it.')).toBeInTheDocument()
    expect(await confirm()).toBeEnabled()
  })

  it('ADM-7 keeps the row when the object cannot be removed, and both go when the back office is opened again', async () => {
    const log = silence()
    await storeWithObject('a.pdf')
    const user = await ask('a.pdf')
    await within(await dialog()).findByText('Nothing on the site cites or uses it.')
    failRemovals('files')
    await user.click(await confirm())
    await screen.findByText('1 file deleted')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(log).toHaveBeenCalledWith('What was deleted still waits to go', expect.anything()))
    expect(await rows()).toHaveLength(1)
    expect(await objects()).toHaveLength(1)
    repairLine()
    await sql("update public.files set removed_at = removed_at - interval '2 minutes'")
    cleanup()
    await open()
    await waitFor(async () => expect(await rows()).toEqual([]))
    expect(await objects()).toEqual([])
  })

  it('ADM-7 deletes nothing for somebody who is not on the list of staff any more, and says so', async () => {
    silence()
    await storeWithObject('a.pdf')
    const user = await ask('a.pdf')
    await within(await dialog()).findByText('Nothing on the site cites or uses it.')
    const [before] = await sql<{ user_id: string }>('delete from private.staff returning *')
    try {
      await user.click(await confirm())
      expect(await within(await dialog()).findByText(/You are no longer on the list of staff/)).toBeInTheDocument()
      expect(await rows()).toHaveLength(1)
      expect(await objects()).toHaveLength(1)
    } finally {
      await sql('insert into private.staff (user_id) values ($1)', [before!.user_id])
    }
  })
})
