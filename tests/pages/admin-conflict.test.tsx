import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { composeContent } from '@/kinds/decision/parts'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { loseAnswers, repairLine } from '../support/backend-line.ts'
import { renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

const database = createService()
const RATE = { kind: 'vat-rate', effective_from: '2025-01-01', amount: 18, note: 'First wording.' }
const ADDRESS = '/admin/amounts'

beforeEach(async () => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await database.from('amounts').delete().gte('effective_from', '1900-01-01').throwOnError()
  await database.from('amounts').insert(RATE).throwOnError()
})
afterEach(() => vi.restoreAllMocks())

const note = () => screen.getByRole('textbox', { name: 'Note (optional)' })
const button = (name: string) => screen.getByRole('button', { name })
const storedNote = async () => (await database.from('amounts').select('note').single().throwOnError()).data?.note
const unsaved = () =>
  Object.entries(localStorage).flatMap(([name, unsaved]) => (name.startsWith('unsaved ') ? [unsaved] : []))

/** Somebody else saves another note. */
const saveAsSomebodyElse = (text: string) => database.from('amounts').update({ note: text }).gt('amount', 0)

async function writeNote(user: UserEvent, text: string): Promise<void> {
  await user.clear(note())
  await user.type(note(), text)
}

/** Opens the rate, has somebody else save "Theirs.", and tries to save "Mine." */
async function meetSomebodyElse() {
  const { user } = await renderStaffPage(ADDRESS)
  await user.click(await screen.findByRole('link', { name: 'VAT rate: 18% from 1 January 2025' }))
  await waitFor(() => expect(note()).toHaveValue('First wording.'))
  await saveAsSomebodyElse('Theirs.').throwOnError()
  await writeNote(user, 'Mine.')
  await user.click(button('Save'))
  return { user, dialog: await screen.findByRole('alertdialog') }
}

/** Ends the session on the server. */
const signOutElsewhere = () => sql('delete from auth.sessions')

const choice = (place: string, side: 'Theirs' | 'Mine' | 'Both') =>
  within(screen.getByRole('group', { name: place })).getByRole('radio', { name: new RegExp(`^${side}`) })
const marked = (place: string, name: 'ins' | 'del') =>
  [...screen.getByRole('group', { name: place }).querySelectorAll(name)].map((mark) => mark.textContent)
const save = () => button('Save the result')

it('MEND-A3 ADM-11 STAFF-4 the way back to what was typed has the focus; it saves nothing, and the next save asks again', async () => {
  const { user } = await meetSomebodyElse()
  expect(button('Back to my text')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(note()).toHaveValue('Mine.')
  expect(await storedNote()).toBe('Theirs.')
  await user.click(button('Save'))
  const again = await screen.findByRole('alertdialog', { name: 'Two versions of this amount' })
  again.dispatchEvent(new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(note()).toHaveValue('Mine.')
})

it('ADM-11 a save whose answer was lost counts as saved when it is tried again, and is no conflict with oneself', async () => {
  const { user } = await renderStaffPage(ADDRESS)
  await user.click(await screen.findByRole('link', { name: 'VAT rate: 18% from 1 January 2025' }))
  await waitFor(() => expect(note()).toHaveValue('First wording.'))
  await writeNote(user, 'Mine.')
  loseAnswers('amounts')
  await user.click(button('Save'))
  await screen.findByText('Failed to update amount')
  repairLine()
  expect(await storedNote()).toBe('Mine.')
  await user.click(button('Save'))
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(unsaved()).toEqual([])
})

describe('ADM-11 a row that somebody else deletes while it is changed', () => {
  it('is said to be gone, keeps what was typed, and is added anew by the next save', async () => {
    const { user } = await renderStaffPage(ADDRESS)
    await user.click(await screen.findByRole('link', { name: 'VAT rate: 18% from 1 January 2025' }))
    await waitFor(() => expect(note()).toHaveValue('First wording.'))
    await database.from('amounts').delete().gt('amount', 0).throwOnError()
    await writeNote(user, 'Mine.')
    await user.click(button('Save'))
    const gone = await screen.findByRole('alertdialog', { name: 'Somebody else has deleted this amount meanwhile' })
    await user.click(within(gone).getByRole('button', { name: 'Back to the form' }))
    expect(note()).toHaveValue('Mine.')
    await user.click(button('Save'))
    await waitFor(async () => expect((await database.from('amounts').select('note')).data).toEqual([{ note: 'Mine.' }]))
  })

  it('after the form was left, can be added again from what was typed', async () => {
    const { user } = await renderStaffPage(ADDRESS)
    await user.click(await screen.findByRole('link', { name: 'VAT rate: 18% from 1 January 2025' }))
    await waitFor(() => expect(note()).toHaveValue('First wording.'))
    await writeNote(user, 'Mine.')
    await user.click(button('Cancel'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await database.from('amounts').delete().gt('amount', 0).throwOnError()
    const left = within(await screen.findByRole('region', { name: 'Not saved' }))
    await user.click(left.getByRole('button', { name: /^Open/ }))
    expect(await screen.findByText(/^This amount is not there any more, but what you typed is\./)).toBeInTheDocument()
    await user.click(button('Continue with it'))
    expect(note()).toHaveValue('Mine.')
    await user.click(button('Save'))
    await waitFor(async () => expect((await database.from('amounts').select('note')).data).toEqual([{ note: 'Mine.' }]))
    await waitFor(() => expect(unsaved()).toEqual([]))
  })
})

describe('STAFF-4 two versions', () => {
  it('STAFF-4 say who saved the other one, and are marked word by word against what both began from', async () => {
    await meetSomebodyElse()
    expect(await screen.findByText(/^.+ saved it on .+, while you were writing\.$/)).toBeInTheDocument()
    expect(screen.getByText(/1 place is different in both versions: take one side of each/)).toBeInTheDocument()
    expect(marked('Note', 'del')).toEqual(['First wording', 'First wording'])
    expect(marked('Note', 'ins')).toEqual(['Theirs', 'Mine'])
  })

  it('STAFF-4 of a place that both changed wait for a choice; mine replaces theirs, which stays in the history', async () => {
    const { user } = await meetSomebodyElse()
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('1 difference not chosen')).toBeInTheDocument()
    await user.click(save())
    expect(await storedNote()).toBe('Theirs.')
    await user.click(choice('Note', 'Mine'))
    expect(save()).not.toHaveAttribute('aria-disabled')
    await user.click(save())
    await waitFor(async () => expect(await storedNote()).toBe('Mine.'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(unsaved()).toEqual([])
  })

  it('MEND-A3 STAFF-4 what was typed outlives a choice of theirs as an unsaved text', async () => {
    const { user } = await meetSomebodyElse()
    await user.click(choice('Note', 'Theirs'))
    await user.click(save())
    const line = (await screen.findByText('Saved')).closest('[role=status]')
    expect(line).toHaveTextContent(/What you typed is kept in this browser\./)
    expect(await storedNote()).toBe('Theirs.')
    expect(unsaved()).toEqual([expect.stringContaining('Mine.')])
    const left = await screen.findByRole('region', { name: 'Not saved' })
    await user.click(within(left).getByRole('button', { name: /^Open/ }))
    await user.click(await screen.findByRole('button', { name: 'Continue with it' }))
    expect(note()).toHaveValue('Mine.')
  })

  it('STAFF-4 of fields that only one of both changed come settled, and nothing of either is lost', async () => {
    const { user } = await renderStaffPage(ADDRESS)
    await user.click(await screen.findByRole('link', { name: 'VAT rate: 18% from 1 January 2025' }))
    await waitFor(() => expect(note()).toHaveValue('First wording.'))
    await saveAsSomebodyElse('Theirs.').throwOnError()
    const rate = screen.getByRole('textbox', { name: 'Amount (required)' })
    await user.clear(rate)
    await user.type(rate, '17')
    await user.click(button('Save'))
    await screen.findByRole('alertdialog')
    expect(choice('Note', 'Theirs')).toBeChecked()
    expect(choice('Amount', 'Mine')).toBeChecked()
    await user.click(save())
    await waitFor(async () => {
      const { data } = await database.from('amounts').select('amount').single().throwOnError()
      expect(Number(data.amount)).toBe(17)
    })
    expect(await storedNote()).toBe('Theirs.')
    await waitFor(() => expect(unsaved()).toEqual([]))
  })

  it('STAFF-4 saved once more while the sides are chosen are shown again', async () => {
    const { user } = await meetSomebodyElse()
    await user.click(choice('Note', 'Mine'))
    await saveAsSomebodyElse('Theirs again.').throwOnError()
    await user.click(save())
    await waitFor(() => expect(marked('Note', 'ins')).toEqual(['Theirs', 'again', 'Mine']))
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(await storedNote()).toBe('Theirs again.')
  })

  it('STAFF-4 AUTH-3 of a session that has ended meanwhile are kept, with the choices, and saved after the sign-in', async () => {
    const { user } = await meetSomebodyElse()
    await user.click(choice('Note', 'Mine'))
    await signOutElsewhere()
    await user.click(save())
    await screen.findByRole('heading', { name: 'Your session has ended' })
    expect(await storedNote()).toBe('Theirs.')
    await user.type(screen.getByLabelText('Password (required)'), STAFF.password)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByLabelText('Password (required)')).not.toBeInTheDocument())
    expect(choice('Note', 'Mine')).toBeChecked()
    await user.click(save())
    await waitFor(async () => expect(await storedNote()).toBe('Mine.'))
  })
})

describe('STAFF-4 a conflict in three fields, of which two are long texts', () => {
  const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
  const [ONE, TWO, THREE] = [
    'The rate of the deal is zero.',
    'The papers are kept for years.',
    'Nobody asked for more.',
  ]
  const DECISION = {
    title: '9901/51',
    authority: 'VAT Division',
    field: 'Trials',
    subject: 'Of trials',
    summary: 'In short.',
    date: '1951-02-03',
    facts: paragraphs(ONE, TWO, THREE),
    position: `<h3>Why</h3>${paragraphs(ONE, TWO)}`,
  }
  /** As the site saves them: the content follows its parts. */
  const composed = (parts: Pick<typeof DECISION, 'facts' | 'position'>) => ({
    content: composeContent({ request: '', arrangement: '', ...parts }),
  })
  const remove = () => database.from('tax_decisions').delete().eq('title', DECISION.title).throwOnError()
  beforeEach(remove)
  afterEach(remove)

  /** Opens the form with an unsaved text of one's own, has somebody else save, and tries to save. */
  async function meet(mine: typeof MINE, theirs: typeof MINE) {
    const { data } = await database
      .from('tax_decisions')
      .insert({ ...DECISION, ...composed(DECISION) })
      .select('id, updated_at')
      .single()
      .throwOnError()
    const userId = await signInStaff().then(async (client) => (await client.auth.getUser()).data.user?.id)
    const unsaved = {
      values: { ...mine, ...composed(DECISION) },
      basedOn: data.updated_at,
      parent: null,
      savedAt: new Date().toISOString(),
    }
    localStorage.setItem(`unsaved ${userId} tax_decisions ${data.id}`, JSON.stringify(unsaved))
    const { user } = await renderStaffPage(`/admin/decisions?edit=${data.id}`)
    await user.click(await screen.findByRole('button', { name: 'Continue with it' }))
    await database
      .from('tax_decisions')
      .update({ ...theirs, ...composed(theirs) })
      .eq('id', data.id)
      .throwOnError()
    await user.click(button('Publish'))
    await screen.findByRole('alertdialog', { name: 'Two versions of this decision' })
    const stored = async () =>
      (
        await database
          .from('tax_decisions')
          .select('subject, facts, position, content')
          .eq('id', data.id)
          .single()
          .throwOnError()
      ).data
    return { user, stored }
  }
  const MINE = {
    subject: 'Of trials at home',
    facts: paragraphs(ONE.replace('zero', 'none'), TWO, `${THREE} I did.`),
    position: `<h3>Why</h3>${paragraphs(ONE, TWO)}<p>My remark.</p>`,
  }
  const THEIRS = {
    subject: 'Of trials abroad',
    facts: paragraphs(ONE.replace('zero', 'nil'), `${TWO} Indeed.`, THREE),
    position: `<h3>Why</h3>${paragraphs(ONE.replace('rate', 'price'), TWO)}`,
  }

  it('STAFF-4 is chosen paragraph by paragraph, what one alone changed is settled, and nothing is lost or doubled', async () => {
    const { user, stored } = await meet(MINE, THEIRS)
    expect(screen.getByText('2 differences not chosen')).toBeInTheDocument()
    expect(choice('Facts: Opening, paragraph 2', 'Theirs')).toBeChecked()
    expect(choice('Facts: Opening, paragraph 3', 'Mine')).toBeChecked()
    expect(choice('Position: Why, paragraph 1', 'Theirs')).toBeChecked()
    expect(choice('Position: Why, paragraph 3', 'Mine')).toBeChecked()
    expect(screen.getAllByText('1 paragraph is the same').length).toBeGreaterThan(0)
    await user.click(choice('Subject', 'Mine'))
    await user.click(choice('Facts: Opening, paragraph 1', 'Theirs'))
    await user.click(save())
    const merged = {
      facts: paragraphs(ONE.replace('zero', 'nil'), `${TWO} Indeed.`, `${THREE} I did.`),
      position: `<h3>Why</h3>${paragraphs(ONE.replace('rate', 'price'), TWO)}<p>My remark.</p>`,
    }
    await waitFor(async () => expect(await stored()).toEqual({ subject: MINE.subject, ...merged, ...composed(merged) }))
  })

  it('ADM-11 ADM-3 what both added at one place is kept of both, by a key, and the content is composed of all of it', async () => {
    const added = (text: string) => ({ ...DECISION, facts: DECISION.facts + paragraphs(text) })
    const { user, stored } = await meet(added('Mine is new.'), added('Theirs is new.'))
    const place = 'Facts: Opening, paragraph 4'
    expect(screen.getByText(/or both where both of you added something/)).toBeInTheDocument()
    choice(place, 'Theirs').focus()
    await user.keyboard('3')
    expect(choice(place, 'Both')).toBeChecked()
    await user.click(save())
    const merged = { ...DECISION, facts: DECISION.facts + paragraphs('Theirs is new.', 'Mine is new.') }
    const { subject, facts, position } = merged
    await waitFor(async () => expect(await stored()).toEqual({ subject, facts, position, ...composed(merged) }))
    await waitFor(() => expect(unsaved()).toEqual([]))
  })

  it('STAFF-4 is worked through by keys: J and K to the next and the previous, 1 for theirs, 2 for mine', async () => {
    const { user } = await meet(MINE, THEIRS)
    expect(button('Back to my text')).toHaveFocus()
    const place = () => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent
    await user.keyboard('j')
    expect(place()).toBe('Subject')
    await user.keyboard('2')
    expect(choice('Subject', 'Mine')).toBeChecked()
    await user.keyboard('jjk')
    expect(place()).toBe('Facts: Opening, paragraph 1')
    await user.keyboard('1')
    expect(choice('Facts: Opening, paragraph 1', 'Theirs')).toBeChecked()
    expect(save()).not.toHaveAttribute('aria-disabled')
  })
})
