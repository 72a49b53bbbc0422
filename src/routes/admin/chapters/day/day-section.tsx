import { ArrowUpDown, CircleMinus, Pencil, Undo2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatBriefly } from '@/lib/moments'
import type { DayToCome } from '@/office/day/turned-day'
import { useDiscardDraft } from '@/office/drafts/use-discard-draft'
import { KEY_MAP } from '@/office/keys/key-map'
import { useKeys } from '@/office/keys/use-keys'
import type { MenuItem } from '@/office/list/menu-button'
import { RowMenu } from '@/office/list/row-menu'
import { openerId } from '@/office/list/row-title'
import { columnClass } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import { amendmentAddress } from '@/office/place-address'
import { StateMark } from '@/office/rows/row-state'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useToday } from '@/ui/hooks/use-today'
import { type DayRow, isAnothers, isDifferent, isRepealed, progressOf, standingOf } from './day-law'

type DaySectionProps = {
  row: DayRow
  day: DayToCome
  /** What it is dragged by, where it can be. */
  handle: ReactNode
  /** The address with its form. */
  editing: string
  onEdit: () => void
  onRepeal: () => Promise<void>
  /** A new one is about to go with its draft. */
  onDiscarded: (id: string) => void
  moveDialog: (onClose: () => void) => ReactNode
}

const { keys } = KEY_MAP.row

/** A section in the tree of a turned day: how it stands to today, by whose change, and what can be done with it (TIME-3). */
export function DaySectionRow(props: DaySectionProps) {
  const { row, day, handle, editing } = props
  const { section_id, title } = row
  const [isMoving, setIsMoving] = useState(false)
  const id = useId()
  const box = useRef<HTMLTableRowElement>(null)
  const { items, effects, question } = useActions(props, () => setIsMoving(true))
  useKeys('row', effects, box)
  const isGone = isRepealed(row)
  const isOthers = isAnothers(row)
  return (
    <tr
      {...ROLES.row}
      ref={box}
      aria-labelledby={id}
      data-differs={isDifferent(row) || undefined}
      className="office-row"
    >
      <td {...ROLES.cell} className="office-margin">
        {handle}
      </td>
      <th {...ROLES.rowHeader}>
        {isOthers ? (
          <bdi id={id} className={isGone ? 'text-muted line-through' : ''}>
            {withHebrew(title)}
          </bdi>
        ) : (
          // What is repealed has no form: its change is what there is to see.
          <Link
            id={openerId(section_id)}
            to={isGone ? amendmentAddress(day) : editing}
            preventScrollReset
            className={`whole-row ${isGone ? 'text-muted line-through' : 'text-ink'}`}
          >
            <bdi id={id}>{withHebrew(title)}</bdi>
          </Link>
        )}
        {isDifferent(row) && (
          <p className="office-detail flex flex-wrap gap-x-3 lg:hidden">
            <Standing row={row} />
            <Progress row={row} />
          </p>
        )}
      </th>
      <td {...ROLES.cell} className={columnClass()}>
        <Standing row={row} />
      </td>
      <td {...ROLES.cell} className={columnClass()}>
        <Progress row={row} />
      </td>
      <td {...ROLES.cell} className={columnClass('wide')}>
        <LastBy row={row} />
      </td>
      <td {...ROLES.cell} className="office-actions">
        {items.length > 0 && <RowMenu of={title} items={items} />}
        {isMoving && props.moveDialog(() => setIsMoving(false))}
        {question}
      </td>
    </tr>
  )
}

/** What can be done with a section on that day, as a menu and by keys. */
function useActions({ row, onEdit, onRepeal, onDiscarded }: DaySectionProps, onMove: () => void) {
  const { change, section_id } = row
  const isNew = row.state === 'only then'
  const { discard, question } = useDiscardDraft(() => isNew && onDiscarded(section_id))
  const takeOut = () => change && discard(change)
  const repeal = () => void onRepeal()
  const edit: MenuItem = { label: 'Edit', icon: Pencil, keys: keys.edit[0], onSelect: onEdit }
  const move: MenuItem = { label: 'Move to…', icon: ArrowUpDown, onSelect: onMove }
  const discarding: MenuItem = {
    label: isRepealed(row) ? 'Do not repeal' : isNew ? 'Discard' : 'Take its change out',
    icon: Undo2,
    ...(isNew && { keys: keys.delete[0] }),
    onSelect: takeOut,
  }
  const repealing: MenuItem = {
    label: 'Repeal',
    icon: CircleMinus,
    keys: keys.delete[0],
    isDangerous: true,
    onSelect: repeal,
  }
  if (isRepealed(row) || isAnothers(row)) return { items: change ? [discarding] : [], effects: {}, question }
  return {
    items: [edit, move, ...(change ? [discarding] : [repealing])],
    effects: { edit: onEdit, ...(isNew ? { delete: takeOut } : change ? {} : { delete: repeal }) },
    question,
  }
}

function Standing({ row }: { row: DayRow }) {
  const [mark, words] = standingOf(row)
  if (!isDifferent(row)) return <span className="text-muted">{words}</span>
  return (
    <span className="inline-flex gap-2 text-ink">
      <span aria-hidden className="w-3.5 flex-none text-center font-semibold">
        {mark}
      </span>
      <span className="min-w-0 wrap-anywhere">{withHebrew(words)}</span>
    </span>
  )
}

/** How far the change is, and what stands in its way; of one that another amendment makes, which. */
function Progress({ row: { change, amendment } }: { row: DayRow }) {
  if (!change) {
    return amendment && <span className="text-muted wrap-anywhere">{withHebrew(`by “${amendment}”`)}</span>
  }
  const { why, ...mark } = progressOf(change)
  return (
    <span title={why ?? undefined}>
      <StateMark {...mark} />
      {why && <span className="sr-only">: {why}</span>}
    </span>
  )
}

function LastBy({ row: { change } }: { row: DayRow }) {
  const today = useToday()
  if (!change) return null
  return (
    <span className="flex gap-1">
      <span className="truncate">{change.is_own ? 'You' : (change.written_by ?? 'A former colleague')}</span>{' '}
      <time dateTime={change.written_at} className="whitespace-nowrap text-muted">
        {formatBriefly(change.written_at, today)}
      </time>
    </span>
  )
}
