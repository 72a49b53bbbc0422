import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOT_KNOWN, SENTENCES, toAppError } from './errors'

describe('toAppError', () => {
  it.each([
    ['network', 0, { message: 'TypeError: Failed to fetch' }],
    ['network', 200, { message: '<!doctype html>' }],
    ['timeout', 0, { message: 'TimeoutError: signal timed out' }],
    ['rate-limit', 429, {}],
    ['duplicate', 409, { code: '23505' }],
    ['denied', 401, {}],
    ['denied', 403, { code: '42501' }],
    ['conflict', 409, { code: '23503' }],
    ['server', 500, {}],
    ['server', 504, { message: 'TimeoutError: the gateway gave up' }],
    ['invalid', 400, { code: '23514' }],
    ['unknown', 304, {}],
  ])('MEND-D5 tells "%s" of status %i with %j', (kind, status, answer) => {
    expect(toAppError(status, answer)).toMatchObject({ name: 'AppError', kind, cause: answer })
  })

  it('SEC-5 tells a reader, who is signed in nowhere, of no lack of rights', () => {
    expect(toAppError(401, { code: 'PGRST301', message: 'JWT expired' }).message).toBe(NOT_KNOWN)
    expect(toAppError(401, { code: '42501', message: 'permission denied' }).message).toBe(NOT_KNOWN)
    expect(toAppError(403, { code: '42501' }).message).toBe(SENTENCES.denied)
  })

  it('MEND-D5 keeps the code, by which callers tell what they can mend', () => {
    expect(toAppError(416, { code: 'PGRST103', message: 'Requested range not satisfiable' }).code).toBe('PGRST103')
    expect(toAppError(500, { code: 500 }).code).toBeUndefined()
  })

  it('SEC-6 passes on the words that the migrations raise for readers, and no others', () => {
    expect(toAppError(429, { code: 'PT429', message: 'Wait an hour.' }).message).toBe('Wait an hour.')
    expect(toAppError(429, { code: 'PT429', message: '' }).message).toBe(SENTENCES['rate-limit'])
    expect(toAppError(500, { code: 'PT429', message: 'Wait an hour.' }).message).toBe(SENTENCES.server)
    expect(toAppError(400, { code: '22P02', message: 'invalid input syntax for type uuid' }).message).toBe(
      SENTENCES.invalid,
    )
  })

  it('MEND-A2 gives a sentence of the catalogue for any status with any answer', () => {
    const sentences = [...Object.values(SENTENCES), NOT_KNOWN]
    const answers = fc.oneof(
      fc.anything(),
      fc.record({ message: fc.anything(), code: fc.anything() }, { requiredKeys: [] }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), answers, (status, answer) => {
        expect(sentences).toContain(toAppError(status, answer).message)
      }),
    )
  })
})
