/** What happens to a request on its way: undefined lets it pass. `ask` sends it on, to another address where one is given. */
type Disturbance = (
  address: URL,
  ask: (other?: URL) => Promise<Response>,
  method: string,
) => Promise<Response> | undefined

/** The sender's address that the backend is told of, as a proxy would tell it; undefined: nothing is told. */
let sender: string | undefined
let disturbance: Disturbance | undefined
const direct = globalThis.fetch

// The pages' client takes `fetch` when it is made, so this stands in its place from the start.
globalThis.fetch = async (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input)
  const headers = new Headers(init?.headers)
  if (sender) headers.set('x-forwarded-for', sender)
  const ask = (other = address) => direct(input instanceof Request ? input : other, { ...init, headers })
  return disturbance?.(address, ask, init?.method ?? 'GET') ?? ask()
}

/** Nothing is in the way of the backend any more; so it is after every test of a page. */
export function repairLine(): void {
  disturbance = undefined
  sender = undefined
}

/** Until the line is repaired, requests come from this address: a sender whose allowance a test may use up (SEC-6). */
export function sendFrom(address: string): void {
  sender = address
}

/** Every request about a table is answered with an error of the server. */
export function failRequests(table: string): void {
  onRequests(table, async () => new Response('{"message":"out of order"}', { status: 500 }))
}

/** Every request about a table is answered with this, whatever the backend holds. */
export function answerWith(table: string, data: object): void {
  onRequests(table, async () => Response.json(data))
}

/** Every request about a table finds the line cut. */
export function cutLine(table: string): void {
  onRequests(table, () => Promise.reject(new TypeError('Failed to fetch')))
}

/** Requests about a table find the line cut after so many that add a row. */
export function cutLineAfter(table: string, added: number): void {
  let left = added
  disturbance = (address, _ask, method) => {
    if (address.pathname !== `/rest/v1/${table}`) return undefined
    if (method === 'POST') left -= 1
    return left < 0 ? Promise.reject(new TypeError('Failed to fetch')) : undefined
  }
}

/** Every request about a table reaches the backend, but its answer finds the line cut. */
export function loseAnswers(table: string): void {
  onRequests(table, async (_address, ask) => {
    await ask()
    throw new TypeError('Failed to fetch')
  })
}

/** Every request of the client finds the line cut; an upload goes by another one. */
export function cutEveryLine(): void {
  disturbance = () => Promise.reject(new TypeError('Failed to fetch'))
}

/** The table looks empty: the backend is asked for rows that cannot be. */
export function hideRows(table: string): void {
  onRequests(table, (address, ask) => {
    address.searchParams.append('id', 'eq.00000000-0000-0000-0000-000000000000')
    return ask(address)
  })
}

/** Counts the requests about a table, or of a procedure, from now on. */
export function countRequests(table: string): () => number {
  let count = 0
  onRequests(table, (_address, ask) => {
    count += 1
    return ask()
  })
  return () => count
}

/** Requests about a table wait until the function is called that this gives. */
export function holdRequests(table: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  onRequests(table, async (_address, ask) => {
    await released
    return ask()
  })
  return release
}

/** The first request about a table is answered at once, and its answer comes when the function is called that this gives. */
export function lateAnswer(table: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFirst = true
  onRequests(table, async (_address, ask) => {
    const answer = ask()
    if (isFirst) {
      isFirst = false
      await Promise.all([answer, released])
    }
    return answer
  })
  return release
}

/** The first request about a table is answered at once, and its answer comes when this has been done. */
export function doBeforeAnswer(table: string, act: () => Promise<unknown>): void {
  let isFirst = true
  onRequests(table, async (_address, ask) => {
    const answer = await ask()
    if (isFirst) {
      isFirst = false
      await act()
    }
    return answer
  })
}

/** The storage answers with an error of the server when an object of the bucket is to be removed. */
export function failRemovals(bucket: string): void {
  onPath(`/storage/v1/object/${bucket}`, async () => new Response('{"message":"out of order"}', { status: 500 }))
}

function onRequests(table: string, answer: Disturbance): void {
  onPath(`/rest/v1/${table}`, answer)
}

function onPath(path: string, answer: Disturbance): void {
  disturbance = (address, ask, method) => (address.pathname === path ? answer(address, ask, method) : undefined)
}
