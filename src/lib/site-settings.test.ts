import { expect, it } from 'vitest'
import { checkSiteSettings } from './site-settings'

it.each([
  {},
  { VITE_SITE_URL: '', VITE_IP_LOOKUP_URL: '' },
  { VITE_SITE_URL: 'https://vat.example.com' },
  { VITE_SITE_URL: 'http://localhost:4173/' },
  { VITE_IP_LOOKUP_URL: ' https://ip.example.com:8443/me?as=json ' },
])('FIND-4 these settings can be used: %o', (settings) => {
  expect(() => checkSiteSettings(settings)).not.toThrow()
})

it.each([
  ...['vat.example.com', 'ftp://vat.example.com', 'https://', 'https://a b', ' ', 'https://vat.example.com '],
  ...['https://vat.example.com/guide', 'https://vat.example.com/?a=1', 'https://vat.example.com#x'],
  ...['https://user@vat.example.com', 'https://VAT.example.com'],
])('FIND-3 FIND-4 an address that the site’s pages could not begin with is refused: "%s"', (address) => {
  expect(() => checkSiteSettings({ VITE_SITE_URL: address })).toThrow(
    `VITE_SITE_URL is not the address of a site: "${address}".`,
  )
})

it.each(['api.ipify.org', 'data:,1', 'https://'])('SEC-3 a look-up that is no address is refused: %s', (address) => {
  expect(() => checkSiteSettings({ VITE_IP_LOOKUP_URL: address })).toThrow(
    `VITE_IP_LOOKUP_URL is not an address: "${address}".`,
  )
})
