import { expect, it } from 'vitest'
import { parseBackendSettings } from './backend-settings'

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
