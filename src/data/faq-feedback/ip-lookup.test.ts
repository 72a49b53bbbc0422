import { isIP } from 'node:net'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ipIn } from './ip-lookup'

it.each(['203.0.113.7', '0.0.0.0', '255.255.255.255', '2001:db8::1', '::', '::ffff:203.0.113.7'])(
  'FAQ-4 takes the address %s',
  (ip) => {
    expect(ipIn({ ip })).toBe(ip)
  },
)

it.each([
  ...['203.0.113', '203.0.113.256', '203.0.113.7.', '1.2.3.4.5', '01234', '', 'localhost', ':::', '1::2::3'],
  ...['2001:db8::1%eth0', 'fe80::1%eth0', '::1]/x[', '<script>'],
])('FAQ-4 takes "%s" for no address', (ip) => {
  expect(ipIn({ ip })).toBeNull()
})

it.each([null, undefined, 'text', 7, [], {}, { ip: 7 }, { ip: null }, { address: '203.0.113.7' }])(
  'FAQ-4 finds no address in the answer %j',
  (answer) => {
    expect(ipIn(answer)).toBeNull()
  },
)

it('MEND-A2 any answer of the look-up gives an address or none', () => {
  const answers = fc.oneof(fc.jsonValue(), fc.record({ ip: fc.oneof(fc.jsonValue(), fc.ipV4(), fc.ipV6()) }))
  fc.assert(
    fc.property(answers, (answer) => {
      const ip = ipIn(answer)
      expect(ip === null || isIP(ip) > 0).toBe(true)
    }),
  )
})
