import { publicClient } from '@/data/public-client'
import { request } from '@/data/request'
import type { ContactMessage } from './schema'

/**
 * Sends a contact message. Nothing is read back: visitors may add a message and read none (DATA-4).
 * @throws AppError
 */
export async function sendContactMessage({ name, email, subject, message }: ContactMessage): Promise<void> {
  const row = { name: name.trim(), email: email.trim(), subject, message: message.trim(), status: 'new' }
  await request((limited) => publicClient().from('contact_messages').insert(row).abortSignal(limited))
}
