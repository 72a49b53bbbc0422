import { useOutletContext } from 'react-router-dom'
import type { Session } from '@/data/session/staff'

/** The member of staff who was let in; stays known while an ended session asks for the password again. */
export const useStaff = () => useOutletContext<Session>()
