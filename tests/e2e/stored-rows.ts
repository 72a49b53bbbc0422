import { expect } from '@playwright/test'
import { LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { test as base } from './test.ts'

const headers = { apikey: LOCAL_SECRET_KEY, prefer: 'return=representation' }

/** Puts a row into a table of the backend, for this test, and returns its id. */
export type Store = (table: string, row: object) => Promise<string>

/** Tests with rows of their own in the backend. */
export const test = base.extend<{ store: Store }>({
  store: async ({ request }, use) => {
    await use(async (table, data) => {
      const response = await request.post(`/rest/v1/${table}`, { headers, data })
      expect(response.ok(), await response.text()).toBe(true)
      const [{ id }] = await response.json()
      return id
    })
  },
})
