import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failRequests } from '../support/backend-line.ts'
import { findLine, ownMessages } from '../support/messages.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const { store } = ownMessages()
const exportButton = () => screen.getByRole('button', { name: 'Export CSV' })

afterEach(() => {
  vi.restoreAllMocks()
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
    const { user } = await renderStaffPage('/admin/messages?status=new&sort=created_at')
    await findLine('דנה לוי')
    await user.click(exportButton())
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
    await findLine('Sender 2100')
    await user.click(exportButton())
    const lines = await exported()
    expect(lines).toHaveLength(2101)
    expect(lines[1]).toContain('"Sender 2100"')
    expect(lines[2100]).toContain('"Sender 1"')
    expect(new Set(lines.map((line) => line.split(',')[1]))).toHaveProperty('size', 2101)
  })

  it('ADM-9 says that there is nothing to export', async () => {
    const { user } = await renderStaffPage('/admin/messages?status=archived')
    await screen.findByText('No messages found')
    await user.click(exportButton())
    expect(await screen.findByText('There are no messages to export')).toBeInTheDocument()
    expect(files.size).toBe(0)
  })

  it('ADM-10 logs and says an export that failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({})
    const { user } = await renderStaffPage('/admin/messages')
    await findLine('Sender 1')
    failRequests('contact_messages')
    await user.click(exportButton())
    expect(await screen.findByText(/^Failed to export messages\. The server could not answer/)).toBeInTheDocument()
    expect(log).toHaveBeenCalledWith('Failed to export messages', expect.anything())
    expect(exportButton()).toBeEnabled()
  })
})
