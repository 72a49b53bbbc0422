import { filesTable, publicUrl } from '@/data/files/staff'
import { formatFileSize } from '@/lib/file-size'
import { formatMoment } from '@/lib/moments'
import { defineManager } from '@/office/define-manager'
import { FileIcon } from '@/office/files/file-icon'
import { UploadForm } from '@/office/files/upload-form'
import { useUploads } from '@/office/files/use-uploads'
import { UnsavedGuard } from '@/office/form/unsaved-guard'
import { ManagerPage } from '@/office/manager-page'
import { SCREENS } from '@/office/screens'
import { NEW, useManagerAddress } from '@/office/use-manager-address'
import { FilePlaces } from './file-places'

const MANAGER = defineManager({
  table: filesTable,
  nouns: ['file', 'files'],
  fields: [],
  reads: ['path'],
  empty: 'No files uploaded yet',
  lineOf: ({ name, comment, path }) => ({ title: name, details: comment ? [comment] : [], to: publicUrl(path) }),
  mark: ({ type }) => <FileIcon type={type} />,
  publicPath: ({ path }) => publicUrl(path),
  titleColumn: { name: 'name', label: 'Name' },
  columns: [
    { name: 'size', label: 'Size', cell: ({ size }) => formatFileSize(size), width: 'w-28' },
    { name: 'created_at', label: 'Uploaded', cell: ({ created_at }) => formatMoment(created_at), width: 'w-48' },
  ],
  inside: {
    label: 'Where used',
    nouns: ['text', 'texts'],
    level: null,
    render: (file) => <FilePlaces file={file} />,
  },
})

/** The files that staff publish: uploading them, and the list of all (ADM-7, STAFF-6). */
export function Component() {
  const { editing } = useManagerAddress()
  const uploads = useUploads({ accepted: 'any' })
  const isUnsent = uploads.isUploading || uploads.uploads.length > 0 || uploads.comment.trim() !== ''
  return (
    <ManagerPage
      title={SCREENS.files.label}
      manager={MANAGER}
      line={
        <div className="border-line border-b py-4 ps-margin pe-inset">
          <UploadForm title="Upload files" accepted="any" isAsked={editing === NEW} uploads={uploads} />
          <UnsavedGuard
            isUnsaved={() => isUnsent}
            question={
              uploads.isUploading ? 'A file is being uploaded. Leave and stop it?' : 'Leave without uploading the file?'
            }
            detail="What was chosen and the comment are not kept."
          />
        </div>
      }
    />
  )
}
