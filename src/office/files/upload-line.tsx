import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { publicUrl, sameFileQuery } from '@/data/files/staff'
import { formatFileSize } from '@/lib/file-size'
import { formatMoment } from '@/lib/moments'
import { Button } from '@/ui/button'
import type { Upload } from './use-uploads'

type UploadLineProps = {
  upload: Upload
  /** Whether its fault is said elsewhere. */
  isFaultSaid: boolean
  isHeld: boolean
  onRetry: () => void
  onRemove: () => void
}

/** A chosen file: its name and size, and how far it is, or why it goes no further (STAFF-6). */
export function UploadLine({ upload, isFaultSaid, isHeld, onRetry, onRemove }: UploadLineProps) {
  const { file, state, reason } = upload
  return (
    <li className="flex min-h-10.5 flex-wrap items-center gap-x-2 border-line border-t py-1">
      <div className="min-w-0 grow basis-64">
        <p className="wrap-anywhere">
          <bdi className="font-semibold">{file.name}</bdi>{' '}
          <span className="text-muted text-sm">{formatFileSize(file.size)}</span>
        </p>
        {state === 'ready' && <SameFile file={file} />}
        {state === 'sending' && <Progress sent={upload.sent} size={file.size} />}
        {state === 'refused' && !isFaultSaid && <p className="text-danger">{reason}</p>}
        {state === 'failed' && (
          <p role="alert" className="text-danger">
            <CircleAlert aria-hidden className="me-1.5 inline size-4" />
            <span className="font-semibold">Failed to upload file</span> {reason}
          </p>
        )}
        {state === 'done' && (
          <p className="text-success text-sm">
            <Check aria-hidden className="me-1.5 inline size-4" />
            Uploaded
          </p>
        )}
      </div>
      <div className="flex">
        {state === 'failed' && !isHeld && (
          <Button look="quiet" onClick={onRetry}>
            Try again<span className="sr-only"> to upload {file.name}</span>
          </Button>
        )}
        {state !== 'sending' && state !== 'done' && !isHeld && (
          <Button look="quiet" onClick={onRemove}>
            Remove<span className="sr-only"> {file.name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

/** Points out that the same file has been uploaded before, which stops nobody from doing it again (STAFF-2). */
function SameFile({ file }: { file: File }) {
  const { data } = useQuery(sameFileQuery(file))
  return (
    <p role="status" className="text-warning empty:hidden">
      {data && (
        <>
          There is one of this name and size already,{' '}
          <a href={publicUrl(data.path)} target="_blank" rel="noopener noreferrer" className="link">
            uploaded {formatMoment(data.created_at)}
            <span className="sr-only"> in a new tab</span>
          </a>
        </>
      )}
    </p>
  )
}

function Progress({ sent, size }: { sent: number; size: number }) {
  const id = useId()
  const gone = Math.min(sent, size)
  return (
    <div className="mt-1">
      <p id={id} className="text-muted text-sm">
        {gone < size
          ? `${formatFileSize(gone)} of ${formatFileSize(size)} (${Math.floor((gone / size) * 100)}%)`
          : `${formatFileSize(size)} sent; waiting for the server`}
      </p>
      <progress aria-labelledby={id} value={gone} max={size} className={`mt-1 block h-2 w-full ${BAR}`} />
    </div>
  )
}

// Each browser draws the bar in colours of its own otherwise.
const BAR =
  'appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent'
