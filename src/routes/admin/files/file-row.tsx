import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Copy, ExternalLink, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { fileUsageQuery, publicUrl, type StoredFile } from '@/data/files/staff'
import { formatFileSize } from '@/lib/file-size'
import { formatMoment } from '@/lib/moments'
import { FileIcon } from '@/office/files/file-icon'
import { Action } from '@/office/list/action'
import { FetchFailed } from '@/office/list/fetch-failed'
import { RowMenu } from '@/office/list/row-menu'
import { columnClass } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import { PlaceTitle, UsageList } from '@/office/list/usage-list'
import { useRemovals } from '@/office/list/use-removals'
import { textName } from '@/office/text-kinds'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useNotice } from '@/ui/states/notice'

type FileRowProps = {
  file: StoredFile
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
}

/** A file in the list of all: what it is, where it is used, and what can be done with it (ADM-7, STAFF-6). */
export function FileRow({ file, onDeleted }: FileRowProps) {
  const { name, path, size, type, comment, created_at } = file
  const { copy } = useNotice()
  const [isDeleting, setIsDeleting] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const url = publicUrl(path)
  return (
    <>
      <tr {...ROLES.row} aria-labelledby={id} className="office-row">
        <td {...ROLES.cell} className="office-margin">
          <FileIcon type={type} />
        </td>
        <th {...ROLES.rowHeader}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="whole-row wrap-anywhere font-semibold text-ink"
          >
            <bdi id={id}>{withHebrew(name)}</bdi>
            <span className="sr-only"> in a new tab</span>
          </a>
          {comment && (
            <p className="office-detail wrap-anywhere whitespace-pre-line">
              <bdi>{withHebrew(comment)}</bdi>
            </p>
          )}
          <p className="office-detail lg:hidden">
            {formatFileSize(size)} · {formatMoment(created_at)}
          </p>
        </th>
        <td {...ROLES.cell} className={columnClass()}>
          {formatFileSize(size)}
        </td>
        <td {...ROLES.cell} className={columnClass()}>
          {formatMoment(created_at)}
        </td>
        <td {...ROLES.cell} className="office-actions">
          <Action
            name="Where used"
            of={name}
            icon={<ChevronDown aria-hidden className={`size-4 ${isOpen ? '' : '-rotate-90'}`} />}
            isOpen={isOpen}
            isForWide
            onClick={() => setIsOpen(!isOpen)}
          />
          <RowMenu
            of={name}
            items={[
              { label: 'Copy URL', icon: Copy, onSelect: () => void copy(url, 'URL copied to clipboard!') },
              { label: 'Open', icon: ExternalLink, href: url },
              { label: 'Delete', icon: Trash2, isDangerous: true, onSelect: () => setIsDeleting(true) },
            ]}
          />
          {isDeleting && <FileDeletion file={file} onDeleted={onDeleted} onClose={() => setIsDeleting(false)} />}
        </td>
      </tr>
      {isOpen && (
        <tr {...ROLES.row}>
          <td {...ROLES.cell} colSpan={5} className="office-below">
            <FilePlaces file={file} />
          </td>
        </tr>
      )}
    </>
  )
}

/** All texts that link a file, with the way to each. */
function FilePlaces({ file: { name, path } }: { file: StoredFile }) {
  const query = useQuery(fileUsageQuery(path))
  const { data, error } = query
  return (
    <section aria-label={`Where ${name} is used`} aria-busy={!data && !error} className="office-inset">
      {!data && error && <FetchFailed what="Failed to fetch data" query={query} />}
      {!data && !error && <p className="text-muted">Looking where it is used…</p>}
      {data?.total === 0 && <p>No text on the site links it.</p>}
      {data && data.total > 0 && (
        <ul className="list-disc ps-5">
          {data.places.map((place) => (
            <li key={`${place.kind} ${place.id}`}>
              {textName(place.kind)} <PlaceTitle place={place} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type FileDeletionProps = { file: StoredFile; onDeleted: (id: string) => void; onClose: () => void }

/** Asks before a file goes, and says first where it is used (ADM-7). */
function FileDeletion({ file, onDeleted, onClose }: FileDeletionProps) {
  const usage = useQuery(fileUsageQuery(file.path))
  const { removeOne } = useRemovals<StoredFile>({ table: 'files', nouns: ['file', 'files'], nameOf: (row) => row.name })
  const remove = async () => {
    await removeOne(file)
    onDeleted(file.id)
    onClose()
  }
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this file?"
      detail={`"${file.name}" and its address go when the notice with Undo ends; after that it cannot be brought back.`}
      action="Delete"
      isHeld={!usage.data}
      onConfirm={remove}
      onCancel={onClose}
    >
      <UsageList query={usage} none="No text on the site links it." lead="It is used" />
    </ConfirmDialog>
  )
}
