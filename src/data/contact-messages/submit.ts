import { sendWithProof } from '@/data/proof-of-work/send'
import type { Sending } from '@/lib/sending'
import type { ContactMessage } from './schema'

/** Sends a contact message; reads nothing back, because visitors may not read messages (DATA-4). Throws AppError. */
export async function sendContactMessage(message: ContactMessage, sending: Sending): Promise<void> {
  const row = { ...message, status: 'new' }
  await sendWithProof((client) => client.from('contact_messages').insert(row), sending)
}
