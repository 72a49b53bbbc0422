import { useOutletContext } from 'react-router-dom'
import type { Session } from '@/data/session/staff'

/** The member of staff who was let in; stays while the session has ended and the password is asked for again. */
export const useStaff = () => useOutletContext<Session>()
