import type { PublicClient } from '@/data/public-client'
import { newId } from '@/data/uuid'
import type { Sending } from '@/lib/sending'
import { type ProvenCall, sendWithProof } from './send'

/** The ids of rows to which no answer came, by what they say. */
const unanswered = new Map<string, string>()

/**
 * Sends a row that a visitor has filled in. Sent again because its answer was lost, it is the same row by its id, which the
 * database neither stores nor counts twice; what was changed in between is another one. Throws like sendWithProof.
 */
export async function sendOnce<Row extends object>(
  row: Row,
  insert: (client: PublicClient, row: Row & { id: string }) => ProvenCall,
  sending: Sending,
): Promise<void> {
  const said = JSON.stringify(row)
  const id = unanswered.get(said) ?? newId()
  unanswered.set(said, id)
  await sendWithProof((client) => insert(client, { ...row, id }), sending)
  unanswered.delete(said)
}
