import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useNotice } from '@/ui/states/notice'
import { deleteMessage, type StaffMessage, showDeleted } from '@/data/contact-messages/staff'
import { useMarkStale } from '@/data/stale'
import { useStaff } from '@/office/use-staff'
import { removeDraft } from '@/office/form/drafts'
import { useAction } from '@/office/list/use-action'
import { draftKeyOf } from './typed-entries'

/** Deletes the open message for good, and goes back to the list (ADM-8). A failure is logged and said (ADM-10). */
export function useDeleteMessage({ id }: StaffMessage, back: string) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { userId } = useStaff()
  const { show } = useNotice()
  const { isRunning, run } = useAction()
  const reload = useMarkStale('contact_messages')
  const remove = () =>
    run(
      'Failed to delete message',
      async () => {
        await deleteMessage(id)
        removeDraft(draftKeyOf(userId, id))
        showDeleted(cache, id)
        navigate(back, { replace: true, preventScrollReset: true })
        show('Message deleted')
        await reload()
      },
      reload,
    )
  return { isRunning, remove }
}
