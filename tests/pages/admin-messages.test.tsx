import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cutLine, failRequests, holdRequests, repairLine } from '../support/backend-line.ts'
import { action, findLine, line, list, names, openMessage, ownMessages, pane } from '../support/messages.ts'
import { menu, renderStaffPage } from '../support/staff-page.tsx'

const { database, store, statusOf } = ownMessages()

const expectActions = (...offered: string[]) => {
  const all = ['Mark as Read', 'Reply', 'Archive', 'Delete']
  expect(all.filter((label) => action(label))).toEqual(offered)
}
const press = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) })
const filter = (label: string) =>
  within(screen.getByRole('navigation', { name: 'Views of messages' })).getByRole('link', {
    name: new RegExp(`^${label} ?\\d*$`),
  })
const NO_LONGER_NEW = /^No longer New: it leaves this list/

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the list', () => {
  it('ADM-8 shows of each message who wrote when about what, and where it stands', async () => {
    await store({ name: 'Dana Levi', email: 'dana@example.com', subject: 'technical', message: 'First\nsecond' })
    await openMessage('Dana Levi')
    expect(line('Dana Levi')).toHaveTextContent(/^NewDana Levi1 JanTechnical QuestionFirst second$/)
    expect(line('Dana Levi')).toHaveAttribute('aria-current', 'true')
    expect(pane().getByText('New')).toBeInTheDocument()
    expect(pane().getByText('1 Jan 2026, 02:00')).toHaveAttribute('datetime', expect.stringContaining('2026-01-01'))
    expect(pane().getByRole('link', { name: 'dana@example.com' })).toHaveAttribute('href', 'mailto:dana@example.com')
    expect(pane().getByText(/Technical Question/)).toBeInTheDocument()
    expect(pane().getByText(/First\s+second/)).toHaveTextContent('First second')
    expect(screen.getByText('1 message')).toBeInTheDocument()
  })

  it('ADM-8 shows the newest first, and by status, either way round', async () => {
    await store({ status: 'read' }, { status: 'new' }, { status: 'archived' }, { status: 'replied' })
    const { user, router } = await renderStaffPage('/admin/messages')
    await findLine('Sender 1')
    expect(names()).toEqual(['Sender 4', 'Sender 3', 'Sender 2', 'Sender 1'])
    await user.click(press('Descending'))
    await waitFor(() => expect(names()).toEqual(['Sender 1', 'Sender 2', 'Sender 3', 'Sender 4']))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Status')
    await waitFor(() => expect(names()).toEqual(['Sender 3', 'Sender 2', 'Sender 1', 'Sender 4']))
    await user.click(press('Ascending'))
    await waitFor(() => expect(names()).toEqual(['Sender 4', 'Sender 1', 'Sender 2', 'Sender 3']))
    expect(router.state.location.search).toBe('?sort=-status')
  })

  it('ADM-8 filters by status, says how many there are of each, and keeps that in the address', async () => {
    await store({ status: 'read' }, { status: 'new' }, { status: 'archived' }, { status: 'replied' })
    const { user, router } = await renderStaffPage('/admin/messages?status=replied')
    await findLine('Sender 4')
    expect(names()).toEqual(['Sender 4'])
    expect(filter('Replied')).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(filter('All')).toHaveTextContent('All 4'))
    for (const [label, sender] of [
      ['New', 'Sender 2'],
      ['Read', 'Sender 1'],
      ['Archived', 'Sender 3'],
    ] as const) {
      expect(filter(label)).toHaveTextContent(`${label} 1`)
      await user.click(filter(label))
      await waitFor(() => expect(names()).toEqual([sender]))
      expect(router.state.location.search).toBe(`?status=${label.toLowerCase()}`)
    }
    await user.click(filter('All'))
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(router.state.location.search).toBe('')
  })

  it('ADM-11 finds messages by words, whatever they hold, and goes through them a page at a time', async () => {
    await store(
      ...Array.from({ length: 23 }, (_, index) => ({ message: index === 5 ? '100% "sure", (yes)_' : 'Other' })),
    )
    const { user, router } = await renderStaffPage('/admin/messages')
    await findLine('Sender 23')
    expect(names()).toHaveLength(20)
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await findLine('Sender 3')
    expect(names()).toEqual(['Sender 3', 'Sender 2', 'Sender 1'])
    await user.type(screen.getByRole('searchbox'), '100% "sure", (yes)_')
    await waitFor(() => expect(names()).toEqual(['Sender 6']))
    expect(new URLSearchParams(router.state.location.search).get('page')).toBeNull()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'nothing at all')
    expect(await screen.findByText('No messages found for "nothing at all"')).toBeInTheDocument()
  })

  it('ADM-8 says that there is nothing, and says so of a page that is not there', async () => {
    await renderStaffPage('/admin/messages')
    expect(await screen.findByText('No messages found')).toBeInTheDocument()
  })

  it.each([
    ['the server fails', failRequests],
    ['the line is cut', cutLine],
  ])('ADM-8 says that the messages could not be fetched when %s, and tries again', async (_, disturb) => {
    await store({})
    disturb('contact_messages')
    const { user } = await renderStaffPage('/admin/messages')
    expect(await screen.findByRole('heading', { name: 'Failed to fetch messages' })).toBeInTheDocument()
    repairLine()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findLine('Sender 1')).toBeInTheDocument()
  })

  it('ADM-8 loads what came meanwhile by Refresh, and says when that fails', async () => {
    await store({})
    const { user } = await renderStaffPage('/admin/messages')
    await findLine('Sender 1')
    await store({ name: 'Late', created_at: '2026-02-01T00:00:00Z' })
    await user.click(press('Refresh'))
    await findLine('Late')
    failRequests('contact_messages')
    await user.click(press('Refresh'))
    expect(await screen.findByText(/^Failed to fetch messages\. The server could not answer/)).toBeInTheDocument()
    expect(names()).toEqual(['Late', 'Sender 1'])
  })
})

describe('the open message', () => {
  it('STAFF-7 is in the address, has the focus, and is not marked as read by being opened', async () => {
    const [id] = await store({})
    const { router } = await openMessage('Sender 1', '/admin/messages?status=new')
    expect(router.state.location.search).toBe(`?status=new&open=${id}`)
    expect(screen.getByRole('region', { name: 'Message of Sender 1' })).toHaveFocus()
    expect(await statusOf('Sender 1')).toBe('new')
  })

  it('STAFF-7 can be opened by its address, whatever page it is on, and closed', async () => {
    const [first] = await store(...Array.from({ length: 21 }, () => ({})))
    const { user, router } = await renderStaffPage(`/admin/messages?open=${first}`)
    expect(await screen.findByRole('region', { name: 'Message of Sender 1' })).toBeInTheDocument()
    await findLine('Sender 21')
    await user.click(pane().getByRole('link', { name: 'All messages' }))
    expect(router.state.location.search).toBe('')
    expect(list()).toHaveFocus()
  })

  it('STAFF-7 leads to the ones before and after it, also on other pages of the list', async () => {
    await store(...Array.from({ length: 22 }, () => ({})))
    const { user } = await openMessage('Sender 4')
    expect(pane().getByText('19 of 22')).toBeInTheDocument()
    const step = async (label: string, name: string) => {
      await user.click(pane().getByRole('link', { name: label }))
      await screen.findByRole('region', { name: `Message of ${name}` })
    }
    await step('Next message', 'Sender 3')
    await step('Next message', 'Sender 2')
    await waitFor(() => expect(pane().getByText('21 of 22')).toBeInTheDocument())
    expect(names()).toEqual(['Sender 2', 'Sender 1'])
    await step('Previous message', 'Sender 3')
    await waitFor(() => expect(pane().getByText('20 of 22')).toBeInTheDocument())
  })

  it.each(['00000000-0000-4000-8000-000000000001', 'nonsense'])('STAFF-7 says that %s is not there', async (id) => {
    await renderStaffPage(`/admin/messages?open=${id}`)
    expect(await screen.findByText(/^This message is not there any more\./)).toBeInTheDocument()
  })
})

describe('what is done with a message', () => {
  it.each([
    ['new', ['Mark as Read', 'Reply', 'Archive', 'Delete']],
    ['read', ['Reply', 'Archive', 'Delete']],
    ['replied', ['Archive', 'Delete']],
    ['archived', ['Delete']],
  ])('ADM-8 offers for a message that is %s: %j', async (status, offered) => {
    await store({ status })
    await openMessage('Sender 1')
    expectActions(...offered)
  })

  it('ADM-8 goes from new to read, replied and archived without loading the list again', async () => {
    await store({ subject: 'feedback' })
    const { user } = await openMessage('Sender 1')
    await user.click(action('Mark as Read')!)
    expect(await pane().findByText('Read')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('read')
    expect(screen.getByText('Marked as read')).toBeInTheDocument()
    expect(line('Sender 1')).toHaveTextContent(/^Read/)
    expect(screen.getByRole('region', { name: 'Message of Sender 1' })).toHaveFocus()

    expect(action('Reply')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:sender1@example\.com\?subject=Re%3A%20Feedback&/),
    )
    await user.click(action('Reply')!)
    expect(await pane().findByText('Replied')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('replied')

    await user.click(action('Archive')!)
    expect(await pane().findByText('Archived')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('archived')
    expectActions('Delete')
  })

  it('ADM-8 AUTH-4 counts the new ones in the menu, and one less when one is read', async () => {
    await store({}, {}, { status: 'archived' })
    const { user } = await openMessage('Sender 1')
    const entry = (text: string) =>
      waitFor(() => expect(menu().getByRole('link', { name: /^Messages/ })).toHaveTextContent(text))
    await entry('Messages 2 new')
    await user.click(action('Mark as Read')!)
    await entry('Messages 1 new')
    await user.click(line('Sender 2'))
    await screen.findByRole('region', { name: 'Message of Sender 2' })
    await user.click(action('Archive')!)
    await waitFor(() => expect(menu().getByRole('link', { name: 'Messages' })).toBeInTheDocument())
  })

  it('ADM-8 keeps a message in its place that the filter no longer asks for, and says so', async () => {
    await store(...Array.from({ length: 21 }, () => ({})))
    const { user } = await openMessage('Sender 21', '/admin/messages?status=new')
    await user.click(action('Archive')!)
    expect(await pane().findByText('Archived')).toBeInTheDocument()
    expect(pane().getByText(NO_LONGER_NEW)).toBeInTheDocument()
    expect(names()[0]).toBe('Sender 21')
    expect(screen.getByText(/^One message here is no longer New\./)).toBeInTheDocument()
    await user.click(press('Show them'))
    await findLine('Sender 1')
    expect(names()).toHaveLength(20)
    expect(screen.queryByText(/^One message here/)).not.toBeInTheDocument()
  })

  it.each([
    ['the server fails', failRequests, 'The server could not answer just now. Try again in a moment.'],
    ['the line is cut', cutLine, 'The server could not be reached. Check your connection and try again.'],
  ])(
    'ADM-10 logs and says a change that failed when %s, and leaves the message as it was',
    async (_, disturb, reason) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      await store({})
      const { user } = await openMessage('Sender 1')
      disturb('contact_messages')
      await user.click(action('Archive')!)
      expect(await screen.findByText(`Failed to update message. ${reason}`)).toBeInTheDocument()
      await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to update message', expect.anything()))
      repairLine()
      expectActions('Mark as Read', 'Reply', 'Archive', 'Delete')
      await waitFor(() => expect(action('Archive')).not.toHaveAttribute('aria-disabled', 'true'))
      await user.click(action('Archive')!)
      await waitFor(async () => expect(await statusOf('Sender 1')).toBe('archived'))
    },
  )

  it('ADM-11 says when somebody else was faster, and shows what they did', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({})
    const { user } = await openMessage('Sender 1')
    await database.from('contact_messages').update({ status: 'replied' }).eq('name', 'Sender 1').throwOnError()
    await user.click(action('Archive')!)
    expect(await screen.findByText(/Somebody else has marked this message as Replied meanwhile\.$/)).toBeInTheDocument()
    expect(await pane().findByText('Replied')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('replied')
  })

  it('ADM-11 says when somebody else has deleted it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({}, {})
    const { user } = await openMessage('Sender 2')
    await database.from('contact_messages').delete().eq('name', 'Sender 2').throwOnError()
    await user.click(action('Mark as Read')!)
    expect(await screen.findByText(/Somebody else has deleted this message meanwhile\.$/)).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Sender 1']))
    expect(await screen.findByText(/^This message is not there any more\./)).toBeInTheDocument()
  })

  it('ADM-8 changes once, however often it is pressed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({})
    const { user } = await openMessage('Sender 1')
    const release = holdRequests('contact_messages')
    await user.dblClick(action('Reply')!)
    release()
    expect(await pane().findByText('Replied')).toBeInTheDocument()
    expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument()
  })
})

describe('deleting', () => {
  const question = 'Are you sure you want to delete this message?'
  const askToDelete = async (name: string) => {
    const { user } = await openMessage(name)
    await user.click(action('Delete')!)
    const dialog = screen.getByRole('alertdialog', { name: question })
    return { user, answer: (label: string) => user.click(within(dialog).getByRole('button', { name: label })) }
  }

  it('ADM-8 asks, and keeps the message when the answer is no', async () => {
    await store({})
    const { answer } = await askToDelete('Sender 1')
    await answer('Cancel')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('new')
  })

  it('ADM-8 deletes it, and the focus goes to the list', async () => {
    await store({}, {})
    const { user, answer } = await askToDelete('Sender 1')
    await answer('Delete')
    expect(await screen.findByText('1 message deleted')).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Sender 2']))
    await waitFor(() => expect(list()).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await statusOf('Sender 1')).toBeUndefined())
  })

  it('ADM-8 STAFF-2 comes back by the notice, with what was being written about it', async () => {
    await store({}, {})
    const { user } = await openMessage('Sender 1')
    await user.click(pane().getByRole('button', { name: /^Internal note/ }))
    await user.type(pane().getByRole('textbox', { name: 'Your note' }), 'Ask the accountant')
    await user.click(action('Delete')!)
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).toEqual(['Sender 2']))
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(names()).toEqual(['Sender 2', 'Sender 1']))
    await user.click(line('Sender 1'))
    expect(await screen.findByDisplayValue('Ask the accountant')).toBeInTheDocument()
  })

  it('STAFF-2 ADM-8 the selected are archived together, each is put back to what it was, and they go together', async () => {
    await store({}, { status: 'replied' }, {})
    const { user } = await renderStaffPage('/admin/messages')
    await findLine('Sender 1')
    for (const name of ['Sender 1', 'Sender 2']) {
      await user.click(screen.getByRole('checkbox', { name: `Select message of ${name}` }))
    }
    const statuses = () => Promise.all(['Sender 1', 'Sender 2', 'Sender 3'].map(statusOf))
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('2 messages marked as Archived')).toBeInTheDocument()
    expect(await statuses()).toEqual(['archived', 'archived', 'new'])
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(async () => expect(await statuses()).toEqual(['new', 'replied', 'new']))

    for (const name of ['Sender 1', 'Sender 3']) {
      await user.click(screen.getByRole('checkbox', { name: `Select message of ${name}` }))
    }
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete 2 messages?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).toEqual(['Sender 2']))
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(names()).toEqual(['Sender 3', 'Sender 2', 'Sender 1']))
  })

  it('ADM-8 ADM-11 says when somebody else deleted it already, and it leaves the list', async () => {
    await store({}, {})
    const { answer } = await askToDelete('Sender 1')
    await database.from('contact_messages').delete().eq('name', 'Sender 1').throwOnError()
    await answer('Delete')
    expect(await screen.findByText('No message deleted')).toBeInTheDocument()
    expect(screen.getByText('Sender 1: Somebody else has deleted this meanwhile.')).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Sender 2']))
  })

  it('ADM-10 logs and says a deletion that failed, and keeps the message', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({})
    const { answer } = await askToDelete('Sender 1')
    failRequests('rpc/set_removed')
    await answer('Delete')
    expect(await screen.findByText(/^Failed to delete message\. The server could not answer/)).toBeInTheDocument()
    await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to delete message', expect.anything()))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(pane().getByText('New')).toBeInTheDocument()
  })
})
