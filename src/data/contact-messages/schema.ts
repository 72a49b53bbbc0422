import { emailFault } from '@/lib/email'

/** What a visitor fills in on the contact page. */
export type ContactMessage = { name: string; email: string; subject: ContactSubject; message: string }

/** The subjects by what is stored, in the order they are offered; the first is the default (CONTACT-1). */
export const CONTACT_SUBJECTS = {
  general: 'General Inquiry',
  technical: 'Technical Question',
  feedback: 'Feedback',
  other: 'Other',
} as const
export type ContactSubject = keyof typeof CONTACT_SUBJECTS

/** How far staff are with a message, by what is stored, in the order of the work (spec 4). */
export const MESSAGE_STATUSES = { new: 'New', read: 'Read', replied: 'Replied', archived: 'Archived' } as const
export type MessageStatus = keyof typeof MESSAGE_STATUSES

/** The label of a stored subject or status; a value that has none is its own. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value

/** The greatest lengths in characters; the same numbers are checks in supabase/migrations/*_forms.sql. */
export const CONTACT_LIMITS = { name: 200, message: 5000 } as const

/** An empty form. */
export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: 'general', message: '' }

/** The fields that must be filled in, in the order they are checked. */
export type RequiredField = 'name' | 'email' | 'message'
export type ContactFault = { field: RequiredField; text: string }

/**
 * The first thing that is wrong with a message, in the order of CONTACT-2.
 * @returns null when it can be sent
 */
export function contactFault({ name, email, message }: ContactMessage): ContactFault | null {
  const faults: Record<RequiredField, string | null> = {
    name: textFault('Name', name, CONTACT_LIMITS.name),
    email: emailFault(email),
    message: textFault('Message', message, CONTACT_LIMITS.message),
  }
  for (const field of ['name', 'email', 'message'] as const) {
    const text = faults[field]
    if (text) return { field, text }
  }
  return null
}

function textFault(label: string, value: string, limit: number): string | null {
  const { length } = value.trim()
  if (length === 0) return `${label} is required`
  return length > limit ? `${label} must be ${limit} characters or fewer` : null
}
