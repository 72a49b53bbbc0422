import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { EmptyState } from '@/ui/states/empty-state'
import { TextSkeleton } from '@/ui/states/skeleton'
import { Button } from '@/ui/button'
import { HeadingsBelow } from '@/ui/heading'
import { Modal } from '@/ui/modal'
import { filesPageQuery, publicUrl } from '@/data/files/staff'
import { answerOf, PAGE_SIZE } from '@/data/page'
import { FileSummary } from '@/office/files/file-summary'
import { OpenFile } from '@/office/files/open-file'
import { UploadForm } from '@/office/files/upload-form'
import { useUploads } from '@/office/files/use-uploads'
import { Action } from '@/office/list/action'
import { FetchFailed } from '@/office/list/fetch-failed'
import { ManagerSearch } from '@/office/list/manager-search'
import { NewerOlder } from '@/office/history/newer-older'

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
  const query = useQuery(filesPageQuery({ q, page, type: 'application/pdf' }))
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
      <NewerOlder
        page={page}
        pages={Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
        onPage={(next) => setAsked({ q, page: next })}
      />
    </>
  )
}
