import { ArrowUpDown, ChevronDown, ExternalLink, History, Link2, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { isRemovable, isStamped, type ListRow, type ManagedRow, type RowsAsked } from '@/data/staff-table'
import { RowHistory } from '@/office/history/row-history'
import { Inside } from '@/office/in-front'
import { KEY_MAP } from '@/office/keys/key-map'
import { useFoldingKeys } from '@/office/keys/use-folding-keys'
import { useKeys } from '@/office/keys/use-keys'
import { Action } from '@/office/list/action'
import type { MenuItem } from '@/office/list/menu-button'
import { RowsDeletion } from '@/office/list/row-deletion'
import { RowMenu } from '@/office/list/row-menu'
import { type ListedRow, openerId, RowDetails, RowTitle } from '@/office/list/row-title'
import { columnClass } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import type { Move } from '@/office/list/use-move'
import type { Manager } from '@/office/manager'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useNotice } from '@/ui/states/notice'
import { MoveDialog } from './move-dialog'
import { RowToggle } from './row-toggle'
import { useRowChanges } from './use-row-changes'

type RowLineProps<Listed extends ListRow, Row extends ManagedRow> = ListedRow<Listed, Row> & {
  /** Whether what hangs on it is shown. */
  isOpen: boolean
  isSelected: boolean
  /** Whether it or any other row of the list is selected. */
  isAnySelected: boolean
  onSelect: () => void
  /** What it is dragged by, where the list has an order. */
  handle: ReactNode
  /** The address with its form. */
  editing: string
  onEdit: () => void
  onOpen: () => void
  /** Opens the form to add what hangs on it; takes the level of its address. */
  onAddInside: (level: string) => void
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
  /** What it has in common with its siblings, and what moves it; null in a list without an order of its own. */
  moving: { only: RowsAsked['only']; move: Move } | null
}

const { keys } = KEY_MAP.row

/** A row in its list: what it is, and what can be done with it (ADM-4, STAFF-2). */
export function RowLine<Listed extends ListRow, Row extends ManagedRow>(props: RowLineProps<Listed, Row>) {
  const { manager, row, isOpen, isSelected, onSelect, handle, onEdit, moving, facts } = props
  const { columns = [], inside, toggle, body } = manager
  const [opened, setOpened] = useState<'history' | 'deletion' | 'move' | null>(null)
  const id = useId()
  const box = useRef<HTMLTableRowElement>(null)
  const head = useRef<HTMLTableCellElement>(null)
  const line = manager.lineOf(row)
  const publicPath = manager.publicPath?.(row)
  const openHistory = () => setOpened('history')
  const askToDelete = () => setOpened('deletion')
  const { copy } = useNotice()
  const copyAddress = (path: string) => void copy(new URL(path, window.location.href).href, 'URL copied to clipboard!')
  // Where rows are selected, the key deletes those.
  const remove = props.isAnySelected ? {} : { delete: askToDelete }
  const isKept = !isRemovable(manager.table.table)
  useKeys('row', { select: onSelect, ...(isKept && { edit: onEdit, history: openHistory }), ...remove }, box)
  // Not on what it is dragged by, whose arrows move it.
  useFoldingKeys({ head, isOpen, onOpen: inside ? props.onOpen : null })
  const items: MenuItem[] = [
    ...(isKept
      ? [
          { label: 'Edit', icon: Pencil, keys: keys.edit[0], onSelect: onEdit },
          { label: 'History', icon: History, keys: keys.history[0], onSelect: openHistory },
        ]
      : []),
    ...(moving ? [{ label: 'Move to…', icon: ArrowUpDown, onSelect: () => setOpened('move') }] : []),
    ...(publicPath
      ? [
          { label: 'View', icon: ExternalLink, href: publicPath },
          { label: 'Copy its address', icon: Link2, onSelect: () => copyAddress(publicPath) },
        ]
      : []),
    { label: 'Delete', icon: Trash2, keys: keys.delete[0], isDangerous: true, onSelect: askToDelete },
  ]
  const width = columns.length + 3
  return (
    <>
      <tr {...ROLES.row} ref={box} aria-labelledby={id} data-selected={isSelected || undefined} className="office-row">
        <td {...ROLES.cell} className="office-margin">
          {handle}
          <input type="checkbox" aria-label={`Select ${line.title}`} checked={isSelected} onChange={onSelect} />
        </td>
        <th {...ROLES.rowHeader} ref={head}>
          {inside?.isMain && <OpenInside {...props} inside={inside} of={line.title} />}
          <RowTitle {...props} {...line} id={id} />
          <RowDetails {...props} line={line.details} />
          {body && <div className="mt-0.5 line-clamp-2 font-normal">{body(row)}</div>}
        </th>
        {columns.map(({ name, cell, room }) => (
          <td key={name} {...ROLES.cell} className={columnClass(room)}>
            {withHebrew(cell(row, facts))}
          </td>
        ))}
        <td {...ROLES.cell} className="office-actions">
          {toggle && isStamped(row) && <RowToggle manager={manager} row={row} toggle={toggle} of={line.title} />}
          {inside && !inside.isMain && <OpenInside {...props} inside={inside} of={line.title} />}
          {inside?.isMain && inside.level !== null && (
            <AddInside {...props} one={inside.nouns[0]} level={inside.level} of={line.title} />
          )}
          <RowMenu {...(inside?.isMain && { id: openerId(row.id) })} of={line.title} items={items} />
          {opened === 'deletion' && <Deletion {...props} onClose={() => setOpened(null)} />}
          {opened === 'move' && moving && (
            <MoveDialog
              manager={manager}
              rows={{ ids: [row.id], name: line.title }}
              {...moving}
              onClose={() => setOpened(null)}
            />
          )}
        </td>
      </tr>
      {isOpen && inside && (
        <Below width={width}>
          <Inside of={line.title}>{inside.render(row)}</Inside>
        </Below>
      )}
      {opened === 'history' && (
        <Below width={width}>
          <div className="office-inset">
            <RowHistory manager={manager} id={row.id} onClose={() => setOpened(null)} />
          </div>
        </Below>
      )}
    </>
  )
}

function OpenInside<Listed extends ListRow, Row extends ManagedRow>(
  props: Pick<RowLineProps<Listed, Row>, 'isOpen' | 'onOpen'> & {
    inside: NonNullable<Manager<Listed, Row>['inside']>
    of: string
  },
) {
  const { inside, of, isOpen, onOpen } = props
  const icon = <ChevronDown aria-hidden className={`size-4 ${isOpen ? '' : '-rotate-90 rtl:rotate-90'}`} />
  if (inside.isMain) {
    return (
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="office-opener whole-row -ms-1.5 me-1 inline-grid size-6 place-items-center align-middle text-muted"
      >
        {icon}
        <span className="sr-only">
          {inside.label} {of}
        </span>
      </button>
    )
  }
  return <Action name={inside.label} of={of} icon={icon} isOpen={isOpen} isForWide onClick={onOpen} />
}

type AddInsideProps = { one: string; level: string; of: string; onAddInside: (level: string) => void }

function AddInside({ one, level, of, onAddInside }: AddInsideProps) {
  const label = `New ${one} in ${of}`
  return (
    <button type="button" title={label} onClick={() => onAddInside(level)} className="office-icon-button max-md:hidden">
      <Plus aria-hidden className="size-4" />
      <span className="sr-only">{label}</span>
    </button>
  )
}

function Below({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr {...ROLES.row}>
      <td {...ROLES.cell} colSpan={width} className="office-below">
        {children}
      </td>
    </tr>
  )
}

type DeletionProps<Listed extends ListRow, Row extends ManagedRow> = RowLineProps<Listed, Row> & {
  onClose: () => void
}

function Deletion<Listed extends ListRow, Row extends ManagedRow>(props: DeletionProps<Listed, Row>) {
  const { manager, row, onDeleted, onClose } = props
  const { removeOne } = useRowChanges(manager)
  const remove = async () => {
    await removeOne(row)
    onDeleted(row.id)
    onClose()
  }
  return <RowsDeletion manager={manager} rows={[row]} onConfirm={remove} onCancel={onClose} />
}
