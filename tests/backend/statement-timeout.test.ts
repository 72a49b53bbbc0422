import { expect, it } from 'vitest'
import { open, startNotes, temporaryFolder } from './notes-backend.ts'

/** More rounds than any machine counts in a minute. */
const FOR_EVER = { rounds: 10_000_000_000 }

const TIMED_OUT = { code: '57014', message: 'canceling statement due to statement timeout' }

async function seconds(task: PromiseLike<unknown>): Promise<number> {
  const start = performance.now()
  await task
  return (performance.now() - start) / 1000
}

it("MEND-B6 ends a visitor's statement after 3 s as hosted projects do, answers what waited, and loses no write", async () => {
  const dataDir = temporaryFolder()
  const first = await startNotes({ dataDir })
  const visitor = open(first)
  const insert = async (body: string) => [body, (await visitor.from('notes').insert({ body })).status]

  const before = await insert('before')
  const costly = visitor.rpc('dawdle', FOR_EVER).then(({ error }) => expect(error).toMatchObject(TIMED_OUT))
  const waiting = Promise.all(['beside', 'beside too'].map(insert))
  const [ofCostly, ofWaiting] = await Promise.all([seconds(costly), seconds(waiting)])
  expect(ofCostly).toBeGreaterThan(2.9)
  expect(Math.max(ofCostly, ofWaiting)).toBeLessThan(6)
  const halfDone = await visitor.rpc('store_and_dawdle', { stored: 'half done' })
  expect(halfDone.error).toMatchObject(TIMED_OUT)
  const after = await insert('after')
  expect([before, ...(await waiting), after].map(([, status]) => status)).toEqual([201, 201, 201, 201])
  await first.close()

  const second = await startNotes({ dataDir })
  const stored = await second.sql<{ body: string }>('select body from public.notes order by body')
  await second.close()
  expect(stored.map(({ body }) => body)).toEqual(['after', 'before', 'beside', 'beside too'])
})
