import { Upload as UploadIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { ACCEPTED_WORDS, type Accepted, acceptedExtensions } from '@/data/files/schema'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { FILE_CONTROL } from './file-control'
import { UploadLine } from './upload-line'
import type { Uploads } from './use-uploads'

type UploadFormProps = {
  title: string
  accepted: Accepted
  isSingle?: boolean
  /** Whether somebody came to choose a file: that has the focus. */
  isAsked?: boolean
  uploads: Uploads
}

/** Chooses files by the browser's dialog or by dropping them, comments on them and uploads them (ADM-7, STAFF-6). */
export function UploadForm({ title, accepted, isSingle = false, isAsked = false, uploads: state }: UploadFormProps) {
  const { uploads, comment, faults, isUploading } = state
  // Other files are another question.
  const form = useCheckedForm({ fields: ['file', 'comment'], of: uploads.map(({ id: chosen }) => chosen).join() })
  const file = form.field('file')
  const remark = form.field('comment')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // The focus is the browser's.
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])

  // The button that had the focus is gone when an upload ends.
  const wasUploading = useRef(isUploading)
  useEffect(() => {
    const hasEnded = wasUploading.current && !isUploading
    wasUploading.current = isUploading
    if (hasEnded && document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [isUploading])

  const choose = (files: FileList | null) => {
    state.choose(Array.from(files ?? []))
    // What is chosen stands below; the same file can be chosen again.
    if (input.current) input.current.value = ''
  }
  const send = async (only?: string) => {
    form.check(await state.upload(only))
  }
  const drop = (event: React.DragEvent) => {
    event.preventDefault()
    if (!isUploading) choose(event.dataTransfer.files)
  }
  return (
    <CheckedForm
      form={form}
      onSend={() => void send()}
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="max-w-252 [&>[role=alert]:not(:empty)]:mb-3"
    >
      <h2 id={`${id}-title`} className="mb-2 font-semibold">
        {title}
      </h2>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Field
          label={`${isSingle ? 'File' : 'Files'} (required)`}
          {...file}
          error={file.error ?? faults.file}
          hint={faults.file ? null : hintOf(accepted, isSingle)}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              name="file"
              type="file"
              multiple={!isSingle}
              accept={acceptedExtensions(accepted)}
              disabled={isUploading}
              onChange={({ target }) => choose(target.files)}
              className={`${control.className} ${FILE_CONTROL}`}
            />
          )}
        </Field>
        <Field
          label="Comment (optional)"
          {...remark}
          error={remark.error ?? faults.comment}
          hint={uploads.length > 1 && 'Kept with each of them'}
        >
          {(control) => (
            <textarea
              {...control}
              name="comment"
              rows={1}
              dir="auto"
              value={comment}
              readOnly={isUploading}
              onChange={({ target }) => state.write(target.value)}
            />
          )}
        </Field>
      </div>
      {uploads.length > 0 && (
        <ul aria-label="Chosen files" className="mt-3">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              isFaultSaid={uploads.length === 1}
              isHeld={isUploading}
              onRetry={() => void send(upload.id)}
              onRemove={() => {
                input.current?.focus({ preventScroll: true })
                state.remove(upload.id)
              }}
            />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" look="solid" disabled={isUploading}>
          <UploadIcon aria-hidden />
          {isUploading ? 'Uploading…' : 'Upload'}
        </Button>
        {isUploading && (
          <Button look="outline" onClick={state.cancel}>
            Cancel upload
          </Button>
        )}
      </div>
    </CheckedForm>
  )
}

const hintOf = (accepted: Accepted, isSingle: boolean) =>
  `${accepted === 'any' ? ACCEPTED_WORDS.any : 'A PDF'}, up to 50 MB${isSingle ? '' : ' each; they can be dropped here too'}`
