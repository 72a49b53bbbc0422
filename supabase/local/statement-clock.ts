import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'

/**
 * The thread that watches the main one, which hears nothing while PGlite runs a statement. Past the deadline in `workerData`
 * (in nanoseconds of process.hrtime, 0: none) it has the main thread evaluate an expression; V8 does this in the middle of a
 * WebAssembly loop.
 */
const { deadline, expression, interval }: StatementClock = workerData

/** What the main thread gives this one. */
export interface StatementClock {
  deadline: BigInt64Array
  expression: string
  /** Between two looks at the deadline, in milliseconds. */
  interval: number
}

setInterval(() => {
  const due = Atomics.load(deadline, 0)
  if (due > 0n && process.hrtime.bigint() >= due) interruptMainThread()
}, interval)

/** Connected for this one moment: a session that stays open keeps the process from ending. */
function interruptMainThread(): void {
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.evaluate', { expression }, () => session.disconnect())
}
