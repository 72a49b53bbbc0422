import { expect, it } from 'vitest'
import { CONTACT_LIMITS, type ContactMessage, EMPTY_MESSAGE, readMessage } from './schema'

const complete: ContactMessage = { name: 'Dana', email: 'dana@example.com', subject: 'other', message: 'A question' }

it('CONTACT-2 finds nothing wrong with a complete message', () => {
  expect(readMessage(complete)).toEqual({ message: complete, faults: {} })
})

it('CONTACT-2 checks name, email, form of the email and message in this order, and names all faults at once', () => {
  const message = { ...EMPTY_MESSAGE, name: ' ' }
  const texts = () => Object.values(readMessage(message).faults)
  expect(texts()).toEqual(['Name is required', 'Email is required', 'Message is required'])
  message.name = 'Dana'
  expect(readMessage(message).faults).toEqual({ email: 'Email is required', message: 'Message is required' })
  message.email = 'dana'
  expect(texts()).toEqual(['Invalid email format', 'Message is required'])
  message.email = 'dana@example.com'
  expect(texts()).toEqual(['Message is required'])
  message.message = '\n'
  expect(texts()).toEqual(['Message is required'])
})

it.each(['name', 'message'] as const)('CONTACT-4 accepts a %s up to the limit', (field) => {
  const limit = CONTACT_LIMITS[field]
  expect(readMessage({ ...complete, [field]: 'x'.repeat(limit) }).faults).toEqual({})
  expect(readMessage({ ...complete, [field]: 'x'.repeat(limit + 1) }).faults).toEqual({
    [field]: expect.stringContaining(`must be ${limit} characters or fewer`),
  })
})
