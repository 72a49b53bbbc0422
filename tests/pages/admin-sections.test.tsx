import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dayAfter, todayInIsrael } from '@/lib/dates'
import { createService } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

it.each(['s. 30', 'סעיף 30'])('MEND-A7 %j in Chapters leads to the form of section 30', async (q) => {
  const { user } = await renderStaffPage(`/admin/chapters?q=${encodeURIComponent(q)}`)
  const found = await screen.findByRole('region', { name: 'Found among all sections' })
  const [first] = await within(found).findAllByRole('link')
  expect(first).toHaveTextContent(/^30\. /)
  if (first) await user.click(first)
  expect(await screen.findByRole('heading', { name: 'Edit section' })).toBeInTheDocument()
})

it('MEND-A7 the list of a chapter finds its section by number too', async () => {
  const { data: section } = await createService()
    .from('sections')
    .select('id, chapter_id, chapters!inner(type)')
    .eq('number', '30')
    .eq('chapters.type', 'vat-law')
    .single()
    .throwOnError()
  const asked = new URLSearchParams({ open: section.chapter_id, 'section-q': 'סעיף 30' })
  const { user } = await renderStaffPage(`/admin/chapters?${asked}`)
  await user.click(await screen.findByRole('button', { name: /^Actions for 30\. / }))
  expect(screen.getByRole('menuitem', { name: 'View, in a new tab' })).toHaveAttribute(
    'href',
    `/law/vat-law#${section.id}`,
  )
})

it('ADM-2 a related ruling is picked from the rulings of the site, which brings its title and its address', async () => {
  const database = createService()
  const { data: section } = await database
    .from('sections')
    .select('id, title, chapter_id, chapters!inner(type)')
    .eq('number', '30')
    .eq('chapters.type', 'vat-law')
    .single()
    .throwOnError()
  const asked = { open: section.chapter_id, 'section-open': section.id, 'section-related-edit': 'new' }
  const { user } = await renderStaffPage(`/admin/chapters?${new URLSearchParams(asked)}`)
  await user.click(await screen.findByRole('button', { name: 'Choose a ruling' }))
  await user.type(screen.getByRole('combobox', { name: 'Find a court ruling' }), 'applause')
  const [found, ...others] = await screen.findAllByRole('option', { name: /Applause/i })
  expect(found).toHaveTextContent(/Court ruling$/)
  expect(others).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText(/^Link/)).toHaveDisplayValue(/^\/rulings\/[0-9a-f-]{36}$/))
  expect(screen.getByLabelText(/^Title/)).toHaveDisplayValue(/Applause/)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  try {
    expect(await screen.findByText('Related ruling added')).toBeInTheDocument()
    const { data } = await database
      .from('related_rulings')
      .select('title, ruling_id')
      .match({ section_id: section.id })
      .ilike('title', '%Applause%')
      .order('updated_at', { ascending: false })
      .limit(1)
      .throwOnError()
    expect(data[0]?.ruling_id).toMatch(/^[0-9a-f-]{36}$/)
  } finally {
    await database.from('related_rulings').delete().ilike('title', '%Applause%').eq('section_id', section.id)
  }
})

it('TIME-3 ACC-2 a section is not in force from a day to come: its field says so, and where such a day belongs', async () => {
  const { data: section } = await createService()
    .from('sections')
    .select('id, chapter_id, in_force_from, chapters!inner()')
    .eq('number', '30')
    .eq('chapters.type', 'vat-law')
    .single()
    .throwOnError()
  const asked = { open: section.chapter_id, 'section-edit': section.id }
  const { user } = await renderStaffPage(`/admin/chapters?${new URLSearchParams(asked)}`)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const day = await screen.findByLabelText('In force from (optional)')
  await user.clear(day)
  await user.type(day, dayAfter(todayInIsrael()))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const fault = /^No text is in force from a day to come\..* a change of an amendment, or a draft with that day\.$/
  expect(await screen.findByRole('link', { name: fault })).toBeInTheDocument()
  expect(day).toHaveFocus()
  const { data: after } = await createService().from('sections').select('in_force_from').eq('id', section.id).single()
  expect(after?.in_force_from).toBe(section.in_force_from)
})
