import type { StaffMessage } from '@/data/contact-messages/staff'
import { removeUnsaved } from '@/office/form/unsaved'
import { useRemovals } from '@/office/list/use-removals'
import { useStaff } from '@/office/use-staff'
import { unsavedKeyOf } from './typed-entries'

export const NOUNS = ['message', 'messages'] as const

/** Removes messages; what this member of staff was writing about them comes back with them, or goes (ADM-8). */
export function useMessageRemovals() {
  const { userId } = useStaff()
  return useRemovals<StaffMessage>({
    table: 'contact_messages',
    nouns: NOUNS,
    nameOf: ({ name }) => name,
    onFinished: (rows) => {
      for (const { id } of rows) removeUnsaved(unsavedKeyOf(userId, id))
    },
  })
}
