import { screen, within } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { createService, sql } from './backend.ts'
import { renderStaffPage } from './staff-page.tsx'

export const pdf = (name = 'פסק דין סופי 12.pdf', text = '%PDF-1.7') =>
  new File([text], name, { type: 'application/pdf' })

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** A picture of one pixel, as an address that holds it and as a file. */
export const PICTURE = `data:image/png;base64,${PIXEL}`
export const pictureOf = (name: string) =>
  new File([Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' })

export const rows = () => sql<{ name: string; path: string }>('select * from public.files order by name')
export const objects = () =>
  sql<{ name: string }>("select name from storage.objects where bucket_id = 'files' order by name")

/** The files of a test file's own: before each test there are none. */
export function ownFiles() {
  const database = createService()
  beforeEach(async () => {
    await database.from('files').delete().neq('name', '').throwOnError()
    const left = await objects()
    if (left.length > 0) await database.storage.from('files').remove(left.map(({ name }) => name))
  })
  /** Puts files there as if each had been uploaded a second after the one before. */
  const store = async (...names: string[]) => {
    const files = names.map((name, index) => ({
      name,
      path: `uploads/${crypto.randomUUID()}.pdf`,
      size: 1536,
      type: 'application/pdf',
      comment: '',
      created_at: new Date(Date.UTC(2026, 0, 2, 10, 0, index)).toISOString(),
    }))
    await database.from('files').insert(files).throwOnError()
    return files
  }
  const storeWithObject = async (name: string) => {
    const [file] = await store(name)
    const { error } = await database.storage.from('files').upload(file!.path, Buffer.from('%PDF-1.7'), {
      contentType: 'application/pdf',
    })
    if (error) throw error
    return file!
  }
  return { database, store, storeWithObject }
}

export const input = () => screen.getByLabelText('Files (required)')
export const comment = () => screen.getByRole('textbox', { name: 'Comment (optional)' })
export const upload = () => screen.getByRole('button', { name: /^Upload(ing…)?$/ })
export const list = () => screen.getByRole('region', { name: 'List of files' })
export const findRow = (name: string) => screen.findByRole('row', { name })
/** The lines of the chosen files. */
export const chosen = () => within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem')
/** Where a name is hidden from view alone, jsdom reads no space before it. */
export const action = (name: string, of: string) => new RegExp(`^${name} ?${of}$`)
export const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

/** Opens the screen of files. */
export async function open() {
  const { user } = await renderStaffPage('/admin/files')
  await screen.findByRole('heading', { level: 1, name: 'Files' })
  return user
}
