import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { createService } from './backend.ts'
import { renderStaffPage } from './staff-page.tsx'

type Message = { name: string; status: string; created_at: string; email: string; subject: string; message: string }

/** Contact messages of a test file's own: before each test there are none. Links to mail programs lead nowhere. */
export function ownMessages() {
  const database = createService()
  beforeEach(async () => {
    await database.from('contact_messages').delete().neq('status', '')
    document.addEventListener('click', keepMails)
  })
  afterEach(() => document.removeEventListener('click', keepMails))
  return {
    database,
    /** Stores messages an hour apart, the first the oldest. @returns their ids */
    store: async (...messages: Partial<Message>[]): Promise<string[]> => {
      const rows = messages.map((message, index) => ({
        name: `Sender ${index + 1}`,
        email: `sender${index + 1}@example.com`,
        message: 'How is this done?',
        created_at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
        subject: 'general',
        status: 'new',
        ...message,
      }))
      const { data } = await database.from('contact_messages').insert(rows).select('id').throwOnError()
      return data.map(({ id }) => id)
    },
    statusOf: async (name: string) =>
      (await database.from('contact_messages').select('status').eq('name', name).maybeSingle()).data?.status,
  }
}

/** jsdom cannot open the address of a mail. */
const keepMails = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]')) event.preventDefault()
}

export const list = () => screen.getByRole('region', { name: 'List of messages' })

/** A message's line in the list. */
export const line = (name: string) => within(list()).getByText(name, { selector: 'bdi, bdi *' }).closest('a')!

/** Looks for the list each time as well, which is another one once its first rows are there. */
export const findLine = (name: string) => waitFor(() => line(name))

/** Who wrote the messages of the list, in order. */
export const names = () => [...list().querySelectorAll('li > a')].map((link) => link.querySelector('bdi')?.textContent)

/** The open message. */
export const pane = () => within(screen.getByRole('region', { name: /^Message of / }))

/** What can be done with the open message. */
export const action = (label: string) =>
  pane().queryByRole(label === 'Reply' ? 'link' : 'button', { name: new RegExp(`^${label}.*message of`) })

/** Opens a message of the list. */
export async function openMessage(name: string, address = '/admin/messages') {
  const page = await renderStaffPage(address)
  await findLine(name)
  await page.user.click(line(name))
  await screen.findByRole('region', { name: `Message of ${name}` })
  await waitFor(() =>
    expect(screen.getByRole('region', { name: `Message of ${name}` })).toHaveAttribute('aria-busy', 'false'),
  )
  return page
}
