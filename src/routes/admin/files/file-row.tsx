import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Copy, ExternalLink, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { fileUsageQuery, publicUrl, type StoredFile } from '@/data/files/staff'
import { formatCount } from '@/lib/count'
import { formatFileSize } from '@/lib/file-size'
import { formatMoment } from '@/lib/moments'
import { FileIcon } from '@/office/files/file-icon'
import { useKeys } from '@/office/keys/use-keys'
import { Action } from '@/office/list/action'
import { FetchFailed } from '@/office/list/fetch-failed'
import { RowMenu } from '@/office/list/row-menu'
import { columnClass } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import { PlaceTitle, UsageList } from '@/office/list/usage-list'
import type { Removals } from '@/office/list/use-removals'
import { textName } from '@/office/text-kinds'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useNotice } from '@/ui/states/notice'

type FileRowProps = {
  file: StoredFile
  isSelected: boolean
  /** Whether it or any other file is selected. */
  isAnySelected: boolean
  onSelect: () => void
  removals: Removals<StoredFile>
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
}

/** A file in the list of all: what it is, where it is used, and what can be done with it (ADM-7, STAFF-6). */
export function FileRow({ file, isSelected, isAnySelected, onSelect, removals, onDeleted }: FileRowProps) {
  const { name, path, size, type, comment, created_at } = file
  const { copy } = useNotice()
  const [isDeleting, setIsDeleting] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLTableRowElement>(null)
  const url = publicUrl(path)
  const askToDelete = () => setIsDeleting(true)
  // Where files are selected, the key deletes those.
  useKeys('row', { select: onSelect, ...(!isAnySelected && { delete: askToDelete }) }, box)
  const remove = async () => {
    await removals.removeOne(file)
    onDeleted(file.id)
    setIsDeleting(false)
  }
  return (
    <>
      <tr {...ROLES.row} ref={box} aria-labelledby={id} data-selected={isSelected || undefined} className="office-row">
        <td {...ROLES.cell} className="office-margin">
          <input type="checkbox" aria-label={`Select ${name}`} checked={isSelected} onChange={onSelect} />
        </td>
        <th {...ROLES.rowHeader}>
          <span className="me-2 inline-flex align-middle">
            <FileIcon type={type} />
          </span>
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
              { label: 'Delete', icon: Trash2, isDangerous: true, onSelect: askToDelete },
            ]}
          />
          {isDeleting && <FileDeletion files={[file]} onConfirm={remove} onCancel={() => setIsDeleting(false)} />}
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
  const id = useId()
  const query = useQuery(fileUsageQuery([path]))
  const { data, error } = query
  return (
    <section aria-labelledby={id} aria-busy={!data && !error} className="office-inset">
      <p id={id} className="sr-only">
        Where {withHebrew(name)} is used
      </p>
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

type FileDeletionProps = {
  files: readonly StoredFile[]
  onConfirm: () => Promise<void>
  onCancel: () => void
}

/** Asks before files go, and says first where they are used (ADM-7). */
export function FileDeletion({ files, ...answer }: FileDeletionProps) {
  const usage = useQuery(fileUsageQuery(files.map(({ path }) => path)))
  const [first, ...others] = files
  const isOne = others.length === 0
  return (
    <ConfirmDialog
      question={`Are you sure you want to delete ${isOne ? 'this file' : `${formatCount(files.length)} files`}?`}
      detail={`${isOne ? `"${first?.name}" and its address` : 'The files and their addresses'} go when the notice with Undo ends; after that nothing brings them back.`}
      action="Delete"
      isHeld={!usage.data}
      {...answer}
    >
      <UsageList
        query={usage}
        none={`No text on the site links ${isOne ? 'it' : 'them'}.`}
        lead={isOne ? 'It is used' : 'They are used'}
      />
    </ConfirmDialog>
  )
}
