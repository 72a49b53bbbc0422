import { Worker } from 'node:worker_threads'
import type { TestProject } from 'vitest/node'
import type { ProvidedBackend } from './backend-thread.ts'
import { seededDatabase } from './snapshots.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A backend for each worker of the project. */
    backends: ProvidedBackend[]
  }
}

/**
 * A backend for each worker of a project, so that files that run at the same time never meet each other's rows: embedded and
 * in memory, or for `data-postgres` a fresh database of the Postgres server that TEST_DATABASE_URL names.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = project.name === 'data-postgres' ? process.env.TEST_DATABASE_URL : undefined
  // made once, before the threads look for it at the same time
  if (!serverUrl) await seededDatabase()
  const threads = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => start(serverUrl)))
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
  stop: () => Promise<void>
}

function start(serverUrl: string | undefined): Promise<BackendThread> {
  const thread = new Worker(new URL('./backend-thread.ts', import.meta.url), { workerData: { serverUrl } })
  const stop = () =>
    new Promise<void>((resolve, reject) => {
      thread.once('error', reject).once('exit', () => resolve())
      thread.postMessage('stop')
    })
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (backend: ProvidedBackend) => resolve({ backend, stop }))
  })
}
