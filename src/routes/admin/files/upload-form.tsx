import { CircleAlert, Upload } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { ACCEPTED_WORDS, type Accepted, acceptedExtensions } from '@/data/files/schema'
import { formatFileSize } from '@/lib/file-size'
import type { UploadState } from './use-upload'

type UploadFormProps = { title: string; accepted: Accepted; upload: UploadState }

/** Chooses a file, comments on it and uploads it, with the progress and a way to stop (ADM-7). */
export function UploadForm({ title, accepted, upload }: UploadFormProps) {
  const { file, comment, faults, error, isUploading } = upload
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const commentBox = useRef<HTMLTextAreaElement>(null)

  // Only the browser can empty a file input, and it goes by its element alone.
  useEffect(() => {
    if (!file && input.current) input.current.value = ''
  }, [file])
  // The button that had the focus is gone when an upload ends.
  const wasUploading = useRef(isUploading)
  useEffect(() => {
    const hasEnded = wasUploading.current && !isUploading
    wasUploading.current = isUploading
    if (hasEnded && document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [isUploading])

  const send = async (event: React.FormEvent) => {
    event.preventDefault()
    // Within a dialog of another form, React would hand the event on to that one as well.
    event.stopPropagation()
    const faulty = await upload.upload()
    if (faulty === 'file') input.current?.focus()
    if (faulty === 'comment') commentBox.current?.focus()
  }
  return (
    <form noValidate aria-labelledby={`${id}-title`} onSubmit={send}>
      <h2 id={`${id}-title`} className="mb-4 font-semibold text-lg">
        {title}
      </h2>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field
          label="File"
          error={faults.file}
          hint={faults.file ? null : `${accepted === 'any' ? ACCEPTED_WORDS.any : 'A PDF'}, up to 50 MB`}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept={acceptedExtensions(accepted)}
              disabled={isUploading}
              onChange={({ target }) => upload.choose(target.files?.[0] ?? null)}
              className={`${control.className} py-1.5! file:me-3 file:rounded-md file:border-0 file:bg-accent-soft file:px-3 file:py-1 file:font-semibold file:text-accent`}
            />
          )}
        </Field>
        <Field label="Comment (optional)" error={faults.comment}>
          {(control) => (
            <textarea
              {...control}
              ref={commentBox}
              rows={1}
              dir="auto"
              value={comment}
              readOnly={isUploading}
              onChange={({ target }) => upload.write(target.value)}
            />
          )}
        </Field>
      </div>
      {isUploading && file && <Progress sent={upload.sent} size={file.size} />}
      {error && <Failure reason={error.message} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" look="solid" disabled={isUploading}>
          <Upload aria-hidden className="size-5" />
          {isUploading ? 'Uploading…' : 'Upload'}
        </Button>
        {isUploading && (
          <Button look="outline" onClick={upload.cancel}>
            Cancel upload
          </Button>
        )}
      </div>
    </form>
  )
}

function Progress({ sent, size }: { sent: number; size: number }) {
  const id = useId()
  const gone = Math.min(sent, size)
  return (
    <div className="mt-4">
      <p id={id} className="text-muted text-sm tabular-nums">
        {gone < size
          ? `${formatFileSize(gone)} of ${formatFileSize(size)} (${Math.floor((gone / size) * 100)}%)`
          : `${formatFileSize(size)} sent; waiting for the server`}
      </p>
      <progress aria-labelledby={id} value={gone} max={size} className={`mt-1 block h-2.5 w-full ${BAR}`} />
    </div>
  )
}

// Each browser draws the bar in colours of its own otherwise.
const BAR =
  'appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent'

function Failure({ reason }: { reason: string }) {
  return (
    <div role="alert" className="mt-4 flex items-start gap-2 rounded-lg bg-danger-soft px-4 py-3 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">Failed to upload file</p>
        <p>{reason}</p>
      </div>
    </div>
  )
}
