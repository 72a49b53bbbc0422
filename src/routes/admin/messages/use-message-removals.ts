import type { StaffMessage } from '@/data/contact-messages/staff'
import { removeUnsaved } from '@/office/form/unsaved'
import { useRowChanges } from '@/office/rows/use-row-changes'
import { useStaff } from '@/office/use-staff'
import { unsavedKeyOf } from './typed-entries'

export const NOUNS = ['message', 'messages'] as const

const LIST = {
  table: { table: 'contact_messages' },
  nouns: NOUNS,
  lineOf: ({ name }: StaffMessage) => ({ title: name }),
} as const

/** Removes messages; what this member of staff was writing about them comes back with them, or goes (ADM-8). */
export function useMessageRemovals() {
  const { userId } = useStaff()
  const { changeMany } = useRowChanges(LIST, (ids) => {
    for (const id of ids) removeUnsaved(unsavedKeyOf(userId, id))
  })
  return {
    /** @returns the ids of all that are no longer there. Throws AppError when none could be tried. */
    removeMany: async (messages: readonly StaffMessage[]): Promise<ReadonlySet<string>> => {
      const { done, gone } = await changeMany(messages, 'delete')
      return new Set([...done, ...gone])
    },
  }
}
