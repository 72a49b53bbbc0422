import { expect, it } from 'vitest'
import { replyLink } from './reply-link'

const MESSAGE = {
  id: '5b1f0f0e-8b1e-4b6e-9c57-0d6e3c1d2a10',
  name: 'Ruth Feldman',
  email: 'ruth@example.com',
  subject: 'technical',
  message: 'Which rate?\nAnd from when?',
  status: 'new',
  created_at: '2026-03-01T12:05:00Z',
}
const bodyOf = (href: string) => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n')

it('STAFF-7 a reply quotes the question, line by line, below the answer', () => {
  const { href, isTooLong } = replyLink(MESSAGE, 'The standard one.\n')
  expect(href).toMatch(/^mailto:ruth@example\.com\?subject=Re%3A%20Technical%20Question&body=/)
  expect(bodyOf(href)).toBe(
    'The standard one.\n\nOn 1 Mar 2026, 14:05, Ruth Feldman wrote:\n> Which rate?\n> And from when?',
  )
  expect(isTooLong).toBe(false)
})

it('STAFF-7 a reply without an answer is the quotation alone', () => {
  expect(bodyOf(replyLink(MESSAGE, ' ').href)).toMatch(/^On 1 Mar 2026/)
})

it.each(['Which rate holds? ', 'איזה שיעור חל? ', '😀'])(
  'STAFF-7 a long question of "%s" is cut to fit an address',
  (words) => {
    const { href } = replyLink({ ...MESSAGE, message: words.repeat(300).trim() }, 'See section 30.')
    expect(href.length).toBeGreaterThan(1900)
    expect(href.length).toBeLessThanOrEqual(2000)
    expect(bodyOf(href)).toMatch(/^See section 30\.\n\nOn 1 Mar.* wrote:\n> .* \[…\]$/u)
  },
)

it('STAFF-7 an answer that leaves no room for the question goes without it, and a longer one has to be pasted', () => {
  const long = 'x'.repeat(1900)
  expect(bodyOf(replyLink(MESSAGE, long).href)).toBe(long)
  expect(replyLink(MESSAGE, 'x'.repeat(3000))).toEqual({
    href: 'mailto:ruth@example.com?subject=Re%3A%20Technical%20Question',
    isTooLong: true,
  })
})
