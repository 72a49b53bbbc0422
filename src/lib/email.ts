// Equal to private.is_email() in supabase/migrations/*_forms.sql: what mail can be sent to.
const FORM = /^(?!.*[\][<>(),;:"\\])[!-?A-~]+@[^@\s\p{Cc}]+\.[^@\s\p{Cc}]+$/u

/** In characters; also a check in the database. */
export const EMAIL_LIMIT = 320

/** What is wrong with an email address as visitors type it (CONTACT-2, NL-1), if anything is. */
export function emailFault(typed: string): string | undefined {
  const email = typed.trim()
  if (!email) return 'Email is required'
  return FORM.test(email) && email.length <= EMAIL_LIMIT ? undefined : 'Invalid email format'
}
