// Equal to the check in supabase/migrations/*_forms.sql.
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** In characters; also a check in the database. */
export const EMAIL_LIMIT = 320

/** What is wrong with an email address (CONTACT-2, NL-1), or null. */
export function emailFault(email: string): string | null {
  const trimmed = email.trim()
  if (!trimmed) return 'Email is required'
  return EMAIL.test(trimmed) && trimmed.length <= EMAIL_LIMIT ? null : 'Invalid email format'
}
