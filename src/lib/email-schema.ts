import * as v from 'valibot'
import { emailFault } from './email'

/** An email address as a part of what is checked by a schema. */
export const EMAIL = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (email) => !emailFault(email),
    ({ input }) => emailFault(input) ?? '',
  ),
)
