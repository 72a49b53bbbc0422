import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { ErrorPanel } from '@/components/states/error-panel'
import { NoRows } from '@/components/states/no-rows'
import { CardsSkeleton } from '@/components/states/skeleton'
import { PageHeading } from '@/components/ui/page-heading'
import { Pagination } from '@/components/ui/pagination'
import { filesPageQuery } from '@/data/files/staff'
import { PAGE_SIZE } from '@/data/page'
import { useFocusOnChange } from '@/hooks/use-focus-on-change'
import { formatCount } from '@/lib/count'
import { AdminPage } from '../layout/admin-page'
import { ManagerSearch } from '../manager/manager-search'
import { UnsavedGuard } from '../manager/unsaved-guard'
import { useManagerAddress } from '../manager/use-manager-address'
import { FileLine } from './file-line'
import { UploadForm } from './upload-form'
import { useUpload } from './use-upload'

/** The files that staff publish: uploading them, and the list of all, newest first (ADM-7). */
export function Component() {
  const { q, page, search } = useManagerAddress()
  const list = useFocusOnChange<HTMLElement>(page, q)
  const upload = useUpload('any', () => {})
  const isUnsent = useRef(false)
  isUnsent.current = upload.isUploading || upload.file !== null || upload.comment.trim() !== ''
  return (
    <AdminPage title="Files">
      <PageHeading className="page-title mb-6">Files</PageHeading>
      <div className="card mb-6 p-4 sm:p-6">
        <UploadForm title="Upload a file" accepted="any" upload={upload} />
      </div>
      <ManagerSearch noun="files" q={q} onSearch={search} />
      <section ref={list} tabIndex={-1} aria-label="List of files" className="outline-none">
        <Files q={q} page={page} onClear={() => search('')} />
      </section>
      <UnsavedGuard
        isUnsaved={useCallback(() => isUnsent.current, [])}
        question={
          upload.isUploading ? 'A file is being uploaded. Leave and stop it?' : 'Leave without uploading the file?'
        }
        detail="The file and its comment are not kept."
      />
    </AdminPage>
  )
}

type FilesProps = { q: string; page: number; onClear: () => void }

function Files({ q, page, onClear }: FilesProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(filesPageQuery({ q, page }))
  if (error && !data) {
    return <ErrorPanel fallback="Failed to fetch files" error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <CardsSkeleton />
  if (data.rows.length === 0) {
    return (
      <NoRows page={page} q={q} empty="No files uploaded yet" noMatch={`No files match "${q}"`} onClear={onClear} />
    )
  }
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {formatCount(data.total)} {data.total === 1 ? 'file' : 'files'}
        {q && ' found'}
      </p>
      <ul aria-busy={isPlaceholderData} className="card divide-y divide-line">
        {data.rows.map((file) => (
          <li key={file.id}>
            <FileLine file={file} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} />
      </div>
    </>
  )
}
