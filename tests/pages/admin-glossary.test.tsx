import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { choose, confirmDeletion, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const OURS = ['Quokka', 'Quoll']
const remove = () => database.from('terms').delete().in('term', OURS).throwOnError()
const stored = async (term: string) =>
  (await database.from('terms').select('*').eq('term', term).maybeSingle().throwOnError()).data

beforeEach(async () => {
  await remove()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await remove()
})

const field = (name: RegExp) => screen.getByRole('textbox', { name })

it('TERM-1 staff add a term, which readers find at once', async () => {
  const { user } = await renderStaffPage('/admin/glossary?edit=new')
  await screen.findByRole('heading', { name: 'Add a term' })
  await user.type(field(/^English term/), 'Quokka')
  await user.type(field(/^Other English forms/), 'Quokkas{Enter} short-tailed scrub wallaby ')
  await user.type(field(/^Hebrew/), 'קווקה')
  await user.type(field(/^Transliteration/), 'kvokka')
  await user.type(field(/^Defined or used in/), 'Section 30')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Term added')).toBeInTheDocument()
  expect(await stored('Quokka')).toMatchObject({
    variants: ['Quokkas', 'short-tailed scrub wallaby'],
    hebrew: 'קווקה',
    transliterations: ['kvokka'],
    definition: '',
    is_marked: true,
  })
  const row = within(await screen.findByRole('row', { name: /^Quokka/ }))
  expect(row.getAllByText('Without definition')[0]).toBeInTheDocument()
})

it('TERM-1 the list tells which terms have no definition', async () => {
  const { user } = await renderStaffPage('/admin/glossary')
  await screen.findByRole('row', { name: /^allocation number/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Definition:' }), 'Without definition')
  expect(await screen.findByText(/^2 terms found/)).toBeInTheDocument()
})

it('TERM-1 a name that is there already is refused at its field, and what was typed stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderStaffPage('/admin/glossary?edit=new')
  await screen.findByRole('heading', { name: 'Add a term' })
  await user.type(field(/^English term/), 'exempt dealer')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const sentence = 'There is a term of this name already. Change that one, or name this one otherwise.'
  expect(await screen.findByRole('link', { name: sentence })).toBeInTheDocument()
  expect(field(/^English term/)).toHaveValue('exempt dealer')
  expect(log).toHaveBeenCalled()
})

it('TERM-2 staff except a text; an address that leads to none is refused at its field', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await database.from('terms').insert({ term: 'Quoll' }).throwOnError()
  const { user } = await renderStaffPage('/admin/glossary?q=Quoll')
  await user.click(await screen.findByRole('link', { name: 'Quoll' }))
  const addresses = await screen.findByRole('textbox', { name: /^Not marked in/ })
  await user.type(addresses, '/law/vat-law/none')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: /^Not marked in was not accepted/ })).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
  await user.clear(addresses)
  await user.type(addresses, '/law/vat-law/30')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await stored('Quoll'))?.except_in).toEqual(['/law/vat-law/30']))
  expect((await stored('Quoll'))?.excepted).toHaveLength(1)
})

it('TERM-1 staff delete a term', async () => {
  await database.from('terms').insert({ term: 'Quoll' }).throwOnError()
  const { user } = await renderStaffPage('/admin/glossary?q=Quoll')
  await choose(user, /^Quoll/, 'Delete')
  await confirmDeletion(user)
  await waitFor(async () => expect(await stored('Quoll')).toBeNull())
})
