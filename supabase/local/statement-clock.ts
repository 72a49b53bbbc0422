import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'

/**
 * A thread that watches the main one, which is blocked while PGlite runs a statement. After the deadline (nanoseconds
 * of process.hrtime, 0 for none) it makes the main thread evaluate an expression, which V8 does even inside a
 * WebAssembly loop.
 */
const { deadline, expression, interval }: StatementClock = workerData

/** What the main thread passes to this one. */
export interface StatementClock {
  deadline: BigInt64Array
  expression: string
  /** The time between two looks at the deadline, in milliseconds. */
  interval: number
}

setInterval(() => {
  const due = Atomics.load(deadline, 0)
  if (due > 0n && process.hrtime.bigint() >= due) interruptMainThread()
}, interval)

/** Connected only for this moment: an open session keeps the process from ending. */
function interruptMainThread(): void {
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.evaluate', { expression }, () => session.disconnect())
}
