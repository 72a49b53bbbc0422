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
import type { ReactNode } from 'react'
import { useNotice } from '@/components/states/notice'
import { moveRow } from '@/data/order/staff'
import type { ManagedTable, RowsAsked } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { useAction } from './use-action'

type SortableProps = {
  isOn: boolean
  table: ManagedTable
  only: RowsAsked['only']
  rows: { id: string; name: string }[]
  children: ReactNode
}

/** A list whose rows can be put in order by dragging, and by keyboard: space takes a row up, the arrows move it. */
export function Sortable({ isOn, table, only, rows, children }: SortableProps) {
  const reload = useMarkStale(table)
  const { show } = useNotice()
  const { isRunning: isMoving, run } = useAction()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = async ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    await run(
      'The order could not be saved',
      async () => {
        await moveRow(table, only, String(active.id), String(over.id))
        show('Order saved')
        await reload()
      },
      reload,
    )
  }
  if (!isOn) return children
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(rows), screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={(event) => void move(event)}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy} disabled={isMoving}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

const INSTRUCTIONS =
  'To move it, press space or Enter, then the arrow keys; space or Enter again puts it down, Escape leaves it where it was.'

function announcementsOf(rows: { id: string; name: string }[]): Announcements {
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
  if (!isOn) return <tbody>{children(null)}</tbody>
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
      className="office-handle"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  )
  return (
    <tbody
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={isDragging ? 'relative z-10 bg-accent-soft' : ''}
    >
      {children(handle)}
    </tbody>
  )
}
