import { ArrowUpDown, ChevronDown, Ellipsis, ExternalLink, History, Link2, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { isRemovable, isStamped, type ListRow, type ManagedRow, type RowsAsked } from '@/data/staff-table'
import { withReason } from '@/lib/with-reason'
import { RowHistory } from '@/office/history/row-history'
import { Inside } from '@/office/in-front'
import { KEY_MAP, type KeyActions } from '@/office/keys/key-map'
import { useFoldingKeys } from '@/office/keys/use-folding-keys'
import { useKeys } from '@/office/keys/use-keys'
import { Action } from '@/office/list/action'
import { RowsDeletion } from '@/office/list/row-deletion'
import { type ListedRow, openerId, RowDetails, RowTitle } from '@/office/list/row-title'
import { columnClass } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import type { Selection } from '@/office/list/use-selection'
import type { Move } from '@/office/manager'
import { MenuButton, type MenuItem } from '@/office/menu-button'
import type { ManagerAddress } from '@/office/use-manager-address'
import { srOnly } from '@/ui/content/sr-only'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useNotice } from '@/ui/states/notice'
import { MoveDialog } from './move-dialog'
import { RowToggle } from './row-toggle'
import { useRowChanges } from './use-row-changes'

type RowLineProps<Listed extends ListRow, Row extends ManagedRow> = ListedRow<Listed, Row> & {
  /** Of its list. */
  address: Omit<ManagerAddress, 'editing'>
  selection: Selection<Listed>
  /** Whether what hangs on it is shown. */
  isOpen: boolean
  /** What it is dragged by, where the list has an order. */
  handle: ReactNode
  /** What it has in common with its siblings, and what moves it; null in a list without an order of its own. */
  moving: { only: RowsAsked['only']; move: Move } | null
}

const { keys } = KEY_MAP.row

/** What the keys do that the items of a row's menu name. */
const effectsOf = (items: readonly MenuItem[]): KeyActions<'row'> =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([name, [key]]) => {
      const item = items.find((each) => each.keys === key)
      return item && 'onSelect' in item ? [[name, item.onSelect]] : []
    }),
  )

/** A row in its list: what it is, and what can be done with it (ADM-4, STAFF-2). */
export function RowLine<Listed extends ListRow, Row extends ManagedRow>(props: RowLineProps<Listed, Row>) {
  const { manager, row, address, selection, isOpen, handle, moving, facts } = props
  const { columns = [], inside, toggle, body, source } = manager
  const [opened, setOpened] = useState<'history' | 'deletion' | 'move' | null>(null)
  const id = useId()
  const box = useRef<HTMLTableRowElement>(null)
  const head = useRef<HTMLTableCellElement>(null)
  const line = manager.lineOf(row)
  const publicPath = manager.publicPath?.(row)
  const isSelected = selection.has(row.id)
  const onSelect = () => selection.toggle(row)
  const onEdit = () => address.edit(row.id)
  const onOpen = () => address.open(row.id === address.opened ? null : row.id)
  const editing = manager.page ? address.openingAddress(row.id) : address.editingAddress(row.id)
  const openHistory = () => setOpened('history')
  const askToDelete = () => setOpened('deletion')
  const { copy } = useNotice()
  const copyAddress = (path: string) => void copy(new URL(path, window.location.href).href, 'URL copied to clipboard!')
  const edit: MenuItem = { label: 'Edit', icon: Pencil, keys: keys.edit[0], onSelect: onEdit }
  const move: MenuItem = { label: 'Move to…', icon: ArrowUpDown, onSelect: () => setOpened('move') }
  const isKept = !isRemovable(manager.table.table)
  const ofToday = (): MenuItem[] => [
    ...(isKept ? [edit, { label: 'History', icon: History, keys: keys.history[0], onSelect: openHistory }] : []),
    ...(moving ? [move] : []),
    ...(publicPath
      ? [
          { label: 'View', icon: ExternalLink, href: publicPath },
          { label: 'Copy its address', icon: Link2, onSelect: () => copyAddress(publicPath) },
        ]
      : []),
    { label: 'Delete', icon: Trash2, keys: keys.delete[0], isDangerous: true, onSelect: askToDelete },
  ]
  const items = source ? source.actsOf(row, { edit, move }) : ofToday()
  const { delete: remove, ...others } = effectsOf(items)
  // Where rows are selected, the key deletes those.
  const removing = selection.count === 0 && remove ? { delete: remove } : {}
  useKeys('row', { ...(!source && { select: onSelect }), ...others, ...removing }, box)
  // Not on what it is dragged by, whose arrows move it.
  useFoldingKeys({ head, isOpen, onOpen: inside ? onOpen : null })
  return (
    <>
      <tr
        {...ROLES.row}
        ref={box}
        aria-labelledby={id}
        data-selected={isSelected || undefined}
        data-marked={line.isMarked || undefined}
        className="office-row"
      >
        <td {...ROLES.cell} className="office-margin">
          {items.includes(move) && handle}
          {!source && (
            <input type="checkbox" aria-label={`Select ${line.title}`} checked={isSelected} onChange={onSelect} />
          )}
        </td>
        <th {...ROLES.rowHeader} ref={head}>
          {inside?.isMain && <OpenInside {...{ inside, isOpen, onOpen }} of={line.title} />}
          <RowTitle {...props} {...line} editing={editing} id={id} />
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
          {inside && !inside.isMain && <OpenInside {...{ inside, isOpen, onOpen }} of={line.title} />}
          {inside?.isMain && inside.level !== null && (
            <AddInside
              label={`New ${inside.nouns[0]} in ${line.title}`}
              isAlone={items.length === 0}
              onAdd={() => address.addInside(row.id, inside.level ?? '')}
            />
          )}
          {items.length > 0 && (
            <RowMenu {...(inside?.isMain && { id: openerId(row.id) })} of={line.title} items={items} />
          )}
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
        <Below manager={manager}>
          <Inside of={line.title}>{inside.render(row)}</Inside>
        </Below>
      )}
      {opened === 'history' && (
        <Below manager={manager}>
          <div className="office-inset">
            <RowHistory manager={manager} id={row.id} onClose={() => setOpened(null)} />
          </div>
        </Below>
      )}
    </>
  )
}

/** All that can be done with a row, behind one button (STAFF-2). */
function RowMenu({ of, ...rest }: { id?: string; of: string; items: readonly MenuItem[] }) {
  const label = `Actions for ${of}`
  return (
    <MenuButton {...rest} label={label} className="office-icon-button">
      <Ellipsis aria-hidden className="size-4" />
      {srOnly(label)}
    </MenuButton>
  )
}

type OpenInsideProps = { inside: { label: string; isMain?: boolean }; of: string; isOpen: boolean; onOpen: () => void }

function OpenInside({ inside, of, isOpen, onOpen }: OpenInsideProps) {
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

/** `isAlone`: without a menu beside it, for which alone small screens have room. */
type AddInsideProps = { label: string; isAlone: boolean; onAdd: () => void }

function AddInside({ label, isAlone, onAdd }: AddInsideProps) {
  return (
    <button
      type="button"
      title={label}
      onClick={onAdd}
      className={`office-icon-button ${isAlone ? '' : 'max-md:hidden'}`}
    >
      <Plus aria-hidden className="size-4" />
      <span className="sr-only">{label}</span>
    </button>
  )
}

/** Stands below a row of a list, or in its place, over all columns. */
export function Below({ manager, children }: { manager: { columns?: readonly object[] }; children: ReactNode }) {
  return (
    <tr {...ROLES.row}>
      <td {...ROLES.cell} colSpan={(manager.columns ?? []).length + 3} className="office-below">
        {children}
      </td>
    </tr>
  )
}

type DeletionProps<Listed extends ListRow, Row extends ManagedRow> = RowLineProps<Listed, Row> & {
  onClose: () => void
}

function Deletion<Listed extends ListRow, Row extends ManagedRow>(props: DeletionProps<Listed, Row>) {
  const { manager, row, onClose } = props
  const { changeOne } = useRowChanges(manager)
  const failed = `Failed to delete ${manager.failureNoun ?? manager.nouns[0]}`
  const remove = async () => {
    await changeOne(row, 'delete').catch((error: unknown) => {
      throw new Error(withReason(failed, error), { cause: error })
    })
    onClose()
  }
  return <RowsDeletion manager={manager} rows={[row]} onConfirm={remove} onCancel={onClose} />
}
