import { describe, expect, it } from 'vitest'
import { parseBackendSettings, refuseSecretKeys } from './backend-settings'

it('DATA-4 no settings mean the embedded backend', () => {
  expect(parseBackendSettings({})).toBeNull()
  expect(parseBackendSettings({ VITE_SUPABASE_URL: ' ', VITE_SUPABASE_ANON_KEY: '' })).toBeNull()
})

it('DATA-4 both settings name the project, without a trailing slash', () => {
  const settings = parseBackendSettings({ VITE_SUPABASE_URL: 'https://p.supabase.co/', VITE_SUPABASE_ANON_KEY: 'key' })
  expect(settings).toEqual({ url: 'https://p.supabase.co', anonKey: 'key' })
})

it('DATA-4 a missing half says which one to set', () => {
  expect(() => parseBackendSettings({ VITE_SUPABASE_URL: 'https://p.supabase.co' })).toThrow(
    /VITE_SUPABASE_ANON_KEY is not/,
  )
  expect(() => parseBackendSettings({ VITE_SUPABASE_ANON_KEY: 'key' })).toThrow(/VITE_SUPABASE_URL is not/)
})

it.each(['p.supabase.co', 'ftp://p', 'https://', 'https://a b'])('DATA-4 a malformed address is refused: %s', (url) => {
  expect(() => parseBackendSettings({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'key' })).toThrow(
    /is not an address/,
  )
})

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: unknown) => `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}.c2lnbmF0dXJl`

describe('MEND-B5 keys that are not for visitors', () => {
  it.each([
    ['a secret key', 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'],
    ['a secret key', ' "sb_secret_x" '],
    ['a key of the role service_role', token({ iss: 'supabase', role: 'service_role', exp: 2_000_000_000 })],
    ['a key of the role service_role', `Bearer ${token({ role: 'service_role' })}`],
    ['a key of the role authenticated', token({ role: 'authenticated', email: 'דנה@example.com' })],
    ['a key of the role unknown', token({ role: ['anon'] })],
    ['a key of the role unknown', token({ iss: 'supabase' })],
    ['a key of the role unknown', token('anon')],
    ['a key of the role unknown', 'eyJhbGciOiJIUzI1NiJ9.bm90IEpTT04.c2ln'],
  ])("are refused by the setting's name, without showing them: %s", (kind, key) => {
    const refuse = () => refuseSecretKeys({ VITE_SUPABASE_URL: 'https://p.supabase.co', VITE_SUPABASE_ANON_KEY: key })
    expect(refuse).toThrow(`VITE_SUPABASE_ANON_KEY holds ${kind}, and everybody who opens the site could read it there`)
    expect(refuse).not.toThrow(key.trim())
  })

  it('are refused under any other name that the site would hold, too', () => {
    expect(() => refuseSecretKeys({ VITE_SITE_URL: 'sb_secret_x' })).toThrow(/^VITE_SITE_URL holds a secret key/)
  })

  it.each(['', 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH', token({ iss: 'supabase', role: 'anon' }), 'own-key'])(
    "leave a visitor's key alone: %s",
    (key) => expect(() => refuseSecretKeys({ VITE_SUPABASE_ANON_KEY: key })).not.toThrow(),
  )
})
