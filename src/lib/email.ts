import * as v from 'valibot'

// Equal to the check in supabase/migrations/*_forms.sql.
const FORM = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** In characters; also a check in the database. */
export const EMAIL_LIMIT = 320

const INVALID = 'Invalid email format'

/** An email address as visitors type it (CONTACT-2, NL-1); read with `abortPipeEarly` it has one fault at most. */
export const EMAIL = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.regex(FORM, INVALID),
  v.maxLength(EMAIL_LIMIT, INVALID),
)
