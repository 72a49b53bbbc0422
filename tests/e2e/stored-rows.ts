import { expect } from '@playwright/test'
import { LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { test as base } from './test.ts'

const headers = { apikey: LOCAL_SECRET_KEY, prefer: 'return=representation' }

/** Puts a row into a table of the backend and returns its id; after the test it is deleted again. */
export type Store = (table: string, row: object) => Promise<string>

/** Tests with rows of their own in the backend. */
export const test = base.extend<{ store: Store }>({
  store: async ({ request }, use) => {
    const rows: { table: string; id: string }[] = []
    await use(async (table, data) => {
      const response = await request.post(`/rest/v1/${table}`, { headers, data })
      expect(response.ok(), await response.text()).toBe(true)
      const [{ id }] = await response.json()
      rows.push({ table, id })
      return id
    })
    // The youngest first: a section goes before its chapter.
    for (const { table, id } of rows.reverse()) await request.delete(`/rest/v1/${table}?id=eq.${id}`, { headers })
  },
})
