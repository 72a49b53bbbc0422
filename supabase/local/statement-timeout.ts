import { Worker } from 'node:worker_threads'
import type { Extension, PGlite } from '@electric-sql/pglite'
import type { StatementClock } from './statement-clock.ts'

/** Hosted Supabase's limits in milliseconds by role (supabase.com/docs/guides/database/postgres/timeouts). */
const LIMITS: ReadonlyMap<string | undefined, number> = new Map([
  ['anon', 3000],
  ['authenticated', 8000],
])

/** What PGlite passes to an extension before it starts, as far as it is used here. */
interface WasmOptions {
  wasmMemory: WebAssembly.Memory
  instantiateWasm: (imports: WebAssembly.Imports, done: Done) => object
}
type Done = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void

/**
 * Ends statements that run too long, with Postgres' error 57014. Postgres' own `statement_timeout` needs a signal,
 * which WebAssembly lacks; but Postgres checks for one in every loop, in memory that can be written from outside.
 * @param milliseconds a client's limit, whatever its role; by default hosted Supabase's
 * @returns an option for PGlite, and a function for the database made with it and the role of each statement
 */
export function createStatementTimeout(milliseconds?: number): {
  extension: Extension
  watch: (db: PGlite, role: RoleOf) => void
} {
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
      return limit === undefined ? run(message) : runLimited(() => run(message), milliseconds ?? limit, cancel)
    }
  }
  return { extension, watch }
}

type RoleOf = () => string | undefined

/** The variables by which a signal handler asks to end a statement (Postgres' src/backend/utils/init/globals.c). */
const FLAGS = ['InterruptPending', 'QueryCancelPending'] as const

/** Gives a function that asks Postgres to end its statement, or takes that back. @throws if this build lacks FLAGS */
function findCancel(memory: WebAssembly.Memory, imports: WebAssembly.Imports, instance: WebAssembly.Instance) {
  const base = numberIn(imports.env?.__memory_base)
  const addresses = FLAGS.map((name) => base + numberIn(instance.exports[name]))
  return (isAsked: boolean) => {
    // Each time anew, because memory that has grown has another buffer.
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
  // Checked again, because the clock may fire when the next statement is already running.
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
