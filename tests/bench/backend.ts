import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Law } from './plain-page.ts'
import { spread } from './statistics.ts'

/** The embedded backend, running beside the benchmark. */
export interface BenchBackend {
  url: string
  /** The key that visitors use. */
  key: string
  /** The rows that an address below /rest/v1 answers with. */
  read: <Row>(query: string) => Promise<Row[]>
  /** The law as the law page gets it. */
  readLaw: () => Promise<Law>
  /** How long the backend takes to answer with the law, in milliseconds: the median of 5 requests after a first one. */
  timeLaw: () => Promise<number>
  /** Replaces the law by a generated one. */
  replaceLaw: (sections: number) => Promise<void>
  /** Replaces rulings, decisions and news by generated ones. */
  replaceLists: (rows: number) => Promise<void>
  close: () => void
}

/** Starts backend-process.ts; throws when it ends before it listens. */
export async function startBackend(): Promise<BenchBackend> {
  const child = fork(new URL('./backend-process.ts', import.meta.url), { stdio: 'inherit' })
  const { url, key } = (await answerOf(child)) as { url: string; key: string }
  const ask = async (wanted: { sections?: number; rows?: number }) => {
    child.send(wanted)
    await answerOf(child)
  }
  const readLaw = () => read<Law[number]>(`chapters?${LAW}`, url, key)
  return {
    url,
    key,
    read: (query) => read(query, url, key),
    readLaw,
    timeLaw: () => timeOf(readLaw),
    replaceLaw: (sections) => ask({ sections }),
    replaceLists: (rows) => ask({ rows }),
    close: () => child.disconnect(),
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The embedded backend ended with code ${code}.`)
  })
  const [message] = await Promise.race([once(child, 'message'), ended])
  return message
}

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  await task()
  const times: number[] = []
  for (let run = 0; run < 5; run++) {
    const start = performance.now()
    await task()
    times.push(performance.now() - start)
  }
  return spread(times).median
}

// The same request as src/data/chapters/queries.ts makes.
const LAW = new URLSearchParams({
  select: 'id,title,sections(id,title,number,content,text_as_of,related_rulings(id,title,url,ruling_id))',
  type: 'eq.vat-law',
  order: 'order.asc,id.asc',
  'sections.order': 'order.asc,id.asc',
})

async function read<Row>(query: string, url: string, key: string): Promise<Row[]> {
  const response = await fetch(`${url}/rest/v1/${query}`, { headers: { apikey: key } })
  if (!response.ok) throw new Error(`The backend could not be read: ${response.status} ${await response.text()}`)
  return response.json()
}
