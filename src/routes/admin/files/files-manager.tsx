import { useQuery } from '@tanstack/react-query'
import { HeadingsBelow } from '@/components/ui/heading'
import { PageHeading } from '@/components/ui/page-heading'
import { filesPageQuery } from '@/data/files/staff'
import { AdminPage } from '@/routes/admin/layout/admin-page'
import { SCREENS } from '@/routes/admin/layout/screens'
import { ManagerSearch } from '@/routes/admin/manager/manager-search'
import { PagedList } from '@/routes/admin/manager/paged-list'
import { UnsavedGuard } from '@/routes/admin/manager/unsaved-guard'
import { useManagerAddress } from '@/routes/admin/manager/use-manager-address'
import { FileLine } from './file-line'
import { UploadForm } from './upload-form'
import { useUpload } from './use-upload'

/** The files that staff publish: uploading them, and the list of all, newest first (ADM-7). */
export function Component() {
  const { q, page, search } = useManagerAddress()
  const query = useQuery(filesPageQuery({ q, page }))
  const upload = useUpload('any')
  const isUnsent = upload.isUploading || upload.file !== null || upload.comment.trim() !== ''
  return (
    <AdminPage title={SCREENS.files.label}>
      <PageHeading className="page-title mb-6">{SCREENS.files.label}</PageHeading>
      <div className="card mb-6 p-4 sm:p-6">
        <UploadForm title="Upload a file" accepted="any" upload={upload} />
      </div>
      <ManagerSearch noun="files" q={q} onSearch={search} />
      <HeadingsBelow>
        <PagedList
          nouns={['file', 'files']}
          query={query}
          page={page}
          q={q}
          empty="No files uploaded yet"
          onClear={() => search('')}
        >
          {(file, onRemoved) => (
            <li key={file.id}>
              <FileLine file={file} onDeleted={onRemoved} />
            </li>
          )}
        </PagedList>
      </HeadingsBelow>
      <UnsavedGuard
        isUnsaved={() => isUnsent}
        question={
          upload.isUploading ? 'A file is being uploaded. Leave and stop it?' : 'Leave without uploading the file?'
        }
        detail="The file and its comment are not kept."
      />
    </AdminPage>
  )
}
