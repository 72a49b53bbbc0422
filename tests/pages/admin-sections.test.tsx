import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dayAfter, todayInIsrael } from '@/lib/dates'
import { createService, signInStaff } from '../support/backend.ts'
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

it('ADM-2 PAGE-3 a related ruling is picked from the rulings of the site, which brings its title and its address', async () => {
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
  const choose = await screen.findByRole('button', { name: 'Choose a ruling' })
  // PAGE-3: each list inside of another has headings of its own level.
  for (const [level, name] of ['Chapters & Sections', 'Sections', 'Related rulings', 'Add a related ruling'].entries())
    expect(screen.getByRole('heading', { level: level + 1, name })).toBeInTheDocument()
  await user.click(choose)
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
  await user.click(screen.getByRole('button', { name: 'Correct our text' }))
  const fault = /^No text is in force from a day to come\..* a change of an amendment\.$/
  expect(await screen.findByRole('link', { name: fault })).toBeInTheDocument()
  expect(day).toHaveFocus()
  const { data: after } = await createService().from('sections').select('in_force_from').eq('id', section.id).single()
  expect(after?.in_force_from).toBe(section.in_force_from)
})

it('ADM-11 an FAQ is found without knowing its category, and it is said when there is none', async () => {
  const { user, router } = await renderStaffPage('/admin/faqs?q=representative+risk')
  const found = within(await screen.findByRole('region', { name: 'Found among all FAQs' }))
  const question = 'Who can act as VAT representative, and at what risk?'
  const link = await found.findByRole('link', { name: question })
  expect(found.queryByText(/^No FAQs match/)).toBeNull()
  await user.click(link)
  expect(await screen.findByLabelText('Question (required)')).toHaveValue(question)
  await router.navigate('/admin/chapters?q=xqzwvk')
  expect(await screen.findByText('No sections match "xqzwvk"')).toBeInTheDocument()
})

/** A chapter of booking rules of a test's own. */
async function addChapter(title: string): Promise<string> {
  const chapter = { title, type: 'booking-rules', order: 99 }
  return (await createService().from('chapters').insert(chapter).select('id').single().throwOnError()).data.id
}
const removeChapters = (...ids: string[]) => createService().from('chapters').delete().in('id', ids).throwOnError()

it('ADM-10 what is added to a section that was deleted meanwhile is refused in plain words, and what was typed is kept', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const chapter = await addChapter('Vanishing chapter')
  const section = { chapter_id: chapter, title: '9301. Vanishing', content: '<p>x</p>', order: 1 }
  const { data } = await createService().from('sections').insert(section).select('id').single().throwOnError()
  const asked = { type: 'booking-rules', open: chapter, 'section-open': data.id, 'section-related-edit': 'new' }
  const { user } = await renderStaffPage(`/admin/chapters?${new URLSearchParams(asked)}`)
  await user.type(await screen.findByLabelText(/^Title/), 'Too late')
  await user.type(screen.getByLabelText(/^Link/), 'https://example.com/ruling')
  await removeChapters(chapter)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const failure = (await screen.findByText(/^Failed to create related ruling/)).closest('[role=alert]')
  expect(failure).toHaveTextContent('What this belongs to has been deleted meanwhile. What you typed is kept.')
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Too late')
  log.mockRestore()
})

it('ADM-11 what was typed for a section of one chapter is not offered in another', async () => {
  const [one, other] = [await addChapter('Chapter of typing'), await addChapter('Chapter of nothing')]
  try {
    const { data: session } = await (await signInStaff()).auth.getUser()
    const values = { title: 'A section in the making', content: '', order: '1', text_as_of: '' }
    const unsaved = { values, basedOn: null, parent: one, savedAt: '2026-01-01T10:00:00.000Z' }
    localStorage.setItem(`unsaved ${session.user?.id} sections new ${one}`, JSON.stringify(unsaved))
    const { user, router } = await renderStaffPage(`/admin/chapters?type=booking-rules&open=${other}&section-edit=new`)
    await waitFor(() => expect(screen.getByLabelText('Title (required)')).toBeEnabled())
    expect(screen.queryByRole('button', { name: 'Continue with it' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('region', { name: 'List of sections' })
    expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
    await router.navigate(`/admin/chapters?type=booking-rules&open=${one}`)
    const left = within(await screen.findByRole('region', { name: 'Not saved' }))
    await user.click(left.getByRole('button', { name: /^Open/ }))
    await user.click(await screen.findByRole('button', { name: 'Continue with it' }))
    expect(screen.getByLabelText('Title (required)')).toHaveValue('A section in the making')
  } finally {
    await removeChapters(one, other)
  }
})
