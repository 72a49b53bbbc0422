import { expect, it } from 'vitest'
import { startBackendThread } from '../support/backend-setup.ts'
import { within } from '../support/within.ts'

// That one at rest closes by itself is shown by the end of each run with backends, which fails otherwise.
it("MEND-D10 a tests' backend in which a statement runs for ever is broken off", async () => {
  const { backend, stop } = await startBackendThread()
  // Its first answer takes a busy machine more than a second; after that only the statement keeps it from answering for three.
  await fetch(backend.url)
  const sql = 'do $$ begin loop null; end loop; end $$'
  const running = Promise.allSettled([fetch(backend.sqlUrl, { method: 'POST', body: JSON.stringify({ sql }) })])
  const isAnswering = async () => (await within(3000, fetch(backend.url))) !== undefined
  await expect.poll(isAnswering).toBe(false)
  await expect(stop(1000)).rejects.toThrow('A backend of the tests did not close in 1 s and was broken off.')
  expect(await running).toMatchObject([{ status: 'rejected' }])
})
