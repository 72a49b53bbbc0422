import { expect, it } from 'vitest'
import { mailLink } from './mail-link'

it('ADM-8 leads to a mail to the address, with a subject where there is one', () => {
  expect(mailLink('dana@example.com')).toBe('mailto:dana@example.com')
  expect(mailLink('dana@example.com', 'Re: Technical Question & more')).toBe(
    'mailto:dana@example.com?subject=Re%3A%20Technical%20Question%20%26%20more',
  )
})

it('ADM-8 lets an address add no recipients and no text', () => {
  const { pathname, search } = new URL(mailLink('a?bcc=evil@example.com&body=x#y%0Az', 'Re: Other'))
  expect(search).toBe('?subject=Re%3A%20Other')
  expect(decodeURIComponent(pathname)).toBe('a?bcc=evil@example.com&body=x#y%0Az')
})
