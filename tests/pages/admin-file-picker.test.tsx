import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createService, sql } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const pdf = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type })
const addressOf = (path: string) => database.storage.from('files').getPublicUrl(path).data.publicUrl
const stored = () => sql<{ name: string; path: string }>('select name, path from public.files order by name')

async function store(names: string[], type = 'application/pdf') {
  const files = names.map((name) => ({ name, path: `uploads/${crypto.randomUUID()}`, size: 2048, type }))
  await database.from('files').insert(files).throwOnError()
  return files
}

const field = () => screen.getByRole('textbox', { name: 'PDF link (optional)' })
const dialog = () => screen.getByRole('dialog', { name: 'Choose or upload a PDF' })
const names = () =>
  within(dialog())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

async function openPicker(manager = 'rulings') {
  const { user } = await renderStaffPage(`/admin/${manager}?edit=new`)
  await user.click(await screen.findByRole('button', { name: 'Choose or upload a PDF' }))
  return user
}

beforeEach(async () => {
  await database.from('files').delete().neq('name', '').throwOnError()
})

it.each(['rulings', 'decisions'])(
  'ADM-3 ADM-7 the form of %s takes the address of a PDF that is chosen',
  async (manager) => {
    const [file] = await store(['a.pdf'])
    await store(['map.png'], 'image/png')
    const user = await openPicker(manager)
    await within(dialog()).findByRole('heading', { name: 'a.pdf' })
    expect(names()).toEqual(['a.pdf'])
    await user.click(within(dialog()).getByRole('button', { name: /^Choose ?a\.pdf$/ }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(field()).toHaveValue(addressOf(file!.path))
    expect(await screen.findByRole('heading', { name: /^Add a / })).toBeInTheDocument()
  },
)

it('ADM-7 the PDFs are searched, and come a page at a time', async () => {
  await store(Array.from({ length: 21 }, (_, index) => `circular ${index + 1}.pdf`))
  const user = await openPicker()
  expect(await within(dialog()).findByText('1–20 of 21')).toBeInTheDocument()
  expect(names()).toHaveLength(20)
  await user.click(within(dialog()).getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(names()).toHaveLength(1))
  await user.type(within(dialog()).getByRole('searchbox', { name: 'Search PDFs' }), '21{Enter}')
  await waitFor(() => expect(names()).toEqual(['circular 21.pdf']))
  await user.type(within(dialog()).getByRole('searchbox'), 'x')
  expect(await within(dialog()).findByText('No PDFs match "21x"')).toBeInTheDocument()
})

it('ADM-3 ADM-7 a PDF that is uploaded in the dialog is chosen at once, and the form is not sent', async () => {
  const user = await openPicker()
  expect(await within(dialog()).findByText('No PDFs uploaded yet')).toBeInTheDocument()
  await user.upload(within(dialog()).getByLabelText('File (required)'), pdf('פסק דין.pdf'))
  await user.click(within(dialog()).getByRole('button', { name: 'Upload' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const [file] = await stored()
  expect(file!.name).toBe('פסק דין.pdf')
  expect(field()).toHaveValue(addressOf(file!.path))
  expect(screen.queryByText('Title is required')).not.toBeInTheDocument()
  expect(screen.queryByText(/problems?:$/)).not.toBeInTheDocument()
})

it('ADM-3 the dialog takes PDFs alone', async () => {
  await openPicker()
  const input = within(dialog()).getByLabelText('File (required)')
  fireEvent.change(input, { target: { files: [pdf('a.png', 'image/png')] } })
  expect(input).toHaveAccessibleDescription(/^"a\.png" is of a type that is not allowed\. Allowed: PDF\./)
})

it('ADM-3 the dialog stays when no file was chosen after all, and goes by Escape without a change', async () => {
  await openPicker()
  // what browsers send when their own choice of a file is left
  fireEvent(within(dialog()).getByLabelText('File (required)'), new Event('cancel', { bubbles: true }))
  expect(dialog()).toBeInTheDocument()
  fireEvent.keyDown(dialog(), { key: 's', ctrlKey: true })
  expect(screen.queryByText('Title is required')).not.toBeInTheDocument()
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field()).toHaveValue('')
})

it('ADM-3 the address can still be typed', async () => {
  const { user } = await renderStaffPage('/admin/rulings?edit=new')
  await user.type(await screen.findByRole('textbox', { name: 'PDF link (optional)' }), 'https://court.example/1.pdf')
  expect(field()).toHaveValue('https://court.example/1.pdf')
})
