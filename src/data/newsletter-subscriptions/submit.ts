import { publicClient } from '@/data/public-client'
import { request } from '@/data/request'

/**
 * Subscribes an address to the newsletter, trimmed and lower-cased (NL-1). Nothing is read back (DATA-4).
 * @throws AppError; of kind "duplicate" when the address is subscribed already (NL-2)
 */
export async function subscribeToNewsletter(email: string): Promise<void> {
  const row = { email: email.trim().toLowerCase() }
  await request((limited) => publicClient().from('newsletter_subscriptions').insert(row).abortSignal(limited))
}
