import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cutLine, loseAnswers, repairLine } from '../support/backend-line.ts'
import { action, findLine, line, names, openMessage, ownMessages, pane } from '../support/messages.ts'
import { renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

const { database, store, statusOf } = ownMessages()

const entries = async () =>
  (await database.from('message_entries').select('kind, words, is_removed').order('created_at').throwOnError()).data
const reply = () => pane().getByRole('textbox', { name: 'Your reply' })
const note = () => pane().getByRole('textbox', { name: 'Your note' })
const written = () => pane().findByRole('list', { name: 'Answers and notes' })
const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const send = () => pane().getByRole('link', { name: 'Send by mail, mark Replied' })
const bodyOf = (link: HTMLElement | null) => new URL(link?.getAttribute('href') ?? '').searchParams.get('body')
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
})

describe('STAFF-7 answering', () => {
  it('STAFF-7 a reply quotes the question, and what is typed; sending keeps the answer and marks as replied', async () => {
    await store({ message: 'Which rate?' })
    const { user } = await openMessage('Sender 1')
    expect(bodyOf(action('Reply'))).toContain('> Which rate?')
    await user.type(reply(), 'See section 30.')
    expect(bodyOf(send())).toMatch(/^See section 30\.\r\n\r\nOn 1 Jan 2026, 02:00, Sender 1 wrote:\r\n> Which rate\?$/)
    await user.click(send())
    expect(await pane().findByText('Replied')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('replied')
    expect(await written()).toHaveTextContent(new RegExp(`^Answer.*See section 30\\..*${STAFF.email}`))
    expect(reply()).toHaveValue('')
    expect(await entries()).toEqual([{ kind: 'answer', words: 'See section 30.', is_removed: false }])
  })

  it('STAFF-1 an answer that was not sent is named on the dashboard, from where one goes on with it', async () => {
    await store({})
    const { user, router } = await openMessage('Sender 1')
    await user.type(reply(), 'See section 30.')
    await act(() => router.navigate('/admin'))
    const unsaved = within(await screen.findByRole('region', { name: 'Unsaved texts in this browser' }))
    expect(unsaved.getByRole('listitem')).toHaveTextContent(/Sender 1 Answer to a message, not sent/)
    await user.click(unsaved.getByRole('link', { name: /^Continue/ }))
    await waitFor(() => expect(reply()).toHaveValue('See section 30.'))
    await act(() => router.navigate('/admin'))
    await press(user, /^Discard…/)
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('region', { name: 'Unsaved texts in this browser' })).not.toBeInTheDocument()
  })

  it('STAFF-7 "Not sent" takes the status back, and gives the answer back to be written on', async () => {
    await store({})
    const { user } = await openMessage('Sender 1')
    await user.type(reply(), 'See section 30.')
    await user.click(send())
    await press(user, /^Not sent/)
    expect(await screen.findByText('The message is New again')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('new')
    await waitFor(() => expect(reply()).toHaveValue('See section 30.'))
    expect(await entries()).toEqual([{ kind: 'answer', words: 'See section 30.', is_removed: true }])
    await user.click(send())
    await waitFor(async () => expect(await entries()).toHaveLength(2))
    expect(await pane().findByText('Replied')).toBeInTheDocument()
  })

  it('STAFF-7 "Not sent" says so when a colleague has gone on meanwhile, and changes nothing', async () => {
    silence()
    await store({})
    const { user } = await openMessage('Sender 1')
    await user.click(action('Reply')!)
    await screen.findByText('Marked as replied')
    await database.from('contact_messages').update({ status: 'archived' }).eq('name', 'Sender 1').throwOnError()
    await press(user, /^Not sent/)
    expect(await screen.findByText(/^It could not be undone\. .* as Archived meanwhile\.$/)).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('archived')
  })

  it.each([
    ['Mark as Read', 'read'],
    ['Archive', 'archived'],
  ])('STAFF-7 %s can be taken back, also from another screen', async (label, status) => {
    await store({})
    const { user, router } = await openMessage('Sender 1')
    await user.click(action(label)!)
    await waitFor(async () => expect(await statusOf('Sender 1')).toBe(status))
    await router.navigate('/admin/files')
    await press(user, /^Undo/)
    await waitFor(async () => expect(await statusOf('Sender 1')).toBe('new'))
  })

  it('STAFF-7 an answer that was sent from elsewhere can be kept with a message that is answered', async () => {
    await store({ status: 'replied' })
    const { user } = await openMessage('Sender 1')
    await user.type(reply(), 'By telephone: section 30.')
    await press(user, 'Keep answer')
    expect(await written()).toHaveTextContent('By telephone: section 30.')
    expect(await statusOf('Sender 1')).toBe('replied')
  })

  it('STAFF-7 an answer too long for a link is copied', async () => {
    const long = 'A long answer. '.repeat(200).trim()
    await store({})
    const { user } = await openMessage('Sender 1')
    await user.click(reply())
    await user.paste(long)
    expect(bodyOf(send())).toBeNull()
    await user.click(send())
    expect(await screen.findByText(/^The answer is copied/)).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(long)
    expect(await pane().findByText('Replied')).toBeInTheDocument()
  })
})

describe('STAFF-7 notes between colleagues', () => {
  it('STAFF-7 a note says who wrote it and that only staff see it, and leaves the status alone', async () => {
    await store({})
    const { user } = await openMessage('Sender 1')
    await press(user, 'Internal note')
    expect(note()).toHaveFocus()
    await user.type(note(), 'We do not advise.')
    await press(user, 'Save note')
    const list = await written()
    expect(list).toHaveTextContent(new RegExp(`Internal note · only staff see it.*We do not advise\\..*${STAFF.email}`))
    expect(note()).toHaveValue('')
    expect(bodyOf(action('Reply'))).not.toContain('advise')
    expect(await statusOf('Sender 1')).toBe('new')
  })

  it('STAFF-7 ACC-2 an empty note is asked for, and one that is too long is refused in words', async () => {
    await store({})
    const { user } = await openMessage('Sender 1')
    await press(user, 'Internal note')
    await press(user, 'Save note')
    expect(note()).toHaveAccessibleDescription('Note is required')
    expect(note()).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Note is required' })).toBeInTheDocument()
    expect(document.title).toMatch(/^Error: /)
    await user.paste('x'.repeat(10_001))
    await press(user, 'Save note')
    expect(note()).toHaveAccessibleDescription('Note must be 10,000 characters or fewer; it has 10,001')
    expect(await entries()).toEqual([])
  })

  it('STAFF-7 one that is saved twice, because the answer was lost, is there once', async () => {
    silence()
    await store({})
    const { user } = await openMessage('Sender 1')
    await press(user, 'Internal note')
    await user.type(note(), 'Only once.')
    loseAnswers('message_entries')
    await press(user, 'Save note')
    expect(await screen.findByText(/^Failed to keep the note\. The server could not be reached/)).toBeInTheDocument()
    expect(note()).toHaveValue('Only once.')
    repairLine()
    await user.type(note(), '{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Note saved')).toBeInTheDocument()
    expect(await entries()).toHaveLength(1)
  })

  it('STAFF-7 one can be removed and put back; its words are kept', async () => {
    await store({})
    const { user } = await openMessage('Sender 1')
    await press(user, 'Internal note')
    await user.type(note(), 'To be removed.')
    await press(user, 'Save note')
    await written()
    await press(user, /^Remove ?the note of/)
    await waitFor(async () => expect(await written()).not.toHaveTextContent('To be removed.'))
    await press(user, /^Undo/)
    await waitFor(async () => expect(await written()).toHaveTextContent('To be removed.'))
    expect(await entries()).toEqual([{ kind: 'note', words: 'To be removed.', is_removed: false }])
  })
})

describe('STAFF-7 what is typed', () => {
  it('STAFF-7 AUTH-3 is kept for each message, also after a reload', async () => {
    const [id] = await store({}, {})
    const { user } = await openMessage('Sender 1')
    await user.type(reply(), 'Half an ans')
    await user.click(line('Sender 2'))
    await screen.findByRole('region', { name: 'Message of Sender 2' })
    expect(reply()).toHaveValue('')
    document.body.replaceChildren()
    await renderStaffPage(`/admin/messages?open=${id}`)
    await screen.findByRole('region', { name: 'Message of Sender 1' })
    expect(reply()).toHaveValue('Half an ans')
  })

  it('STAFF-7 AUTH-3 stays when the session has ended, and so it says', async () => {
    silence()
    await store({})
    const { user } = await openMessage('Sender 1')
    await press(user, 'Internal note')
    await user.type(note(), 'Half a note')
    localStorage.removeItem('session')
    await press(user, 'Save note')
    expect(await screen.findByText(/^Failed to keep the note\./)).toBeInTheDocument()
    expect(note()).toHaveValue('Half a note')
    expect(await entries()).toEqual([])
  })

  it('STAFF-7 is given back when a colleague has deleted the message meanwhile', async () => {
    silence()
    await store({}, {})
    const { user } = await openMessage('Sender 1')
    await press(user, 'Internal note')
    await user.type(note(), 'Written in vain')
    await database.from('contact_messages').delete().eq('name', 'Sender 1').throwOnError()
    await press(user, 'Save note')
    expect(await screen.findByText(/What you typed is kept\.$/)).toBeInTheDocument()
    expect(await screen.findByText(/^This message is not there any more\./)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Your note, which was not saved' })).toHaveValue('Written in vain')
    await waitFor(() => expect(names()).toEqual(['Sender 2']))
  })

  it('STAFF-7 a line cut while an answer is sent keeps it, and nothing is marked', async () => {
    silence()
    await store({})
    const { user } = await openMessage('Sender 1')
    await user.type(reply(), 'See section 30.')
    cutLine('message_entries')
    await user.click(send())
    expect(await screen.findByText(/^Failed to update message\. The server could not be reached/)).toBeInTheDocument()
    repairLine()
    expect(reply()).toHaveValue('See section 30.')
    expect(await statusOf('Sender 1')).toBe('new')
  })
})

describe('STAFF-7 by keys', () => {
  it('STAFF-7 J and K go from one to the next, M, A, R and N do what the buttons do', async () => {
    await store({}, {})
    const { user } = await renderStaffPage('/admin/messages')
    await findLine('Sender 2')
    await user.keyboard('j')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Message of Sender 2' })).toHaveFocus())
    await user.keyboard('j')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Message of Sender 1' })).toHaveFocus())
    await user.keyboard('m')
    await waitFor(async () => expect(await statusOf('Sender 1')).toBe('read'))
    await user.keyboard('k')
    await screen.findByRole('region', { name: 'Message of Sender 2' })
    // one change at a time: until the former is all done, the keys do nothing
    await waitFor(() => expect(action('Archive')).not.toHaveAttribute('aria-disabled', 'true'))
    await user.keyboard('a')
    await waitFor(async () => expect(await statusOf('Sender 2')).toBe('archived'))
    await user.keyboard('n')
    expect(note()).toHaveFocus()
    await user.keyboard('Jam, a note')
    await waitFor(() =>
      expect(pane().getByRole('button', { name: /^Save note/ })).not.toHaveAttribute('aria-disabled', 'true'),
    )
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Note saved')).toBeInTheDocument()
    expect(within(await written()).getByText('Jam, a note')).toBeInTheDocument()
  })

  it('STAFF-7 single keys can be turned off', async () => {
    await store({})
    const { user } = await openMessage('Sender 1')
    document.documentElement.dataset.keys = 'off'
    try {
      await user.keyboard('a')
      await user.keyboard('n')
      expect(reply()).not.toHaveFocus()
      expect(await statusOf('Sender 1')).toBe('new')
    } finally {
      delete document.documentElement.dataset.keys
    }
  })
})
