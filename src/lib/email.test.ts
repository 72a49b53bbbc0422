import { expect, it } from 'vitest'
import { EMAIL_LIMIT, emailFault } from './email'

it.each(['', '   '])('NL-1 CONTACT-2 asks for an address where there is none: "%s"', (email) => {
  expect(emailFault(email)).toBe('Email is required')
})

it.each(['reader', 'reader@', '@example.com', 'reader@example', 'a b@example.com', 'a@b@example.com'])(
  'NL-1 CONTACT-2 refuses "%s"',
  (email) => {
    expect(emailFault(email)).toBe('Invalid email format')
  },
)

it.each(['reader@example.com', '  Reader+vat@mail.example.co.il '])('NL-1 CONTACT-2 accepts "%s"', (email) => {
  expect(emailFault(email)).toBeNull()
})

it('NL-1 CONTACT-2 accepts an address of the greatest length and none beyond', () => {
  const longest = `${'a'.repeat(EMAIL_LIMIT - '@example.com'.length)}@example.com`
  expect(emailFault(longest)).toBeNull()
  expect(emailFault(`a${longest}`)).toBe('Invalid email format')
})
