import { emailFault } from '@/lib/email'

export type ContactMessage = { name: string; email: string; subject: ContactSubject; message: string }

/** The labels by stored value, in the order offered; the first is the default (CONTACT-1). */
export const CONTACT_SUBJECTS = {
  general: 'General Inquiry',
  technical: 'Technical Question',
  feedback: 'Feedback',
  other: 'Other',
} as const
export type ContactSubject = keyof typeof CONTACT_SUBJECTS

/** The labels by stored value, in the order of the work (spec 4). */
export const MESSAGE_STATUSES = { new: 'New', read: 'Read', replied: 'Replied', archived: 'Archived' } as const
export type MessageStatus = keyof typeof MESSAGE_STATUSES

/** The label of a stored subject or status, or the value itself when it has none. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value

/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_forms.sql. */
export const CONTACT_LIMITS = { name: 200, message: 5000 } as const

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: 'general', message: '' }

export type RequiredField = 'name' | 'email' | 'message'
export type ContactFault = { field: RequiredField; text: string }

/** What is wrong with a message, checked in the order of CONTACT-2, one fault a field; none when it can be sent. */
export function contactFaults({ name, email, message }: ContactMessage): ContactFault[] {
  const faults: Record<RequiredField, string | null> = {
    name: textFault('Name', name, CONTACT_LIMITS.name),
    email: emailFault(email),
    message: textFault('Message', message, CONTACT_LIMITS.message),
  }
  return (['name', 'email', 'message'] as const).flatMap((field) => {
    const text = faults[field]
    return text ? [{ field, text }] : []
  })
}

function textFault(label: string, value: string, limit: number): string | null {
  const { length } = value.trim()
  if (length === 0) return `${label} is required`
  return length > limit ? `${label} must be ${limit} characters or fewer` : null
}
