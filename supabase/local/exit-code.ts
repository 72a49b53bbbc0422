/** What PGlite writes into the process's exit code: 99 when it opens a database, 100 at an error of SQL, 0 when it closes. */
const OF_PGLITE: unknown[] = [0, 99, 100]

/**
 * Runs work on a database and takes back the exit code that PGlite has written meanwhile: a test run that had failed would
 * end as if it had passed, and one that had passed as if it had failed.
 */
export async function keepExitCode<T>(task: () => Promise<T>): Promise<T> {
  const { exitCode } = process
  try {
    return await task()
  } finally {
    if (OF_PGLITE.includes(process.exitCode)) process.exitCode = exitCode
  }
}
