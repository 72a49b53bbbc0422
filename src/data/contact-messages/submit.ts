import { sendOnce } from '@/data/proof-of-work/send-once'
import type { Sending } from '@/lib/sending'
import type { ContactMessage } from './schema'

/** Sends a contact message; reads nothing back, because visitors may not read messages (DATA-4). Throws AppError. */
export async function sendContactMessage(message: ContactMessage, sending: Sending): Promise<void> {
  const sent = { ...message, status: 'new' }
  await sendOnce(sent, (client, row) => client.from('contact_messages').insert(row), sending)
}
