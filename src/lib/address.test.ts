import { expect, it } from 'vitest'
import { isAllowedAddress, isWebAddress } from './address'
import examples from './address-examples.json' with { type: 'json' }

it.each(examples)('SEC-2 $address may be linked: $link; it is one of the web: $web', ({ address, link, web }) => {
  expect(isAllowedAddress(address)).toBe(link)
  expect(isWebAddress(address)).toBe(web)
})

it('SEC-2 what may be linked leads a browser where it seems to', () => {
  const site = 'https://site.example'
  for (const { address } of examples.filter(({ link }) => link)) {
    const { protocol, origin, username } = new URL(address, site)
    expect(['https:', 'http:', 'mailto:', 'tel:'], address).toContain(protocol)
    expect(username, address).toBe('')
    if (/^[/#]/.test(address)) expect(origin, address).toBe(site)
  }
})
