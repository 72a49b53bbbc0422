import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'

/** The member of staff that every local backend has. */
export const STAFF = { email: LOCAL_STAFF.email, password: LOCAL_STAFF.password }

/** Somebody who can sign in and is not on the list of staff; in test backends only. */
export const STRANGER = { email: 'stranger@example.com', password: 'stranger-password' }
