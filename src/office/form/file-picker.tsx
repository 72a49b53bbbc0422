import { useQuery } from '@tanstack/react-query'
import { Check, ExternalLink, X } from 'lucide-react'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { filesTable, publicUrl, type StoredFile } from '@/data/files/staff'
import { answerOf } from '@/data/page'
import { formatFileSize } from '@/lib/file-size'
import { formatMoment } from '@/lib/moments'
import { FileIcon } from '@/office/files/file-icon'
import { UploadForm } from '@/office/files/upload-form'
import { useUploads } from '@/office/files/use-uploads'
import { ACTION, Action } from '@/office/list/action'
import { FetchFailed } from '@/office/list/fetch-failed'
import { ManagerSearch } from '@/office/list/manager-search'
import { Pager } from '@/office/list/pager'
import { Button } from '@/ui/button'
import { Heading, HeadingsBelow } from '@/ui/heading'
import { Modal } from '@/ui/modal'
import { EmptyState } from '@/ui/states/empty-state'
import { TextSkeleton } from '@/ui/states/skeleton'

type FilePickerProps = {
  /** Takes the public address of the PDF that was chosen or uploaded. */
  onChoose: (url: string) => void
  onCancel: () => void
}

/** Chooses a PDF from Files, or uploads one, for the form of a text (ADM-3, ADM-7). */
export function FilePicker({ onChoose, onCancel }: FilePickerProps) {
  const id = useId()
  const uploads = useUploads({
    accepted: 'pdf',
    isSingle: true,
    onUploaded: ({ path }) => onChoose(publicUrl(path)),
  })
  // Outside the form that it belongs to: a form within a form is none.
  return createPortal(
    <Modal labelledBy={`${id}-title`} className="modal-wide" {...(!uploads.isUploading && { onCancel })}>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="font-semibold text-xl">
          Choose or upload a PDF
        </h2>
        <Button look="quiet" disabled={uploads.isUploading} onClick={onCancel} className="-me-3">
          <X aria-hidden className="size-5" />
          Close
        </Button>
      </div>
      <UploadForm title="Upload a PDF" accepted="pdf" isSingle uploads={uploads} />
      <section aria-labelledby={`${id}-list`} className="mt-6 border-line border-t pt-5">
        <h2 id={`${id}-list`} className="mb-4 font-semibold text-lg">
          PDFs in Files
        </h2>
        <HeadingsBelow>
          <PdfList isUploading={uploads.isUploading} onChoose={onChoose} />
        </HeadingsBelow>
      </section>
    </Modal>,
    document.body,
  )
}

type PdfListProps = { isUploading: boolean; onChoose: (url: string) => void }

function PdfList({ isUploading, onChoose }: PdfListProps) {
  const [{ q, page }, setAsked] = useState({ q: '', page: 1 })
  const query = useQuery(filesTable.pageQuery({ q, page, only: { type: 'application/pdf' } }))
  const { error, isPlaceholderData } = query
  const data = answerOf(query)
  return (
    <>
      <ManagerSearch noun="PDFs" q={q} onSearch={(words) => setAsked({ q: words, page: 1 })} />
      {!data && <FetchFailed what="Failed to fetch files" query={query} />}
      {!data && !error && <TextSkeleton lines={4} />}
      {data?.rows.length === 0 && <EmptyState text={q ? `No PDFs match "${q}"` : 'No PDFs uploaded yet'} />}
      {data && data.rows.length > 0 && (
        <ul aria-busy={isPlaceholderData} className="card divide-y divide-line">
          {data.rows.map((file) => (
            <li key={file.id}>
              <FileSummary file={file}>
                <Action
                  name="Choose"
                  of={file.name}
                  icon={<Check aria-hidden className="size-4" />}
                  isHeld={isUploading}
                  onClick={() => onChoose(publicUrl(file.path))}
                />
                <OpenFile file={file} />
              </FileSummary>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} total={data?.total ?? 0} turn={(next) => setAsked({ q, page: next })} className="mt-3" />
    </>
  )
}

type FileSummaryProps = {
  file: StoredFile
  /** What can be done with it. */
  children: React.ReactNode
}

/** A file in a list: its kind, name, size, date and comment, and what can be done with it (ADM-7). */
function FileSummary({ file, children }: FileSummaryProps) {
  const id = useId()
  return (
    <article aria-labelledby={id} className="flex items-start gap-3 px-4 py-3 sm:px-5">
      <FileIcon type={file.type} />
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-56">
          <Heading id={id} className="wrap-anywhere font-semibold leading-snug">
            <bdi>{file.name}</bdi>
          </Heading>
          <p className="mt-0.5 text-muted text-sm">
            {formatFileSize(file.size)} · {formatMoment(file.created_at)}
          </p>
          {file.comment && (
            <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">
              <bdi>{file.comment}</bdi>
            </p>
          )}
        </div>
        <div className="-mx-2 flex flex-wrap gap-x-1">{children}</div>
      </div>
    </article>
  )
}

/** A link to the file itself, in a new tab. */
function OpenFile({ file }: { file: StoredFile }) {
  return (
    <a href={publicUrl(file.path)} target="_blank" rel="noopener noreferrer" className={`${ACTION} text-accent`}>
      <ExternalLink aria-hidden className="size-4" />
      Open<span className="sr-only"> {file.name} in a new tab</span>
    </a>
  )
}
