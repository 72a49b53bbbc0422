import { AppError } from '@/data/errors'
import { sendOnce } from '@/data/proof-of-work/send-once'
import type { Sending } from '@/lib/sending'
import { isConfirmedHere } from './confirmed-here'
import type { Rhythm, Topic } from './topics'

/**
 * Subscribes an address, in lower case (NL-1), to what is asked for or to everything. Throws AppError, of kind "conflict" where
 * this browser itself confirmed the address (NL-2); the database answers a listed address as a new one (MAIL-2).
 */
export async function subscribeToNewsletter(
  email: string,
  sending: Sending,
  asked?: { rhythm: Rhythm; topics: Topic[] },
): Promise<void> {
  if (!asked && isConfirmedHere(email)) throw new AppError('conflict')
  // Reads nothing back (DATA-4).
  const sent = { email: email.toLowerCase(), ...(asked && { asked }) }
  await sendOnce(sent, (client, row) => client.from('newsletter_subscriptions').insert(row), sending)
}
