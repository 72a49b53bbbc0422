import { QueryClient, QueryObserver, type UseQueryResult } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListAsked } from '@/lib/list-address'
import { AppError } from './errors'
import { answerOf, orEmptyPage, type Page } from './page'
import { rulingsPageQuery } from './rulings/queries'

const WHOLE: ListAsked = { q: '', choices: {}, from: null, to: null, page: 1 }

/** What the list asked for last. */
let asked: { address: URL; body: unknown }
let answer: () => Response

beforeEach(() => {
  answer = () => new Response('[]')
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked = { address: new URL(address), body: body ? JSON.parse(String(body)) : null }
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const read = (change: Partial<ListAsked>) => new QueryClient().fetchQuery(rulingsPageQuery({ ...WHOLE, ...change }))

describe('a page of a list', () => {
  it('MEND-D5 asks for whole years, from the first day of one to the last day of the other', async () => {
    await read({ from: 2019, to: 2021 })
    expect(asked.address.searchParams.getAll('date')).toEqual(['gte.2019-01-01', 'lte.2021-12-31'])
    await read({ q: 'export', from: 2019, to: 2021 })
    expect(asked.body).toMatchObject({ first_day: '2019-01-01', last_day: '2021-12-31' })
  })

  it('MEND-D5 leaves an end open where no year is asked for', async () => {
    await read({ to: 2021 })
    expect(asked.address.searchParams.getAll('date')).toEqual(['lte.2021-12-31'])
    await read({ q: 'export', from: 2019 })
    expect(asked.body).toEqual({ q: 'export', page: 1, page_size: 20, first_day: '2019-01-01' })
  })

  it('MEND-D5 asks for twenty rows of the page, newest first, in an order without ties', async () => {
    await read({ page: 3, choices: { court: 'Supreme Court' } })
    expect(Object.fromEntries(asked.address.searchParams)).toMatchObject({
      offset: '40',
      limit: '20',
      order: 'date.desc,id.asc',
      court: 'eq.Supreme Court',
    })
  })

  it('MEND-D5 counts all rows, not those of the page', async () => {
    answer = () => new Response('[{"id":"1"}]', { headers: { 'content-range': '0-0/41' } })
    await expect(read({})).resolves.toEqual({ rows: [{ id: '1' }], total: 41 })
    answer = () => new Response('[{"id":"1","total":41}]')
    await expect(read({ q: 'export' })).resolves.toMatchObject({ total: 41 })
    answer = () => new Response('[]')
    await expect(read({ q: 'export' })).resolves.toEqual({ rows: [], total: 0 })
  })

  it('MEND-D5 is empty after the last one, which is no failure; every other refusal is', async () => {
    answer = () => new Response('{"code":"PGRST103","message":"Requested range not satisfiable"}', { status: 416 })
    await expect(read({ page: 9 })).resolves.toEqual({ rows: [], total: 0 })
    await expect(orEmptyPage(() => Promise.reject(new AppError('server')))).rejects.toMatchObject({ kind: 'server' })
    const mistake = new TypeError('x is undefined')
    await expect(orEmptyPage(() => Promise.reject(mistake))).rejects.toBe(mistake)
  })
})

describe('answerOf', () => {
  const known = (page: Page<string>, isPlaceholderData: boolean) => {
    const result = new QueryObserver<Page<string>>(new QueryClient(), { queryKey: ['list'] }).getCurrentResult()
    return answerOf({ ...result, data: page, isPlaceholderData } as UseQueryResult<Page<string>>)
  }

  it('MEND-D5 keeps the former rows while others are on their way, but not that there were none', () => {
    const full = { rows: ['one'], total: 1 }
    const empty = { rows: [], total: 0 }
    expect(known(full, true)).toBe(full)
    expect(known(empty, true)).toBeUndefined()
    expect(known(empty, false)).toBe(empty)
  })
})
