import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import type { Move } from '@/office/manager'
import { ROLES } from './table-roles'
import { useAction } from './use-action'

type SortableProps = {
  isOn: boolean
  table: ManagedTable
  /** Those of the page. */
  rows: readonly { id: string; name: string }[]
  /** Whether there are rows on other pages. */
  isPaged: boolean
  move: Move
  children: ReactNode
}

/** A list whose rows can be put in order by dragging, and by keyboard: space takes a row up, the arrows move it. */
export function Sortable({ isOn, table, rows, isPaged, move, children }: SortableProps) {
  const reload = useMarkStale(table)
  const { isRunning: isMoving, run } = useAction()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, context) => {
        const next = sortableKeyboardCoordinates(event, context)
        if (ARROWS.includes(event.code)) setLifted((now) => now && { ...now, isAtEdge: !next && isPaged })
        return next
      },
    }),
  )
  const drop = async ({ active, over }: DragEndEvent) => {
    setLifted(null)
    const row = rows.find(({ id }) => id === active.id)
    if (!row || !over || active.id === over.id) return
    await run(
      'The order could not be saved',
      () => move({ ids: [row.id], name: row.name }, { target: String(over.id) }),
      reload,
    )
  }
  if (!isOn) return children
  const wordsOf = (at: Lifted) => placeInWords(rows, at)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(rows), screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragStart={({ active }) => setLifted({ id: active.id, over: active.id, isAtEdge: false })}
      onDragOver={({ over }) => setLifted((now) => now && over && { ...now, over: over.id, isAtEdge: false })}
      onDragEnd={(event) => void drop(event)}
      onDragCancel={() => setLifted(null)}
    >
      <SortableContext items={[...rows]} strategy={verticalListSortingStrategy} disabled={isMoving}>
        {children}
      </SortableContext>
      {/* Where it stands is announced by the list itself; the end of the page is not. */}
      <p role="status" className="sr-only">
        {lifted?.isAtEdge && AT_EDGE}
      </p>
      {lifted && (
        <div aria-hidden className="office-foot office-bulk fixed inset-x-0 bottom-0 z-20 md:start-56">
          {wordsOf(lifted)}
          <span className="ms-auto whitespace-nowrap text-muted max-md:hidden">
            <kbd>Space</kbd> drop <kbd>Esc</kbd> put back
          </span>
        </div>
      )}
    </DndContext>
  )
}

/** The row that is being moved, the one in whose place it is, and whether the page ends there. */
type Lifted = { id: string | number; over: string | number; isAtEdge: boolean }

const ARROWS = ['ArrowUp', 'ArrowDown']
const AT_EDGE = 'The page ends here. Put it down and choose “Move to…” in its menu to go on.'

/** Where the row will stand if it is put down: after which other, or at the top of the page. */
function placeInWords(rows: SortableProps['rows'], { id, over, isAtEdge }: Lifted): ReactNode {
  const from = rows.findIndex((row) => row.id === id)
  const to = rows.findIndex((row) => row.id === over)
  const previous = rows[to > from ? to : to === from ? from - 1 : to - 1]
  return (
    <p className="min-w-0 truncate">
      <strong className="font-semibold text-accent">Moving {rows[from]?.name}</strong>{' '}
      {previous ? `after ${previous.name}.` : 'to the top of the page.'}{' '}
      {isAtEdge ? AT_EDGE : 'Links to it keep working.'}
    </p>
  )
}

const INSTRUCTIONS =
  'To move it, press space or Enter, then the arrow keys; space or Enter again puts it down, Escape leaves it where it was.'

function announcementsOf(rows: SortableProps['rows']): Announcements {
  const nameOf = (id: string | number) => rows.find((row) => row.id === id)?.name ?? ''
  const placeOf = (id: string | number) => `${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} taken up, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} moved to place ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} put down at place ${placeOf(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${nameOf(active.id)} left where it was.`,
  }
}

type SortableItemProps = {
  id: string
  name: string
  isOn: boolean
  /** Gets what the row is dragged by, where the list can be sorted. */
  children: (handle: ReactNode) => ReactNode
}

/** A row of such a list, in a table's body of its own, so that what belongs to it moves with it. */
export function SortableItem({ id, name, isOn, children }: SortableItemProps) {
  if (!isOn) return <tbody {...ROLES.rowGroup}>{children(null)}</tbody>
  return (
    <DraggableItem id={id} name={name}>
      {children}
    </DraggableItem>
  )
}

function DraggableItem({ id, name, children }: Omit<SortableItemProps, 'isOn'>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}`}
      title="Drag to another place"
      className="relative z-2 inline-grid h-7 w-5 cursor-grab touch-none place-items-center align-middle text-muted max-xs:hidden"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  )
  return (
    <tbody
      {...ROLES.rowGroup}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={isDragging ? 'relative z-10 bg-accent-soft' : ''}
    >
      {children(handle)}
    </tbody>
  )
}
