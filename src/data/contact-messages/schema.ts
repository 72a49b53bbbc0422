import * as v from 'valibot'
import { EMAIL } from '@/lib/email-schema'

export const CONTACT_SUBJECT = v.picklist(['general', 'technical', 'feedback', 'other'])
export type ContactSubject = v.InferOutput<typeof CONTACT_SUBJECT>

/** The labels by stored value, in the order offered; the first is the default (CONTACT-1). */
export const CONTACT_SUBJECTS: Readonly<Record<ContactSubject, string>> = {
  general: 'General Inquiry',
  technical: 'Technical Question',
  feedback: 'Feedback',
  other: 'Other',
}

/** The labels by stored value, in the order of the work (spec 4). */
export const MESSAGE_STATUSES = { new: 'New', read: 'Read', replied: 'Replied', archived: 'Archived' } as const
export type MessageStatus = keyof typeof MESSAGE_STATUSES

/** The label of a stored subject or status, or the value itself when it has none. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value

/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_forms.sql. */
export const CONTACT_LIMITS = { name: 200, message: 5000 } as const

const requiredText = (label: string, limit: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, `${label} is required`),
    v.maxLength(limit, `${label} must be ${limit} characters or fewer`),
  )

const MESSAGE = v.object({
  name: requiredText('Name', CONTACT_LIMITS.name),
  email: EMAIL,
  subject: CONTACT_SUBJECT,
  message: requiredText('Message', CONTACT_LIMITS.message),
})
export type ContactMessage = v.InferOutput<typeof MESSAGE>

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: 'general', message: '' }

/** In the order of CONTACT-2. */
export const REQUIRED_FIELDS = ['name', 'email', 'message'] as const
export type RequiredField = (typeof REQUIRED_FIELDS)[number]

/** A typed message as it can be sent, or else its faults, one a field. */
export function readMessage(typed: ContactMessage): {
  message: ContactMessage | null
  faults: Partial<Record<RequiredField, string>>
} {
  const { success, output, issues } = v.safeParse(MESSAGE, typed, { abortPipeEarly: true })
  if (success) return { message: output, faults: {} }
  const { nested = {} } = v.flatten<typeof MESSAGE>(issues)
  return {
    message: null,
    faults: Object.fromEntries(REQUIRED_FIELDS.flatMap((field) => nested[field]?.map((text) => [field, text]) ?? [])),
  }
}
