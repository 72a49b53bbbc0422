import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { faqs } from './faqs/staff'
import { ConflictError, formRows } from './row-writes'
import { SESSION_STORAGE_KEY } from './staff-client'

const ID = '5b1f0f0e-8b1e-4b6e-9c57-0d6e3c1d2a10'
const READ = { id: ID, updated_at: '2026-01-01T10:00:00.000001+00:00' }
const NOW = { ...READ, updated_at: '2026-01-01T10:00:00.000002+00:00', title: 'What somebody else wrote' }

/** The only row there is; null when it is gone. */
let stored: (typeof READ & { title: string }) | null
let isStaff: boolean

/** Answers as PostgREST does: a change or a removal touches the rows that all filters of its address let through. */
async function answerCall(url: string, { method, body }: RequestInit = {}): Promise<Response> {
  const address = new URL(url)
  if (address.pathname.endsWith('/rpc/is_staff')) return Response.json(isStaff)
  if (address.pathname.includes('/auth/')) return Response.json({ id: 'u' })
  const filters = [...address.searchParams].filter(([, value]) => value.startsWith('eq.'))
  const isMeant = stored !== null && filters.every(([column, value]) => value === `eq.${stored?.[column as 'id']}`)
  const found = isMeant && isStaff ? stored : null
  if (found && method === 'PATCH') stored = { ...found, ...JSON.parse(String(body)) }
  return Response.json(found ? [stored ?? found] : [])
}

beforeEach(() => {
  stored = { ...READ, title: 'As it was read' }
  isStaff = true
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'a', refresh_token: 'r', expires_at, token_type: 'bearer', user: { id: 'u' } }
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session))
  vi.stubGlobal('fetch', answerCall)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const chapters = formRows('chapters', ['title'])

describe('a change of a row', () => {
  it('MEND-D5 is written while the row is as it was read', async () => {
    await expect(chapters.update(READ, { title: 'Mine' })).resolves.toMatchObject({ title: 'Mine' })
    expect(stored?.title).toBe('Mine')
  })

  it("MEND-D5 is a conflict after somebody else's, and overwrites nothing", async () => {
    stored = NOW
    const failure = await chapters.update(READ, { title: 'Mine' }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConflictError)
    expect(failure).toMatchObject({ kind: 'conflict', current: NOW })
    expect(stored).toEqual(NOW)
  })

  it('MEND-D5 is a conflict when the row is gone', async () => {
    stored = null
    await expect(chapters.update(READ, { title: 'Mine' })).rejects.toMatchObject({ kind: 'conflict', current: null })
  })

  it('MEND-D5 is refused, and is no conflict, when the writer is not staff any more', async () => {
    isStaff = false
    await expect(chapters.update(READ, { title: 'Mine' })).rejects.toMatchObject({ kind: 'denied' })
  })
})

it('MEND-D5 a list asks for the words in any of its columns, in its order', async () => {
  let address = new URL('http://localhost')
  vi.stubGlobal('fetch', async (url: string) => {
    address = new URL(url)
    return Response.json([])
  })
  const query = faqs.pageQuery({ q: 'VAT', page: 2, only: {} })
  await query.queryFn?.({ signal: new AbortController().signal } as never)
  expect(address.searchParams.get('order')).toBe('order.asc,id.asc')
  expect(address.searchParams.get('or')).toMatch(/question\.imatch\."VAT".*plain\.imatch\."VAT"/)
  expect(address.searchParams.get('offset')).toBe('20')
})
