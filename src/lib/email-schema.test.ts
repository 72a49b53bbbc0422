import * as v from 'valibot'
import { expect, it } from 'vitest'
import { EMAIL_LIMIT } from './email'
import { EMAIL } from './email-schema'

const faultsOf = (email: string) =>
  v.safeParse(EMAIL, email, { abortPipeEarly: true }).issues?.map(({ message }) => message)

it.each(['', '   '])('NL-1 CONTACT-2 asks for an address where there is none: "%s"', (email) => {
  expect(faultsOf(email)).toEqual(['Email is required'])
})

it.each([
  ...['reader', 'reader@', '@example.com', 'reader@example', 'a b@example.com', 'a@b@example.com'],
  ...['Reader <reader@example.com>', 'קורא@example.com', 'reader@example.com\nBcc: a@b.com'],
])('NL-1 CONTACT-2 refuses "%s"', (email) => {
  expect(faultsOf(email)).toEqual(['Invalid email format'])
})

it.each(['reader@example.com', '  Reader+vat@mail.example.co.il '])('NL-1 CONTACT-2 accepts "%s"', (email) => {
  expect(faultsOf(email)).toBeUndefined()
})

it('NL-1 CONTACT-2 accepts an address of the greatest length and none beyond', () => {
  const longest = `${'a'.repeat(EMAIL_LIMIT - '@example.com'.length)}@example.com`
  expect(faultsOf(longest)).toBeUndefined()
  expect(faultsOf(`a${longest}`)).toEqual(['Invalid email format'])
})
