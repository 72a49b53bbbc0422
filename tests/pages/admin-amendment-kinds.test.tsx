import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createService, createVisitor, sql } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const CATEGORY = 'a0000000-0000-4000-8000-000000000291'
const FAQ = 'a0000000-0000-4000-8000-000000000292'
const AMOUNT = 'a0000000-0000-4000-8000-000000000293'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await database.from('faq_categories').insert({ id: CATEGORY, name: 'Quokkas', order: 900 }).throwOnError()
  await database
    .from('faqs')
    .insert({ id: FAQ, category_id: CATEGORY, question: 'What quokkas?', answer: '<p>One.</p>', order: 1 })
    .throwOnError()
  await database
    .from('amounts')
    .insert({ id: AMOUNT, kind: 'vat-rate', effective_from: '2936-01-01', amount: 21 })
    .throwOnError()
})
afterEach(async () => {
  await sql('delete from public.drafts')
  await sql('update public.amendments set announced_at = null, set_at = null, in_force_at = null')
  await sql(`delete from public.amendments where title = 'Quokka order'`)
  await database.from('faq_categories').delete().eq('id', CATEGORY).throwOnError()
  await database.from('amounts').delete().gte('effective_from', '2936-01-01').throwOnError()
})

async function addAmendment(day: string) {
  const { data } = await database
    .from('amendments')
    .insert({ title: 'Quokka order', day })
    .select('id')
    .single()
    .throwOnError()
  return `/admin/amendments?open=${data.id}`
}

/** What visitors read of the FAQ and the amount. */
async function readersSee() {
  const visitor = createVisitor()
  const faq = await visitor.from('faqs').select('question').eq('id', FAQ).single().throwOnError()
  const amount = await visitor.from('amounts').select('amount').eq('id', AMOUNT).single().throwOnError()
  return [faq.data.question, amount.data.amount]
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })
/** The line of a change on the amendment's page, once it is there. */
const changeOf = async (name: string) =>
  (await within(await screen.findByRole('region', { name: 'Changes' })).findByRole('link', { name })).closest('li')

describe('TIME-3 an amendment of several kinds', () => {
  it('finds rows of other kinds, whose forms lead back to it, and brings all into force at once', async () => {
    const { user } = await renderStaffPage(await addAmendment('2020-01-01'))
    await user.type(await screen.findByRole('searchbox', { name: 'Add a change' }), 'What quokkas')
    await user.click(await screen.findByRole('link', { name: /^Change\s*What quokkas\?$/ }))
    await user.type(await screen.findByRole('textbox', { name: /^Question/ }), ' And more')
    await user.click(await press(/^Ready/))
    expect(await changeOf('What quokkas? And more')).toHaveTextContent(/FAQ changed, by you/)
    await user.click(await press(/^Differences\s*of What quokkas/))
    expect((await screen.findByText(/And more/, { selector: 'ins' })).tagName).toBe('INS')

    await user.type(await screen.findByRole('searchbox', { name: 'Add a change' }), 'VAT rate: 21% from 1 January 2936')
    await user.click(await screen.findByRole('link', { name: /^Change\s*VAT rate: 21%/ }))
    const amount = await screen.findByRole('textbox', { name: /^Amount/ })
    await user.clear(amount)
    await user.type(amount, '22')
    await user.click(await press('Ready'))
    expect(await changeOf('VAT rate: 21% from 1 January 2936')).toHaveTextContent(/Amount changed, by you/)
    expect(await readersSee()).toEqual(['What quokkas?', 21])

    await user.click(await press('Set for its day…'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set for its day' }))
    await waitFor(async () => expect(await readersSee()).toEqual(['What quokkas? And more', 22]))
    await user.click(await press(/^Before and after\s*of VAT rate/))
    expect((await screen.findByText('22', { selector: 'ins' })).tagName).toBe('INS')
  })

  it('adds a row that hangs on no other, and deletes one, on its day', async () => {
    const { user } = await renderStaffPage(await addAmendment('2020-01-01'))
    await user.click(await press('Add something new…'))
    await user.click(await screen.findByRole('menuitem', { name: 'Amount' }))
    const from = await screen.findByLabelText('Effective from (required)')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Figure (required)' }), 'vat-rate')
    await user.clear(from)
    await user.type(from, '2937-01-01')
    await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '23')
    await user.click(await press('Ready'))
    expect(await changeOf('VAT rate: 23% from 1 January 2937')).toHaveTextContent(/Amount added, by you/)

    await user.type(await screen.findByRole('searchbox', { name: 'Add a change' }), 'What quokkas')
    await user.click(await press(/^Delete\s*What quokkas\?$/))
    const deletion = await screen.findByText(/FAQ deleted, by you/)
    expect(deletion.closest('li')).toHaveTextContent('What quokkas?')
    expect(await readersSee()).toEqual(['What quokkas?', 21])

    await user.click(await press('Set for its day…'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set for its day' }))
    const visitor = createVisitor()
    await waitFor(async () => expect((await visitor.from('faqs').select('id').eq('id', FAQ)).data).toEqual([]))
    expect((await visitor.from('amounts').select('amount').eq('effective_from', '2937-01-01')).data).toEqual([
      { amount: 23 },
    ])
  })

  it('adds a row to one that is chosen, without its name', async () => {
    const { user } = await renderStaffPage(await addAmendment('2999-01-01'))
    await user.click(await press('Add something new…'))
    await user.click(await screen.findByRole('menuitem', { name: 'Section in a chapter…' }))
    const places = await screen.findAllByRole('link', { name: /^New section/ })
    const laws = places.map((place) => /chapter \((.+?)\)Change/.exec(place.closest('li')?.textContent ?? '')?.[1])
    expect(laws.filter((law, index) => law !== laws[index - 1])).toEqual(['VAT Law', 'Regulations', 'Booking Rules'])
    await user.click(await press('Add something new…'))
    await user.click(await screen.findByRole('menuitem', { name: 'FAQ in a category…' }))
    await user.click(await screen.findByRole('link', { name: /^New FAQ\s*in Quokkas$/ }))
    expect(await screen.findByRole('textbox', { name: /^Question/ })).toBeInTheDocument()
    expect(screen.getByText('Not yet part of the amendment')).toBeInTheDocument()
  })

  it('takes a text from its own form, where a day could be given', async () => {
    await addAmendment('2999-01-01')
    const { user } = await renderStaffPage(`/admin/faqs?q=Quokkas&open=${CATEGORY}&faq-edit=${FAQ}`)
    await user.type(await screen.findByRole('textbox', { name: /^Question/ }), ' And more')
    await user.click(await press('Publish on…'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Publish on…' }))
    await user.click(sheet.getByRole('radio', { name: 'With an amendment of the law' }))
    await user.click(sheet.getByRole('button', { name: 'Add to the amendment' }))
    const choice = await sheet.findByRole('combobox', { name: 'Amendment' })
    expect(choice).toHaveAccessibleDescription(/^Choose an amendment/)
    await user.selectOptions(choice, await sheet.findByRole('option', { name: '1 January 2999: Quokka order' }))
    await user.click(sheet.getByRole('button', { name: 'Add to the amendment' }))
    await user.click(await screen.findByRole('link', { name: 'Quokka order' }))
    expect(await changeOf('What quokkas? And more')).toHaveTextContent(/FAQ changed, by you/)
    expect(await readersSee()).toEqual(['What quokkas?', 21])
  })

  it('shows a text as it reads on that day, and counts all kinds where the law is turned to it', async () => {
    const answer = '<p><a href="/amounts#vat-rate">The rate</a> of that day.</p>'
    await database.from('faqs').update({ answer }).eq('id', FAQ).throwOnError()
    const { user, router } = await renderStaffPage(await addAmendment('2999-01-01'))
    for (const [found, field] of [
      ['What quokkas', /^Question/],
      ['VAT rate: 21% from 1 January 2936', /^Note/],
    ] as const) {
      await user.type(await screen.findByRole('searchbox', { name: 'Add a change' }), found)
      await user.click(await screen.findByRole('link', { name: new RegExp(`^Change\\s*${found}`) }))
      await user.type(await screen.findByRole('textbox', { name: field }), ' And more')
      await user.click(await press(/^Ready/))
    }
    await user.click(await press(/^Preview\s*What quokkas\? And more$/))
    const preview = within(await screen.findByRole('dialog', { name: /^Preview: readers’ page on 1 January 2999$/ }))
    expect(await preview.findByText(/21% from 1 January 2936/)).toBeInTheDocument()
    await user.click(preview.getByRole('button', { name: /^Back/ }))

    await router.navigate('/admin/chapters?type=booking-rules')
    await user.click(await press('1 January 2999'))
    expect(await screen.findByRole('link', { name: '2 changes' })).toBeInTheDocument()
  })
})
