import { describe, expect, it } from 'vitest'
import { attemptedAddress } from './attempted-address'

describe('AUTH-1 where signing in leads', () => {
  it('goes to the address first asked for, with query and hash', () => {
    const from = { pathname: '/admin/rulings', search: '?page=2', hash: '#x', key: 'abc' }
    expect(attemptedAddress({ from })).toBe('/admin/rulings?page=2#x')
  })

  it.each([
    ['nothing', null],
    ['no object', 'text'],
    ['nothing asked for', {}],
    ['null', { from: null }],
    ['a number', { from: { pathname: 7 } }],
    ['the public site', { from: { pathname: '/rulings' } }],
    ['a name that only begins alike', { from: { pathname: '/administrator' } }],
    ['another site', { from: { pathname: 'https://evil.example/admin/news' } }],
    ['another site without scheme', { from: { pathname: '//evil.example/admin/news' } }],
    ['another site by a backslash', { from: { pathname: '/\\evil.example/admin/news' } }],
    ['a way out', { from: { pathname: '/admin/../rulings' } }],
    ['a script', { from: { pathname: 'javascript:alert(1)' } }],
    ['the page of sign-in itself', { from: { pathname: '/admin/login' } }],
  ])('leads to the dashboard after %s', (_, state) => {
    expect(attemptedAddress(state)).toBe('/admin')
  })
})
