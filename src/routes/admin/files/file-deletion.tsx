import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { fileUsageQuery, removeFile, type StoredFile } from '@/data/files/staff'
import type { TextPlace } from '@/data/text-place'
import { placeAddress } from '@/routes/admin/manager/place-address'
import { textName } from '@/routes/admin/manager/text-kinds'
import { useDeletion } from '@/routes/admin/manager/use-deletion'

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
      <Usage query={usage} />
    </ConfirmDialog>
  )
}

type UsageProps = {
  query: { data: TextPlace[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
}

function Usage({ query: { data, error, isFetching, refetch } }: UsageProps) {
  if (data?.length === 0) return <p className="mt-2">No text on the site links it.</p>
  if (data) {
    return (
      <div className="mt-3 rounded-lg bg-danger-soft px-4 py-3">
        <p className="font-semibold text-danger">
          It is used in {data.length === 1 ? 'one place, whose link' : `${data.length} places, whose links`} will lead
          nowhere:
        </p>
        <ul className="mt-1 list-disc ps-5">
          {data.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              {textName(use.kind)} <PlaceTitle use={use} />
            </li>
          ))}
        </ul>
      </div>
    )
  }
  if (error && !isFetching) {
    return (
      <p role="alert" className="mt-2 text-danger">
        Where it is used could not be found out. {error.message}{' '}
        <button type="button" className="link font-semibold" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    )
  }
  return (
    <p role="status" className="mt-2 text-muted">
      Looking where it is used…
    </p>
  )
}

/** A text that links the file, with its form in a new tab: the question waits in this one. */
function PlaceTitle({ use }: { use: TextPlace }) {
  const address = placeAddress(use)
  if (!address) return <bdi className="wrap-anywhere">{use.title}</bdi>
  return (
    <a href={address} target="_blank" rel="noopener" className="link wrap-anywhere">
      <bdi>{use.title}</bdi>
      <span className="sr-only"> in a new tab</span>
    </a>
  )
}
