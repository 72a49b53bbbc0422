import * as v from 'valibot'
import { askAs, type Call, send } from '@/data/ask'
import { AppError } from '@/data/errors'
import { type PublicClient, publicClient } from '@/data/public-client'
import type { Sending } from '@/lib/sending'
import { trustedScript } from '@/texts/trusted-types'
import { PUZZLE, type Puzzle } from './solve-puzzle'
import solver from './solver.worker?worker&url'

/** PT428 as private.limit_in_all() raises it: its details say what a puzzle is asked for. */
const REFUSAL = v.object({ details: v.string() })

export interface ProvenCall extends Call<unknown> {
  setHeader(name: string, value: string): Call<unknown>
}

/** Per call: a solution that comes too late, say after the phone slept, is answered with another puzzle. */
const MOST_PUZZLES = 3

/** Browsers hash nothing for a page that came over plain http, unless it came from this device. */
const INSECURE =
  'Nothing was sent, and nothing that you typed is lost. So much is being sent just now that your browser must pass a check first, which it can do only at an address that begins with https://. Open the site there, or try again in an hour.'

/** Sends what `make` builds, with a solved puzzle if the database asks (SEC-6). Throws AppError or the signal's reason. */
export async function sendWithProof(
  make: (client: PublicClient) => ProvenCall,
  { signal, onChecking }: Sending,
): Promise<void> {
  const client = await publicClient()
  let proof = ''
  for (let left = MOST_PUZZLES; ; left -= 1) {
    try {
      const call = make(client)
      await send(proof ? call.setHeader('proof-of-work', proof) : call, signal)
      return
    } catch (error) {
      if (!left || !(error instanceof AppError) || error.code !== 'PT428') throw error
      if (!window.isSecureContext) throw new AppError('rate-limit', INSECURE, { code: error.code, cause: error.cause })
      onChecking(true)
      const purpose = v.parse(REFUSAL, error.cause).details
      proof = await solve(await askAs(PUZZLE, client.rpc('ask_for_puzzle', { purpose }), signal), signal)
      onChecking(false)
    }
  }
}

function solve(puzzle: Puzzle, signal: AbortSignal): Promise<string> {
  const worker = new Worker(trustedScript(solver), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(String(data))
    worker.onerror = reject
    signal.onabort = () => reject(signal.reason)
    worker.postMessage(puzzle)
  }).finally(() => worker.terminate())
}
