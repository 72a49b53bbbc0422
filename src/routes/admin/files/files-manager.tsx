import { useQuery } from '@tanstack/react-query'
import { HeadingsBelow } from '@/components/ui/heading'
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
      <div className="office-form border-line border-b">
        <UploadForm title="Upload a file" accepted="any" upload={upload} />
      </div>
      <HeadingsBelow>
        <PagedList
          nouns={['file', 'files']}
          query={query}
          page={page}
          q={q}
          empty="No files uploaded yet"
          onClear={() => search('')}
          tools={<ManagerSearch noun="files" q={q} onSearch={search} />}
        >
          {(files, onRemoved) => (
            <ul className="divide-y divide-line border-line border-b">
              {files.map((file) => (
                <li key={file.id}>
                  <FileLine file={file} onDeleted={onRemoved} />
                </li>
              ))}
            </ul>
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
