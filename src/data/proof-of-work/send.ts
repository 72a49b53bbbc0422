import { AppError } from '@/data/errors'
import { type Answer, request } from '@/data/request'
import { fieldsOf } from '@/lib/fields-of'
import type { Sending } from '@/lib/sending'

/** A call as the client builds it. */
interface Call extends PromiseLike<Answer<null>> {
  abortSignal(signal: AbortSignal): Call
  setHeader(name: string, value: string): Call
}

/** So many puzzles are solved for one call: a solution that comes too late, after a phone slept, is answered with another. */
const MOST_PUZZLES = 3

/**
 * Sends something of a visitor's. While very much is sent to the site by everybody together, the database asks for the
 * solution of a puzzle first (PT428, SEC-6), which is found in a worker.
 * @param make makes the call, anew for each try
 * @throws AppError; the reason of the signal when it stops the call
 */
export async function sendWithProof(make: () => Call, { signal, onChecking }: Sending): Promise<void> {
  let proof = ''
  for (let left = MOST_PUZZLES; ; left -= 1) {
    try {
      await request((limited) => {
        const call = make().abortSignal(limited)
        return proof ? call.setHeader('proof-of-work', proof) : call
      }, signal)
      return
    } catch (error) {
      if (!left || !(error instanceof AppError) || error.code !== 'PT428') throw error
      onChecking(true)
      proof = await solve(fieldsOf(error.cause).details, signal)
      onChecking(false)
    }
  }
}

function solve(puzzle: unknown, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(String(data))
    worker.onerror = reject
    signal.onabort = () => reject(signal.reason)
    worker.postMessage(puzzle)
  }).finally(() => worker.terminate())
}
