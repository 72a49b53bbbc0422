import { useQuery } from '@tanstack/react-query'
import { filesPageQuery, firstFiles, type StoredFile } from '@/data/files/staff'
import { AdminPage } from '@/office/admin-page'
import { UploadForm } from '@/office/files/upload-form'
import { useUploads } from '@/office/files/use-uploads'
import { UnsavedGuard } from '@/office/form/unsaved-guard'
import { ManagerSearch } from '@/office/list/manager-search'
import { PagedList } from '@/office/list/paged-list'
import { SelectionBar } from '@/office/list/selection-bar'
import { columnClass, SelectPage } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import { useRemovals } from '@/office/list/use-removals'
import { useSelectableList } from '@/office/list/use-selection'
import { SCREENS } from '@/office/screens'
import { NEW, useManagerAddress } from '@/office/use-manager-address'
import { HeadingsBelow } from '@/ui/heading'
import { FileDeletion, FileRow } from './file-row'

const NOUNS = ['file', 'files'] as const
const LIST_ID = 'files'

/** The files that staff publish: uploading them, and the list of all, newest first (ADM-7, STAFF-6). */
export function Component() {
  const { q, page, search, editing } = useManagerAddress()
  const query = useQuery(filesPageQuery({ q, page }))
  const uploads = useUploads({ accepted: 'any' })
  const { selection, focusList, box, onKeyDown } = useSelectableList(LIST_ID, query.data?.rows ?? [])
  const removals = useRemovals<StoredFile>({ table: 'files', nouns: NOUNS, nameOf: ({ name }) => name })
  const isUnsent = uploads.isUploading || uploads.uploads.length > 0 || uploads.comment.trim() !== ''
  return (
    <AdminPage title={SCREENS.files.label}>
      <div className="border-line border-b">
        <div className="py-4 ps-margin pe-inset">
          <UploadForm title="Upload files" accepted="any" isAsked={editing === NEW} uploads={uploads} />
        </div>
      </div>
      <HeadingsBelow>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list inside */}
        <div ref={box} onKeyDown={onKeyDown} className="contents">
          <PagedList
            id={LIST_ID}
            nouns={NOUNS}
            selected={selection.count}
            bulk={
              selection.count > 0 && (
                <SelectionBar
                  nouns={NOUNS}
                  selection={selection}
                  total={query.data?.total ?? 0}
                  readAll={() => firstFiles(q)}
                  list={box}
                  onDone={focusList}
                  remove={() => removals.removeMany(selection.rows)}
                  question={(answer) => <FileDeletion files={selection.rows} {...answer} />}
                />
              )
            }
            query={query}
            page={page}
            q={q}
            empty="No files uploaded yet"
            onClear={() => search('')}
            tools={<ManagerSearch noun="files" q={q} onSearch={search} />}
          >
            {(files, onRemoved) => (
              <table {...ROLES.table} className="office-table">
                <thead {...ROLES.rowGroup}>
                  <tr {...ROLES.row}>
                    <th {...ROLES.columnHeader} className="office-margin">
                      <SelectPage many="files" rows={files} selection={selection} />
                    </th>
                    <th {...ROLES.columnHeader} className="office-title-head">
                      Name
                    </th>
                    <th {...ROLES.columnHeader} className={`${columnClass()} w-28`}>
                      Size
                    </th>
                    <th {...ROLES.columnHeader} className={`${columnClass()} w-48`}>
                      Uploaded
                    </th>
                    <th {...ROLES.columnHeader} className="w-28 xl:w-48">
                      <span className="sr-only">Actions</span>
                    </th>
                  </tr>
                </thead>
                <tbody {...ROLES.rowGroup}>
                  {files.map((file) => (
                    <FileRow
                      key={file.id}
                      file={file}
                      isSelected={selection.has(file.id)}
                      isAnySelected={selection.count > 0}
                      onSelect={() => selection.toggle(file)}
                      removals={removals}
                      onDeleted={onRemoved}
                    />
                  ))}
                </tbody>
              </table>
            )}
          </PagedList>
        </div>
      </HeadingsBelow>
      <UnsavedGuard
        isUnsaved={() => isUnsent}
        question={
          uploads.isUploading ? 'A file is being uploaded. Leave and stop it?' : 'Leave without uploading the file?'
        }
        detail="What was chosen and the comment are not kept."
      />
    </AdminPage>
  )
}
