import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError, NOT_KNOWN, SENTENCES } from '@/data/errors'
import { SESSION_STORAGE_KEY } from '@/data/staff-client'
import { uploadFile } from './upload'

/** An upload that storage refuses with a given status and body. */
let refusal: { status: number; responseText: string }
class RefusedUpload extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = refusal.status
  readonly responseText = refusal.responseText
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    for (const name of ['load', 'loadend']) this.dispatchEvent(new Event(name))
  }
}

beforeEach(() => {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'a', refresh_token: 'r', expires_at, token_type: 'bearer', user: { id: 'u' } }
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session))
  vi.stubGlobal('XMLHttpRequest', RefusedUpload)
  // What a failed upload may have left can be removed, and the writer is staff.
  vi.stubGlobal('fetch', async (address: string) => new Response(address.endsWith('/is_staff') ? 'true' : '[]'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const upload = () =>
  uploadFile({
    file: new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' }),
    comment: '',
    onProgress: () => {},
    signal: new AbortController().signal,
  })

it.each([
  [400, 'null', 'invalid'],
  [400, '{"statusCode":"403","message":"new row violates row-level security policy"}', 'denied'],
  [400, '{"statusCode":"NoSuchBucket"}', 'invalid'],
  [400, '{"statusCode":"7"}', 'invalid'],
  [413, '', 'invalid'],
  [502, '<html>Bad gateway</html>', 'server'],
])('MEND-A2 an upload that is refused with %i and %s ends as "%s"', async (status, responseText, kind) => {
  refusal = { status, responseText }
  await expect(upload()).rejects.toMatchObject({ kind })
})

it('MEND-A2 an upload that is refused with any status and any body ends with words for staff', async () => {
  const texts = fc.oneof(
    fc.json(),
    fc.string(),
    fc.record({ statusCode: fc.jsonValue(), message: fc.jsonValue() }).map((value) => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 300, max: 599 }), texts, async (status, responseText) => {
      refusal = { status, responseText }
      const failure: unknown = await upload().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(AppError)
      expect([...Object.values(SENTENCES), NOT_KNOWN]).toContain(failure instanceof Error && failure.message)
    }),
  )
})
