import { Worker } from 'node:worker_threads'
import type { TestProject } from 'vitest/node'
import type { ProvidedBackend } from './backend-thread.ts'
import { seededDatabase } from './snapshots.ts'
import { within } from './within.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A backend for each worker of the project. */
    backends: ProvidedBackend[]
  }
}

/**
 * A backend for each worker of a project, so that files that run at the same time never meet each other's rows: embedded and
 * in memory, or a fresh database of the Postgres server that TEST_DATABASE_URL names. The tests of data ask that one by
 * PostgREST itself, where TEST_POSTGREST names the program.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL
  const postgrest = project.name === 'data' ? process.env.TEST_POSTGREST : undefined
  // made once, before the threads look for it at the same time
  if (!serverUrl) await seededDatabase()
  const threads = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startBackendThread(serverUrl, postgrest)),
  )
  project.provide(
    'backends',
    threads.map(({ backend }) => backend),
  )
  return async () => {
    await Promise.all(threads.map(({ stop }) => stop()))
  }
}

interface BackendThread {
  backend: ProvidedBackend
  /** Closes the backend. Throws one sentence when it has to be broken off, after a minute by default. */
  stop: (milliseconds?: number) => Promise<void>
}

/** Starts a backend in a thread of its own; Vitest itself would wait for its closing for ever. */
export function startBackendThread(serverUrl?: string, postgrest?: string): Promise<BackendThread> {
  const thread = new Worker(new URL('./backend-thread.ts', import.meta.url), { workerData: { serverUrl, postgrest } })
  const exit = new Promise<number>((resolve, reject) => {
    thread.once('error', reject).once('exit', resolve)
  })
  const stop = async (milliseconds = 60_000) => {
    thread.postMessage('stop')
    if ((await within(milliseconds, exit)) !== undefined) return
    await thread.terminate()
    throw new Error(`A backend of the tests did not close in ${milliseconds / 1000} s and was broken off.`)
  }
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (backend: ProvidedBackend) => resolve({ backend, stop }))
  })
}
