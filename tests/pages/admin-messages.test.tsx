import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutLine, failRequests, holdRequests, repairLine } from '../support/backend-line.ts'
import { menu, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()

type Message = { name: string; status: string; created_at: string; email: string; subject: string; message: string }

/** Messages an hour apart, the first the oldest. */
async function store(...messages: Partial<Message>[]) {
  const rows = messages.map((message, index) => ({
    name: `Sender ${index + 1}`,
    email: `sender${index + 1}@example.com`,
    message: 'How is this done?',
    created_at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
    subject: 'general',
    status: 'new',
    ...message,
  }))
  await database.from('contact_messages').insert(rows).throwOnError()
}
const statusOf = async (name: string) =>
  (await database.from('contact_messages').select('status').eq('name', name).maybeSingle()).data?.status

const card = (name: string) => screen.getByRole('article', { name })
const findCard = (name: string) => screen.findByRole('article', { name })
const names = () => screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)
const action = (name: string, label: string) =>
  within(card(name)).queryByRole(label === 'Reply' ? 'link' : 'button', { name: new RegExp(`^${label}`) })
const expectActions = (name: string, ...offered: string[]) => {
  const all = ['Mark as Read', 'Reply', 'Archive', 'Delete']
  expect(all.filter((label) => action(name, label))).toEqual(offered)
}
const press = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) })

/** Leaves the address of a mail alone, which jsdom cannot open. */
const keepMails = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]')) event.preventDefault()
}

beforeEach(async () => {
  await database.from('contact_messages').delete().neq('status', '')
  document.addEventListener('click', keepMails)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.removeEventListener('click', keepMails)
})

describe('the list', () => {
  it('ADM-8 shows of each message who wrote when about what, and where it stands', async () => {
    await store({ name: 'Dana Levi', email: 'dana@example.com', subject: 'technical', message: 'First\nsecond' })
    await renderStaffPage('/admin/messages')
    const dana = within(await findCard('Dana Levi'))
    expect(dana.getByText('New')).toBeInTheDocument()
    expect(dana.getByText('1 Jan 2026, 02:00')).toHaveAttribute('datetime', expect.stringContaining('2026-01-01'))
    expect(dana.getByRole('link', { name: 'dana@example.com' })).toHaveAttribute('href', 'mailto:dana@example.com')
    expect(dana.getByText(/Technical Question/)).toBeInTheDocument()
    expect(dana.getByText(/First\s+second/)).toHaveTextContent('First second')
    expect(screen.getByText('1 message')).toBeInTheDocument()
  })

  it('ADM-8 shows the newest first, and by status, either way round', async () => {
    await store({ status: 'read' }, { status: 'new' }, { status: 'archived' }, { status: 'replied' })
    const { user, router } = await renderStaffPage('/admin/messages')
    await findCard('Sender 1')
    expect(names()).toEqual(['Sender 4', 'Sender 3', 'Sender 2', 'Sender 1'])
    await user.click(press('Descending'))
    await waitFor(() => expect(names()).toEqual(['Sender 1', 'Sender 2', 'Sender 3', 'Sender 4']))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Status')
    await waitFor(() => expect(names()).toEqual(['Sender 3', 'Sender 2', 'Sender 1', 'Sender 4']))
    await user.click(press('Ascending'))
    await waitFor(() => expect(names()).toEqual(['Sender 4', 'Sender 1', 'Sender 2', 'Sender 3']))
    expect(router.state.location.search).toBe('?sort=status')
  })

  it('ADM-8 filters by status, and keeps that in the address', async () => {
    await store({ status: 'read' }, { status: 'new' }, { status: 'archived' }, { status: 'replied' })
    const { user, router } = await renderStaffPage('/admin/messages?status=replied')
    await findCard('Sender 4')
    expect(names()).toEqual(['Sender 4'])
    expect(press('Replied')).toHaveAttribute('aria-pressed', 'true')
    for (const [label, sender] of [
      ['New', 'Sender 2'],
      ['Read', 'Sender 1'],
      ['Archived', 'Sender 3'],
    ] as const) {
      await user.click(press(`${label}$`))
      await waitFor(() => expect(names()).toEqual([sender]))
      expect(router.state.location.search).toBe(`?status=${label.toLowerCase()}`)
    }
    await user.click(press('All'))
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(router.state.location.search).toBe('')
  })

  it('ADM-11 finds messages by words, whatever they hold, and goes through them a page at a time', async () => {
    await store(
      ...Array.from({ length: 23 }, (_, index) => ({ message: index === 5 ? '100% "sure", (yes)_' : 'Other' })),
    )
    const { user, router } = await renderStaffPage('/admin/messages')
    await findCard('Sender 23')
    expect(names()).toHaveLength(20)
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await findCard('Sender 3')
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
    expect(await findCard('Sender 1')).toBeInTheDocument()
  })

  it('ADM-8 loads what came meanwhile by Refresh, and says when that fails', async () => {
    await store({})
    const { user } = await renderStaffPage('/admin/messages')
    await findCard('Sender 1')
    await store({ name: 'Late', created_at: '2026-02-01T00:00:00Z' })
    await user.click(press('Refresh'))
    await findCard('Late')
    failRequests('contact_messages')
    await user.click(press('Refresh'))
    expect(await screen.findByText(/^Failed to fetch messages\. The server could not answer/)).toBeInTheDocument()
    expect(names()).toEqual(['Late', 'Sender 1'])
  })

  it('ADM-8 folds a long message until it is asked for', async () => {
    await store({ message: 'long '.repeat(900) })
    const { user } = await renderStaffPage('/admin/messages')
    await findCard('Sender 1')
    const unfold = press('Show the whole message')
    expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await user.click(unfold)
    expect(press('Show less')).toHaveAttribute('aria-expanded', 'true')
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
    await renderStaffPage('/admin/messages')
    await findCard('Sender 1')
    expectActions('Sender 1', ...offered)
  })

  it('ADM-8 goes from new to read, replied and archived without loading the list again', async () => {
    await store({ subject: 'feedback' })
    const { user } = await renderStaffPage('/admin/messages')
    await findCard('Sender 1')
    const badge = () => within(card('Sender 1'))
    await user.click(action('Sender 1', 'Mark as Read')!)
    expect(await badge().findByText('Read')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('read')
    expect(screen.getByText('Marked as read')).toBeInTheDocument()
    expect(card('Sender 1')).toHaveFocus()

    expect(action('Sender 1', 'Reply')).toHaveAttribute('href', 'mailto:sender1@example.com?subject=Re%3A%20Feedback')
    await user.click(action('Sender 1', 'Reply')!)
    expect(await badge().findByText('Replied')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('replied')

    await user.click(action('Sender 1', 'Archive')!)
    expect(await badge().findByText('Archived')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('archived')
    expectActions('Sender 1', 'Delete')
  })

  it('ADM-8 AUTH-4 counts the new ones in the menu, and one less when one is read', async () => {
    await store({}, {}, { status: 'archived' })
    const { user } = await renderStaffPage('/admin/messages')
    await findCard('Sender 1')
    const entry = (text: string) =>
      waitFor(() => expect(menu().getByRole('link', { name: /^Messages/ })).toHaveTextContent(text))
    await entry('Messages 2 new')
    await user.click(action('Sender 1', 'Mark as Read')!)
    await entry('Messages 1 new')
    await user.click(action('Sender 2', 'Archive')!)
    await waitFor(() => expect(menu().getByRole('link', { name: 'Messages' })).toBeInTheDocument())
  })

  it('ADM-8 keeps a message in its place that the filter no longer asks for, and says so', async () => {
    await store(...Array.from({ length: 21 }, () => ({})))
    const { user } = await renderStaffPage('/admin/messages?status=new')
    await findCard('Sender 21')
    await user.click(action('Sender 21', 'Archive')!)
    const archived = within(card('Sender 21'))
    expect(await archived.findByText('Archived')).toBeInTheDocument()
    expect(archived.getByText(/^No longer New: it leaves this list/)).toBeInTheDocument()
    expect(names()[0]).toBe('Sender 21')
    expect(screen.getByText(/^One message here is no longer New\./)).toBeInTheDocument()
    await user.click(press('Show them'))
    await findCard('Sender 1')
    expect(names()).toHaveLength(20)
    expect(screen.queryByText(/no longer New/i)).not.toBeInTheDocument()
  })

  it.each([
    ['the server fails', failRequests, 'The server could not answer just now. Try again in a moment.'],
    ['the line is cut', cutLine, 'The server could not be reached. Check your connection and try again.'],
  ])(
    'ADM-10 logs and says a change that failed when %s, and leaves the message as it was',
    async (_, disturb, reason) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      await store({})
      const { user } = await renderStaffPage('/admin/messages')
      await findCard('Sender 1')
      disturb('contact_messages')
      await user.click(action('Sender 1', 'Archive')!)
      expect(await screen.findByText(`Failed to update message. ${reason}`)).toBeInTheDocument()
      expect(log).toHaveBeenCalledWith('Failed to update message', expect.anything())
      repairLine()
      expectActions('Sender 1', 'Mark as Read', 'Reply', 'Archive', 'Delete')
      await waitFor(() => expect(action('Sender 1', 'Archive')).toBeEnabled())
      await user.click(action('Sender 1', 'Archive')!)
      await waitFor(async () => expect(await statusOf('Sender 1')).toBe('archived'))
    },
  )

  it('ADM-11 says when somebody else was faster, and loads the list again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({}, {})
    const { user } = await renderStaffPage('/admin/messages')
    await findCard('Sender 1')
    await database.from('contact_messages').update({ status: 'replied' }).eq('name', 'Sender 1').throwOnError()
    await user.click(action('Sender 1', 'Archive')!)
    expect(await screen.findByText(/Somebody else has marked this message as Replied meanwhile\.$/)).toBeInTheDocument()
    expect(await within(card('Sender 1')).findByText('Replied')).toBeInTheDocument()
    expect(await statusOf('Sender 1')).toBe('replied')

    await database.from('contact_messages').delete().eq('name', 'Sender 2').throwOnError()
    await user.click(action('Sender 2', 'Mark as Read')!)
    expect(await screen.findByText(/Somebody else has deleted this message meanwhile\.$/)).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Sender 1']))
  })

  it('ADM-8 changes once, however often it is pressed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({})
    const { user } = await renderStaffPage('/admin/messages')
    await findCard('Sender 1')
    const release = holdRequests('contact_messages')
    await user.dblClick(action('Sender 1', 'Reply')!)
    release()
    expect(await within(card('Sender 1')).findByText('Replied')).toBeInTheDocument()
    expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument()
  })
})

describe('deleting', () => {
  const question = 'Are you sure you want to delete this message?'
  const askToDelete = async (name: string) => {
    const { user } = await renderStaffPage('/admin/messages')
    await findCard(name)
    await user.click(action(name, 'Delete')!)
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

  it('ADM-8 deletes for good, and the focus goes to the list', async () => {
    await store({}, {})
    const { answer } = await askToDelete('Sender 1')
    await answer('Delete')
    expect(await screen.findByText('Message deleted')).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Sender 2']))
    expect(await statusOf('Sender 1')).toBeUndefined()
    expect(screen.getByRole('region', { name: 'List of messages' })).toHaveFocus()
  })

  it('ADM-8 takes it for done when somebody else deleted it already', async () => {
    await store({}, {})
    const { answer } = await askToDelete('Sender 1')
    await database.from('contact_messages').delete().eq('name', 'Sender 1').throwOnError()
    await answer('Delete')
    expect(await screen.findByText('Message deleted')).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Sender 2']))
  })

  it('ADM-10 logs and says a deletion that failed, and keeps the message', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({})
    const { answer } = await askToDelete('Sender 1')
    failRequests('contact_messages')
    await answer('Delete')
    expect(await screen.findByText(/^Failed to delete message\. The server could not answer/)).toBeInTheDocument()
    expect(log).toHaveBeenCalledWith('Failed to delete message', expect.anything())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(card('Sender 1')).toBeInTheDocument()
  })
})

describe('the export', () => {
  /** What is handed to the browser as files, by name. */
  const files = new Map<string, string>()
  beforeEach(() => {
    files.clear()
    const blobs = new Map<string, Blob>()
    // jsdom has no addresses for files and cannot follow a link to one.
    URL.createObjectURL = (blob: Blob) => {
      const url = `blob:${blobs.size}`
      blobs.set(url, blob)
      return url
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      void blobs
        .get(this.href)
        ?.arrayBuffer()
        .then((bytes) => {
          files.set(this.download, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
        })
    })
  })
  const NAME = /^messages-\d{4}-\d{2}-\d{2}\.csv$/
  const exported = async () => {
    await waitFor(() => expect(files.size).toBe(1))
    const [[name, text]] = [...files] as [[string, string]]
    expect(name).toMatch(NAME)
    expect(text.startsWith('\uFEFF')).toBe(true)
    return text.slice(1).split('\r\n')
  }

  it('ADM-9 has every column of every message that is asked for, not only of this page, in the order of the list', async () => {
    const others = Array.from({ length: 22 }, () => ({ status: 'new' }))
    await store(
      {
        name: 'דנה לוי',
        email: 'dana@example.com',
        subject: 'technical',
        message: '=1+1, "two"\nlines',
        status: 'new',
      },
      ...others,
      { status: 'archived' },
    )
    const { user } = await renderStaffPage('/admin/messages?status=new&direction=ascending')
    await findCard('דנה לוי')
    await user.click(press('Export CSV'))
    const lines = await exported()
    expect(lines[0]).toBe('"Date","Name","Email","Subject","Message","Status"')
    expect(lines[1]).toBe(
      `"2026-01-01 02:00","דנה לוי","dana@example.com","Technical Question","'=1+1, ""two""\nlines","New"`,
    )
    expect(lines).toHaveLength(24)
    expect(lines[23]).toMatch(/^"2026-01-02 00:00","Sender 23",/)
    expect(await screen.findByText('23 messages exported')).toBeInTheDocument()
  })

  it('ADM-9 has more messages than the server gives at once, each one time', async () => {
    const many = Array.from({ length: 2100 }, (_, index) => ({ name: `Sender ${index + 1}`, message: 'Many' }))
    await store(...many)
    const { user } = await renderStaffPage('/admin/messages')
    await findCard('Sender 2100')
    await user.click(press('Export CSV'))
    const lines = await exported()
    expect(lines).toHaveLength(2101)
    expect(lines[1]).toContain('"Sender 2100"')
    expect(lines[2100]).toContain('"Sender 1"')
    expect(new Set(lines.map((line) => line.split(',')[1]))).toHaveProperty('size', 2101)
  })

  it('ADM-9 says that there is nothing to export', async () => {
    const { user } = await renderStaffPage('/admin/messages?status=archived')
    await screen.findByText('No messages found')
    await user.click(press('Export CSV'))
    expect(await screen.findByText('There are no messages to export')).toBeInTheDocument()
    expect(files.size).toBe(0)
  })

  it('ADM-10 logs and says an export that failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({})
    const { user } = await renderStaffPage('/admin/messages')
    await findCard('Sender 1')
    failRequests('contact_messages')
    await user.click(press('Export CSV'))
    expect(await screen.findByText(/^Failed to export messages\. The server could not answer/)).toBeInTheDocument()
    expect(log).toHaveBeenCalledWith('Failed to export messages', expect.anything())
    expect(press('Export CSV')).toBeEnabled()
  })
})
