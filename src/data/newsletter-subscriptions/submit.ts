import { sendOnce } from '@/data/proof-of-work/send-once'
import type { Sending } from '@/lib/sending'

/** Subscribes an address, in lower case (NL-1). Throws AppError, of kind "conflict" when it is subscribed (NL-2). */
export async function subscribeToNewsletter(email: string, sending: Sending): Promise<void> {
  // Reads nothing back (DATA-4). The database answers 409 without an SQL error, which would undo its count of tries.
  const sent = { email: email.toLowerCase() }
  await sendOnce(sent, (client, row) => client.from('newsletter_subscriptions').insert(row), sending)
}
