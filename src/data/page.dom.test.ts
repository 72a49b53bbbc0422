import { QueryClient, QueryObserver, type UseQueryResult } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { questionsOfList } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import type { ListAsked } from '@/names/list-address'
import { answerOf, type Page } from './page'
import { publicClient } from './public-client'
import { askPageOrNone } from './staff-page'

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

const read = (change: Partial<ListAsked>) =>
  new QueryClient().fetchQuery(questionsOfList(ITEMS.ruling, { ...WHOLE, ...change }).rows)

describe('a page of a list', () => {
  it('MEND-D5 asks for whole years, from the first day of one to the last day of the other', async () => {
    await read({ from: 2019, to: 2021 })
    expect(asked.body).toMatchObject({ first_day: '2019-01-01', last_day: '2021-12-31' })
  })

  it('MEND-D5 leaves an end open where no year is asked for', async () => {
    await read({ to: 2021 })
    expect(asked.body).toEqual({ q: '', page: 1, page_size: 20, last_day: '2021-12-31' })
    await read({ q: 'export', from: 2019 })
    expect(asked.body).toEqual({ q: 'export', page: 1, page_size: 20, first_day: '2019-01-01' })
  })

  it('MEND-D5 asks for twenty rows of the page, in one request whatever is asked for', async () => {
    await read({ page: 3, choices: { court: ['Supreme Court', 'District Court'] } })
    expect(asked.address.pathname).toMatch(/\/rpc\/search_rulings$/)
    expect(asked.body).toEqual({ q: '', page: 3, page_size: 20, only_court: ['Supreme Court', 'District Court'] })
  })

  it('MEND-D5 counts all rows, not those of the page; after the last one there are none', async () => {
    answer = () => new Response('[{"id":"1","total":41}]')
    await expect(read({})).resolves.toMatchObject({ total: 41 })
    answer = () => new Response('[]')
    await expect(read({ page: 9 })).resolves.toEqual({ rows: [], total: 0 })
  })
})

describe('a page of a list for staff', () => {
  it('MEND-D5 is empty after the last one, which is no failure; every other refusal is', async () => {
    const rows = async () => {
      const call = (await publicClient()).from('news').select('id', { count: 'exact' }).range(20, 39)
      return askPageOrNone(call, new AbortController().signal)
    }
    answer = () => new Response('{"code":"PGRST103","message":"beyond"}', { status: 416 })
    await expect(rows()).resolves.toEqual({ rows: [], total: 0 })
    answer = () => new Response('{"code":"53300","message":"busy"}', { status: 503 })
    await expect(rows()).rejects.toMatchObject({ kind: 'server' })
    answer = () => new Response('[{"id":"1"}]', { headers: { 'content-range': '20-20/21' } })
    await expect(rows()).resolves.toEqual({ rows: [{ id: '1' }], total: 21 })
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
