import { expect, it } from 'vitest'
import { CONTACT_LIMITS, type ContactMessage, contactFault, EMPTY_MESSAGE } from './schema'

const complete: ContactMessage = { name: 'Dana', email: 'dana@example.com', subject: 'other', message: 'A question' }

it('CONTACT-2 finds nothing wrong with a complete message', () => {
  expect(contactFault(complete)).toBeNull()
})

it('CONTACT-2 checks name, email, form of the email and message in this order', () => {
  const message = { ...EMPTY_MESSAGE, name: ' ' }
  expect(contactFault(message)).toEqual({ field: 'name', text: 'Name is required' })
  message.name = 'Dana'
  expect(contactFault(message)).toEqual({ field: 'email', text: 'Email is required' })
  message.email = 'dana'
  expect(contactFault(message)).toEqual({ field: 'email', text: 'Invalid email format' })
  message.email = 'dana@example.com'
  expect(contactFault(message)).toEqual({ field: 'message', text: 'Message is required' })
  message.message = '\n'
  expect(contactFault(message)).toEqual({ field: 'message', text: 'Message is required' })
})

it.each(['name', 'message'] as const)('CONTACT-4 accepts a %s up to the limit', (field) => {
  const limit = CONTACT_LIMITS[field]
  expect(contactFault({ ...complete, [field]: 'x'.repeat(limit) })).toBeNull()
  expect(contactFault({ ...complete, [field]: 'x'.repeat(limit + 1) })).toMatchObject({
    field,
    text: expect.stringContaining(`must be ${limit} characters or fewer`),
  })
})
