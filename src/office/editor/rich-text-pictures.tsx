import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { contentFault } from '@/data/files/content-fault'
import { fileFault } from '@/data/files/schema'
import { publicUrl } from '@/data/files/staff'
import { uploadFile } from '@/data/files/upload'
import { useMarkStale } from '@/data/stale'
import { formatFileSize } from '@/lib/file-size'
import { withReason } from '@/lib/with-reason'
import { CloseButton } from '@/office/close-button'
import { Button } from '@/ui/button'
import { useFreshStart } from '@/ui/hooks/use-fresh-start'
import type { PastedPicture } from './pasted-pictures'

type RichTextPicturesProps = {
  editor: Editor
  pictures: readonly PastedPicture[]
  /** One of them is done with, by its id. */
  onDone: (id: string) => void
  onClose: () => void
}

/** What was pasted or dropped and no text may hold: each file can be put into Files and linked where the caret is (STAFF-3). */
export function RichTextPictures({ editor, pictures, onDone, onClose }: RichTextPicturesProps) {
  return (
    <section
      aria-label="Left out of the text"
      className="max-h-[40dvh] overflow-y-auto border-line border-t bg-accent-soft pt-1.5 ps-margin pe-inset pb-2"
    >
      <div className="flex items-start gap-3">
        <p role="alert" className="min-w-0 flex-1 py-1">
          <strong>A text holds no pictures or files.</strong> What you pasted can be put into Files and linked here.
        </p>
        <CloseButton onClose={onClose} />
      </div>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id} className="flex flex-wrap items-center gap-x-3 py-1">
            {'file' in picture ? (
              <PastedFile editor={editor} file={picture.file} onDone={() => onDone(picture.id)} />
            ) : (
              <p className="min-w-0 wrap-anywhere">
                A picture of <bdi className="text-muted">{picture.address || 'no address'}</bdi> was left out: save it,
                and put it into Files.
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type PastedFileProps = { editor: Editor; file: File; onDone: () => void }

function PastedFile({ editor, file, onDone }: PastedFileProps) {
  const markStale = useMarkStale('files')
  const [sent, setSent] = useState<number | null>(null)
  const [fault, setFault] = useState(() => fileFault(file, 'any'))
  const [canRetry] = useState(fault === null)
  useFreshStart(() => canRetry && setFault(null))
  const stop = useRef<AbortController | null>(null)

  // The upload runs outside React; who leaves the form stops it.
  useEffect(() => () => stop.current?.abort(), [])

  const upload = async () => {
    const controller = new AbortController()
    stop.current = controller
    setFault(null)
    setSent(0)
    try {
      const disguise = await contentFault(file)
      if (disguise) return setFault(disguise)
      const { path, name } = await uploadFile({ file, comment: '', onProgress: setSent, signal: controller.signal })
      void markStale()
      linkFile(editor, publicUrl(path), name)
      onDone()
    } catch (error) {
      if (!controller.signal.aborted) setFault(withReason('Failed to upload file', error))
    } finally {
      setSent(null)
    }
  }
  return (
    <>
      <p className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="font-semibold">{file.name}</bdi>{' '}
        <span className="text-muted text-sm">{formatFileSize(file.size)}</span>
        {fault && (
          <span role="alert" className="block text-danger">
            {fault}
          </span>
        )}
      </p>
      {sent !== null && (
        <>
          <progress aria-label={`Upload of ${file.name}`} value={Math.min(sent, file.size)} max={file.size} />
          <Button look="quiet" onClick={() => stop.current?.abort()}>
            Cancel upload
          </Button>
        </>
      )}
      {sent === null && canRetry && (
        <Button look="outline" onClick={() => void upload()}>
          {fault ? 'Try again' : 'Upload and link'}
        </Button>
      )}
    </>
  )
}

/** Writes a link to a file after the selected words. */
function linkFile(editor: Editor, href: string, name: string): void {
  if (editor.isDestroyed) return
  const link = { type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, [link, { type: 'text', text: ' ' }])
    .run()
}
