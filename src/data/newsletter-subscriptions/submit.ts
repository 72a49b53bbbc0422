import { sendWithProof } from '@/data/proof-of-work/send'
import { publicClient } from '@/data/public-client'
import type { Sending } from '@/lib/sending'

/**
 * Subscribes an address to the newsletter, trimmed and lower-cased (NL-1). Nothing is read back (DATA-4).
 * @throws AppError; of kind "conflict" when the address is subscribed already (NL-2). The database answers with the
 * status of 23505 and not with that error, which would take back the count of the try.
 */
export async function subscribeToNewsletter(email: string, sending: Sending): Promise<void> {
  const row = { email: email.trim().toLowerCase() }
  await sendWithProof(() => publicClient().from('newsletter_subscriptions').insert(row), sending)
}
