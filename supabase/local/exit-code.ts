/** PGlite overwrites the process's exit code: 99 on opening a database, 100 on an SQL error, 0 on closing. */
const OF_PGLITE: unknown[] = [0, 99, 100]

/** Runs a task and restores the exit code that PGlite changed; otherwise a failed test run could end as passed. */
export async function keepExitCode<T>(task: () => Promise<T>): Promise<T> {
  const { exitCode } = process
  try {
    return await task()
  } finally {
    if (OF_PGLITE.includes(process.exitCode)) process.exitCode = exitCode
  }
}
