import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/names/paths'
import { createService, createVisitor, newAddress, sql } from '../support/backend.ts'
import { cutLine, failRequests, holdRequests, loseAnswers, repairLine, sendFrom } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const stored = async () => {
  const { data, error } = await database.from('contact_messages').select('name, email, subject, message, status')
  if (error) throw error
  return data
}

const SENT = "Message sent successfully! We'll get back to you soon."
const FAILED = 'Failed to send message. Please try again later.'

const field = (label: string) => screen.getByRole('textbox', { name: `${label} (required)` })
/** What is said at the field itself; the summary says it too. */
const saidAt = (label: string) => field(label).parentElement!
const subject = () => screen.getByRole('combobox', { name: 'Subject' })
const button = () => screen.getByRole('button', { name: /^Send/ })

async function openForm() {
  const { user } = renderPage('/contact')
  await screen.findByRole('heading', { level: 1, name: 'Get in Touch' })
  return user
}

async function fillIn(user: UserEvent) {
  await user.type(field('Name'), ' Dana Levi ')
  await user.type(field('Email'), 'Dana@Example.com')
  await user.selectOptions(subject(), 'Technical Question')
  await user.type(field('Message'), 'How is this done?')
}

beforeEach(async () => {
  await database.from('contact_messages').delete().neq('status', '')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the form', () => {
  it('CONTACT-1 has name, email, subject and message, and a way back', async () => {
    await openForm()
    expect(field('Name')).toHaveValue('')
    expect(field('Email')).toHaveAttribute('type', 'email')
    expect(field('Message')).toHaveAttribute('rows', '5')
    expect(subject()).toHaveValue('general')
    const options = screen.getAllByRole<HTMLOptionElement>('option').map(({ value, text }) => [value, text])
    expect(options).toEqual([
      ['general', 'General Inquiry'],
      ['technical', 'Technical Question'],
      ['feedback', 'Feedback'],
      ['other', 'Other'],
    ])
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  })
})

describe('a report of an error', () => {
  const openReport = async (address: string) => {
    renderPage(address)
    await screen.findByRole('heading', { level: 1, name: 'Get in Touch' })
    return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message (required)' })
  }

  it('CONTACT-1 begins with subject, address and words, as plain text and cut, and is sent by nobody but the reader', async () => {
    const words = `<b>${'ten '.repeat(200)}</b>`
    const message = await openReport(paths.report('/law/vat-law/30#s30(a)(5)', words))
    expect(subject()).toHaveValue('feedback')
    const lines = message.value.split('\n')
    expect(lines[0]).toBe(`An error in ${window.location.origin}/law/vat-law/30#s30(a)(5)`)
    expect(lines[1]).toMatch(/^Where it says: “<b>ten ten .{450,500}…”$/)
    expect(field('Name')).toHaveValue('')
    expect(await stored()).toEqual([])
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', 'law', `/${'x'.repeat(600)}`])(
    'CONTACT-1 takes no address but of this site: %s',
    async (about) => {
      expect(await openReport(paths.report(about, 'words'))).toHaveValue('')
      expect(subject()).toHaveValue('general')
    },
  )
})

describe('checking', () => {
  it('CONTACT-2 names one fault after the other, in order, and puts the focus there', async () => {
    const user = await openForm()
    const expectFault = (label: string, text: string) => {
      expect(field(label)).toHaveAccessibleDescription(text)
      expect(field(label)).toHaveFocus()
    }
    await user.click(button())
    expectFault('Name', 'Name is required')
    await user.type(field('Name'), 'Dana')
    await user.click(button())
    expectFault('Email', 'Email is required')
    await user.type(field('Email'), 'dana')
    await user.click(button())
    expectFault('Email', 'Invalid email format')
    await user.type(field('Email'), '@example.com')
    await user.click(button())
    expectFault('Message', 'Message is required')
    expect(await stored()).toEqual([])
  })

  it('CONTACT-2 marks every empty field once a fault shows, and none of the filled ones', async () => {
    const user = await openForm()
    await user.type(field('Email'), 'dana@example.com')
    expect(field('Name')).toHaveAttribute('aria-invalid', 'false')
    await user.click(button())
    expect(field('Name')).toHaveAttribute('aria-invalid', 'true')
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false')
    expect(field('Message')).toHaveAttribute('aria-invalid', 'true')
  })

  it('CONTACT-2 leaves the checking to the page, not to the browser', async () => {
    const user = await openForm()
    await user.click(button())
    expect(field('Name').closest('form')).toHaveProperty('noValidate', true)
  })

  it.each(['Name', 'Email', 'Message'])('CONTACT-2 clears the fault when %s is edited', async (label) => {
    const user = await openForm()
    await user.click(button())
    expect(saidAt('Name')).toHaveTextContent('Name is required')
    await user.type(field(label), 'x')
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument()
    expect(field('Name')).toHaveAttribute('aria-invalid', 'false')
  })

  it('CONTACT-2 clears the fault when the subject is changed', async () => {
    const user = await openForm()
    await user.click(button())
    await user.selectOptions(subject(), 'Other')
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument()
  })
})

describe('faults', () => {
  const summary = () => screen.getByText(/problems?:$/).closest<HTMLElement>('[role=alert]')!

  it('ACC-2 stand all at once in a summary that leads to the fields, and in the title', async () => {
    const user = await openForm()
    await waitFor(() => expect(document.title).toMatch(/^Get in Touch/))
    await user.click(button())
    const links = within(summary()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Email is required',
      'Message is required',
    ])
    expect(links[2]).toHaveAttribute('href', `#${field('Message').id}`)
    await user.click(links[2]!)
    expect(field('Message')).toHaveFocus()
    await waitFor(() => expect(document.title).toMatch(/^Error: Get in Touch/))
    await user.type(field('Message'), 'x')
    await waitFor(() => expect(document.title).toMatch(/^Get in Touch/))
  })

  it('ACC-2 are said at each field, and what must be filled in is said in words', async () => {
    const user = await openForm()
    await user.click(button())
    for (const label of ['Name', 'Email', 'Message']) {
      expect(field(label)).toHaveAccessibleDescription(`${label} is required`)
      expect(field(label)).toBeRequired()
    }
  })
})

describe('sending', () => {
  it('ACC-2 keeps the focus on the button, from which work goes on', async () => {
    const user = await openForm()
    await fillIn(user)
    await user.click(button())
    await screen.findByText(SENT)
    expect(button()).toHaveFocus()
  })

  it('CONTACT-3 stores the message as new, says so and clears the form', async () => {
    const user = await openForm()
    await fillIn(user)
    await user.click(button())
    expect(await screen.findByText(SENT)).toBeInTheDocument()
    expect(await stored()).toEqual([
      {
        name: 'Dana Levi',
        email: 'Dana@Example.com',
        subject: 'technical',
        message: 'How is this done?',
        status: 'new',
      },
    ])
    for (const label of ['Name', 'Email', 'Message']) expect(field(label)).toHaveValue('')
    expect(subject()).toHaveValue('general')
  })

  it('CONTACT-3 takes the success message away after 5 seconds', async () => {
    const user = await openForm()
    await fillIn(user)
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await user.click(button())
    await screen.findByText(SENT)
    // The message is on the page before its effect has set the timer, which goes on by itself.
    await act(async () => {})
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByText(SENT)).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(4000))
    await waitFor(() => expect(screen.queryByText(SENT)).not.toBeInTheDocument())
  })

  it('CONTACT-3 says "Sending..." meanwhile, and sends once however often it is submitted', async () => {
    const release = holdRequests('contact_messages')
    const user = await openForm()
    await fillIn(user)
    await user.click(button())
    expect(button()).toHaveTextContent('Sending...')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    const form = field('Name').closest('form') as HTMLFormElement
    fireEvent.submit(form)
    fireEvent.submit(form)
    release()
    await screen.findByText(SENT)
    expect(button()).not.toHaveAttribute('aria-disabled')
    expect(await stored()).toHaveLength(1)
  })

  it('CONTACT-3 takes no text while sending that the success would clear', async () => {
    const release = holdRequests('contact_messages')
    const user = await openForm()
    await fillIn(user)
    await user.click(button())
    await user.type(field('Message'), ' One more thing')
    expect(field('Message')).toHaveValue('How is this done?')
    release()
    await screen.findByText(SENT)
  })

  it.each([
    ['the server fails', failRequests],
    ['the line is cut', cutLine],
  ])('CONTACT-3 SEC-5 says so, logs it and keeps the text when %s; a second try goes through', async (_, disturb) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    disturb('contact_messages')
    const user = await openForm()
    await fillIn(user)
    await user.click(button())
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    expect(log).toHaveBeenCalled()
    expect(field('Name')).toHaveValue(' Dana Levi ')
    expect(field('Message')).toHaveValue('How is this done?')
    expect(subject()).toHaveValue('technical')

    repairLine()
    await user.click(button())
    expect(await screen.findByText(SENT)).toBeInTheDocument()
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
    expect(await stored()).toHaveLength(1)
  })

  it('CONTACT-3 SEC-5 stores a message once whose answer was lost, and another one that was changed since', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const user = await openForm()
    await fillIn(user)
    loseAnswers('contact_messages')
    await user.click(button())
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    await user.click(button())
    await waitFor(() => expect(button()).toHaveTextContent('Send message'))
    await user.type(field('Message'), ' And when?')
    repairLine()
    await user.click(button())
    expect(await screen.findByText(SENT)).toBeInTheDocument()
    expect((await stored()).map(({ message }) => message).sort()).toEqual([
      'How is this done?',
      'How is this done? And when?',
    ])
  })

  it('CONTACT-2 clears a failure when a field is edited', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('contact_messages')
    const user = await openForm()
    await fillIn(user)
    await user.click(button())
    await screen.findByText(FAILED)
    await user.type(field('Message'), '!')
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  })
})

describe('misuse', () => {
  it('CONTACT-4 SEC-6 says that the limit is reached and when it ends, and keeps the text until then', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const address = newAddress()
    const earlier = { name: 'Dana', email: 'dana@example.com', message: 'Earlier' }
    await createVisitor({ address }).from('contact_messages').insert(Array(10).fill(earlier)).throwOnError()
    sendFrom(address)
    const user = await openForm()
    await fillIn(user)
    await user.click(button())
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    const reason =
      /^Several messages have been sent from your connection within the last hour\. This will be possible again in 60 minutes\.$/
    expect(screen.getByText(reason)).toBeInTheDocument()
    expect(log).toHaveBeenCalled()
    expect(field('Message')).toHaveValue('How is this done?')
    expect(await stored()).toHaveLength(10)

    await sql("update private.attempts set at = at - interval '1 hour' where action = 'contact'")
    await user.click(button())
    expect(await screen.findByText(SENT)).toBeInTheDocument()
    expect(await stored()).toHaveLength(11)
  })

  const trap = () => screen.getByLabelText('Leave this empty')

  it('CONTACT-4 stores nothing when the trap is filled, and lets a person through at the second try', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const user = await openForm()
    await fillIn(user)
    fireEvent.change(trap(), { target: { value: 'https://spam.example' } })
    await user.click(button())
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    expect(log).toHaveBeenCalled()
    expect(await stored()).toEqual([])
    expect(field('Message')).toHaveValue('How is this done?')

    await user.click(button())
    expect(await screen.findByText(SENT)).toBeInTheDocument()
  })

  it('CONTACT-4 keeps the trap out of reach of people and screen readers', async () => {
    await openForm()
    expect(trap()).toHaveAttribute('tabindex', '-1')
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument()
  })

  it('CONTACT-4 counts the characters near the limit, and keeps and refuses a longer text', async () => {
    const user = await openForm()
    await user.type(field('Name'), 'Dana')
    await user.type(field('Email'), 'dana@example.com')
    const write = (length: number) => fireEvent.change(field('Message'), { target: { value: 'x'.repeat(length) } })
    write(4499)
    expect(field('Message')).not.toHaveAccessibleDescription()
    write(4999)
    expect(field('Message')).toHaveAccessibleDescription('1 character left')
    write(5003)
    expect(field('Message')).toHaveAccessibleDescription('3 characters too many')
    // ACC-2: read out once the typing rests, and invalid before anything is sent
    expect(field('Message')).toHaveAttribute('aria-invalid', 'true')
    expect(await screen.findByText('3 characters too many', { selector: '[role=status]' })).toBeInTheDocument()
    await user.click(button())
    expect(field('Message')).toHaveAccessibleDescription(
      'Message must be 5000 characters or fewer 3 characters too many',
    )
    expect(field('Message')).toHaveValue('x'.repeat(5003))
    expect(await stored()).toEqual([])
  })
})
