import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { fileUsageQuery, removeFile, type StoredFile } from '@/data/files/staff'
import { UsageList } from '@/office/list/usage-list'
import { useDeletion } from '@/office/list/use-deletion'

type FileDeletionProps = { file: StoredFile; onDeleted: (id: string) => void; onClose: () => void }

/** Asks before a file goes, and says first where it is used (ADM-7). */
export function FileDeletion({ file, onDeleted, onClose }: FileDeletionProps) {
  const usage = useQuery(fileUsageQuery(file.path))
  const remove = useDeletion({
    table: 'files',
    remove: () => removeFile(file),
    failed: 'Failed to delete file',
    onDeleted: () => {
      onDeleted(file.id)
      onClose()
    },
    done: 'File deleted',
  })
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this file?"
      detail={`"${file.name}" cannot be brought back.`}
      action="Delete"
      isHeld={!usage.data}
      onConfirm={remove}
      onCancel={onClose}
    >
      <UsageList query={usage} none="No text on the site links it." lead="It is used" />
    </ConfirmDialog>
  )
}
