import { Worker } from 'node:worker_threads'
import type { Extension, PGlite } from '@electric-sql/pglite'
import type { StatementClock } from './statement-clock.ts'

/**
 * How long a statement of a role may run, in milliseconds, as on a hosted project; other roles have no limit.
 * Source: supabase.com/docs/guides/database/postgres/timeouts.
 */
const LIMITS: ReadonlyMap<string | undefined, number> = new Map([
  ['anon', 3000],
  ['authenticated', 8000],
])

/** What PGlite hands an extension before it starts, as far as it is used here. */
interface WasmOptions {
  wasmMemory: WebAssembly.Memory
  instantiateWasm: (imports: WebAssembly.Imports, done: Done) => object
}
type Done = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void

/**
 * Ends statements that run too long, with Postgres' own error 57014. Postgres' `statement_timeout` waits for a signal, which
 * WebAssembly has not; but in every loop Postgres looks whether one has come, and where it looks can be written from outside.
 * `extension` is an option of PGlite; `watch` takes the database made with it, and what tells the role that a statement
 * runs for.
 */
export function createStatementTimeout(): { extension: Extension; watch: (db: PGlite, role: RoleOf) => void } {
  let cancel = (_isAsked: boolean): void => {
    throw new Error('The database has not started.')
  }
  const extension: Extension = {
    name: 'statement-timeout',
    setup: async (_db, options: WasmOptions) => ({
      emscriptenOpts: {
        ...options,
        instantiateWasm: (imports: WebAssembly.Imports, done: Done) =>
          options.instantiateWasm(imports, (instance, module) => {
            cancel = findCancel(options.wasmMemory, imports, instance)
            done(instance, module)
          }),
      },
    }),
  }
  const watch = (db: PGlite, roleOf: RoleOf) => {
    const run = db.execProtocolRawSync.bind(db)
    db.execProtocolRawSync = (message) => {
      const limit = LIMITS.get(roleOf())
      return limit === undefined ? run(message) : runLimited(() => run(message), limit, cancel)
    }
  }
  return { extension, watch }
}

type RoleOf = () => string | undefined

/** Postgres' two variables by which a signal's handler asks for the end of a statement (src/backend/utils/init/globals.c). */
const FLAGS = ['InterruptPending', 'QueryCancelPending'] as const

/** Gives what asks Postgres to end the running statement, or takes this back. Throws when this build of it has no such place. */
function findCancel(memory: WebAssembly.Memory, imports: WebAssembly.Imports, instance: WebAssembly.Instance) {
  const base = numberIn(imports.env?.__memory_base)
  const addresses = FLAGS.map((name) => base + numberIn(instance.exports[name]))
  return (isAsked: boolean) => {
    // anew each time, for the memory's buffer is another one once it has grown
    const bytes = new Uint8Array(memory.buffer)
    for (const address of addresses) bytes[address] = isAsked ? 1 : 0
  }
}

function numberIn(value: WebAssembly.ImportValue | undefined): number {
  if (value instanceof WebAssembly.Global && typeof value.value === 'number') return value.value
  throw new Error('This version of PGlite does not show where Postgres looks for interrupts.')
}

// One for the whole process: statements run on its one thread, one after the other.
const deadline = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT))
const INTERRUPT = 'embedded-supabase.interrupt'
const CLOCK_INTERVAL = 100
let interrupt: (() => void) | undefined
let clock: Worker | undefined

function runLimited<T>(run: () => T, limit: number, cancel: (isAsked: boolean) => void): T {
  startClock()
  const due = process.hrtime.bigint() + BigInt(limit) * 1_000_000n
  // looked at again here: the clock may come when the next statement runs already
  interrupt = () => {
    if (process.hrtime.bigint() >= due) cancel(true)
  }
  Atomics.store(deadline, 0, due)
  try {
    return run()
  } finally {
    Atomics.store(deadline, 0, 0n)
    interrupt = undefined
    cancel(false)
  }
}

function startClock(): void {
  if (clock) return
  Object.defineProperty(globalThis, Symbol.for(INTERRUPT), { value: () => interrupt?.(), configurable: true })
  const expression = `globalThis[Symbol.for(${JSON.stringify(INTERRUPT)})]()`
  const workerData: StatementClock = { deadline, expression, interval: CLOCK_INTERVAL }
  clock = new Worker(new URL('./statement-clock.ts', import.meta.url), { workerData })
  clock.unref()
}
