import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const RATE = { effective_from: '2025-01-01', rate: 18, note: 'First wording.' }
const ADDRESS = '/admin/vat-rates'

beforeEach(async () => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await database.from('vat_rates').delete().gte('effective_from', '1900-01-01').throwOnError()
  await database.from('vat_rates').insert(RATE).throwOnError()
})
afterEach(() => vi.restoreAllMocks())

const note = () => screen.getByRole('textbox', { name: 'Note (optional)' })
const button = (name: string) => screen.getByRole('button', { name })
const storedNote = async () => (await database.from('vat_rates').select('note').single().throwOnError()).data?.note
const drafts = () => Object.entries(localStorage).flatMap(([name, draft]) => (name.startsWith('draft ') ? [draft] : []))

/** Somebody else saves another note. */
const saveAsSomebodyElse = (text: string) => database.from('vat_rates').update({ note: text }).gt('rate', 0)

async function writeNote(user: UserEvent, text: string): Promise<void> {
  await user.clear(note())
  await user.type(note(), text)
}

/** Opens the rate, has somebody else save "Theirs.", and tries to save "Mine." */
async function meetSomebodyElse() {
  const { user } = await renderStaffPage(ADDRESS)
  await user.click(await screen.findByRole('link', { name: '18% from 1 January 2025' }))
  await waitFor(() => expect(note()).toHaveValue('First wording.'))
  await saveAsSomebodyElse('Theirs.').throwOnError()
  await writeNote(user, 'Mine.')
  await user.click(button('Save'))
  return { user, dialog: await screen.findByRole('alertdialog') }
}

/** Opens the rate again, and goes on with what is offered from the browser. */
async function continueDraft() {
  const { user } = await renderStaffPage(ADDRESS)
  await user.click(await screen.findByRole('link', { name: '18% from 1 January 2025' }))
  await user.click(await screen.findByRole('button', { name: 'Continue with it' }))
  return user
}

it('MEND-A3 ADM-11 the choice that keeps what was typed has the focus: Enter goes on with it', async () => {
  const { user, dialog } = await meetSomebodyElse()
  expect(within(dialog).getByRole('button', { name: 'Keep editing mine' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(note()).toHaveValue('Mine.')
  expect(await storedNote()).toBe('Theirs.')
  await user.click(button('Save'))
  await waitFor(async () => expect(await storedNote()).toBe('Mine.'))
})

it('MEND-A3 Escape chooses nothing, so the next save asks again', async () => {
  const { user, dialog } = await meetSomebodyElse()
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(note()).toHaveValue('Mine.')
  await user.click(button('Save'))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Theirs.')
  expect(await storedNote()).toBe('Theirs.')
})

it('MEND-A3 after theirs was taken, a button under the focus brings back what was typed, and changes over again', async () => {
  const { user, dialog } = await meetSomebodyElse()
  await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
  expect(note()).toHaveValue('Theirs.')
  expect(button('Bring back what I typed')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(note()).toHaveValue('Mine.')
  expect(button('Take theirs again')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(note()).toHaveValue('Theirs.')
  await user.keyboard('{Enter}')
  await user.click(button('Save'))
  await waitFor(async () => expect(await storedNote()).toBe('Mine.'))
  expect(drafts()).toEqual([])
})

it('MEND-A3 what was changed in theirs is kept as well when one’s own is brought back', async () => {
  const { user, dialog } = await meetSomebodyElse()
  await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
  await user.type(note(), ' With a remark.')
  await user.click(button('Bring back what I typed'))
  expect(note()).toHaveValue('Mine.')
  await user.click(button('Take theirs again'))
  expect(note()).toHaveValue('Theirs. With a remark.')
})

it('MEND-A3 what was typed outlives the page after theirs was taken', async () => {
  const { user, dialog } = await meetSomebodyElse()
  await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
  cleanup()
  await continueDraft()
  expect(note()).toHaveValue('Mine.')
})

it('MEND-A3 both versions outlive the page once theirs was changed', async () => {
  const { user, dialog } = await meetSomebodyElse()
  await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
  await user.type(note(), ' With a remark.')
  await waitFor(() => expect(drafts()).toEqual([expect.stringContaining('With a remark.')]))
  cleanup()
  const again = await continueDraft()
  expect(note()).toHaveValue('Theirs. With a remark.')
  await again.click(button('Bring back what I typed'))
  expect(note()).toHaveValue('Mine.')
})

describe('the two versions', () => {
  const choice = (field: string, side: string) =>
    within(screen.getByRole('group', { name: field })).getByRole('radio', { name: new RegExp(`^${side}`) })
  const marked = (field: string, name: 'ins' | 'del') =>
    [...screen.getByRole('group', { name: field }).querySelectorAll(name)].map((mark) => mark.textContent)
  const rate = () => screen.getByRole('textbox', { name: 'Rate' })
  const use = () => screen.getByRole('button', { name: 'Use what is chosen' })

  it('STAFF-4 are marked word by word against what both began from', async () => {
    await meetSomebodyElse()
    expect(marked('Note', 'del')).toEqual(['First wording', 'First wording'])
    expect(marked('Note', 'ins')).toEqual(['Theirs', 'Mine'])
  })

  it('STAFF-4 of a field that both changed wait for a choice, and either side can be taken', async () => {
    const { user } = await meetSomebodyElse()
    expect(use()).toHaveAttribute('aria-disabled', 'true')
    await user.click(choice('Note', 'Saved now'))
    expect(use()).not.toHaveAttribute('aria-disabled')
    await user.click(use())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(note()).toHaveValue('Theirs.')
    await user.click(button('Bring back what I typed'))
    expect(note()).toHaveValue('Mine.')
  })

  it('STAFF-4 of fields that only one of both changed come settled, and nothing of either is lost', async () => {
    const { user } = await renderStaffPage(ADDRESS)
    await user.click(await screen.findByRole('link', { name: '18% from 1 January 2025' }))
    await waitFor(() => expect(note()).toHaveValue('First wording.'))
    await saveAsSomebodyElse('Theirs.').throwOnError()
    await user.clear(rate())
    await user.type(rate(), '17')
    await user.click(button('Save'))
    await screen.findByRole('alertdialog')
    expect(choice('Note', 'Saved now')).toBeChecked()
    expect(choice('Rate', 'Yours')).toBeChecked()
    await user.click(use())
    await user.click(button('Save'))
    await waitFor(async () => expect(await storedNote()).toBe('Theirs.'))
    const { data } = await database.from('vat_rates').select('rate').single().throwOnError()
    expect(Number(data.rate)).toBe(17)
  })
})
