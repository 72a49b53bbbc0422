import { ChevronDown, ExternalLink, History, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Heading, HeadingsBelow } from '@/components/ui/heading'
import { held } from '@/components/ui/held'
import type { ManagedRow } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { ACTION, Action } from './action'
import type { Manager } from './manager'
import { RowHistory } from './row-history'
import { useAction } from './use-action'
import { useDeletion } from './use-deletion'

type RowLineProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = {
  manager: Manager<Listed, Row, Input>
  row: Listed
  /** Whether what hangs on it is shown. */
  isOpen: boolean
  /** Whether room is needed at its beginning, for the handle that it is dragged by. */
  hasHandle: boolean
  onEdit: () => void
  onOpen: () => void
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
}

/** A row in its list: what it is, and what can be done with it (ADM-4). */
export function RowLine<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: RowLineProps<Listed, Row, Input>,
) {
  const { manager, row, isOpen, hasHandle, onEdit, onOpen } = props
  const [opened, setOpened] = useState<'history' | 'deletion' | null>(null)
  const id = useId()
  const line = manager.lineOf(row)
  return (
    <article aria-labelledby={id} className="px-4 py-3 sm:px-5">
      <div className={`flex flex-wrap items-start gap-x-4 gap-y-2 ${hasHandle ? 'sm:ps-7' : ''}`}>
        <div className={`min-w-0 grow basis-64 ${hasHandle ? 'max-sm:ps-7' : ''}`}>
          <Heading id={id} className="font-semibold leading-snug">
            <bdi>{line.title}</bdi>
          </Heading>
          <p className="mt-0.5 text-muted text-sm">{line.details.join(' · ')}</p>
        </div>
        <div className="-mx-2 flex flex-wrap sm:gap-x-1">
          {manager.toggle && <Toggle {...props} toggle={manager.toggle} of={line.title} />}
          {manager.inside && (
            <Action
              name={manager.inside.label}
              of={line.title}
              icon={<ChevronDown aria-hidden className={`size-4 ${isOpen ? '' : '-rotate-90'}`} />}
              isOpen={isOpen}
              onClick={onOpen}
            />
          )}
          <Action
            id={editButtonId(row.id)}
            name="Edit"
            of={line.title}
            icon={<Pencil aria-hidden className={ICON} />}
            onClick={onEdit}
          />
          <Action
            name="History"
            of={line.title}
            icon={<History aria-hidden className={ICON} />}
            isOpen={opened === 'history'}
            onClick={() => setOpened(opened === 'history' ? null : 'history')}
          />
          {line.publicPath && (
            <a href={line.publicPath} target="_blank" rel="noopener" className={ACTION}>
              <ExternalLink aria-hidden className={ICON} />
              View<span className="sr-only"> {line.title} on the site, in a new tab</span>
            </a>
          )}
          <Action
            name="Delete"
            of={line.title}
            icon={<Trash2 aria-hidden className={ICON} />}
            onClick={() => setOpened('deletion')}
          />
        </div>
      </div>
      {manager.body && <div className={hasHandle ? 'sm:ps-7' : ''}>{manager.body(row)}</div>}
      {isOpen && manager.inside && (
        <div className="mt-3 mb-2 border-line bg-surface p-3 max-sm:-mx-4 max-sm:border-y sm:rounded-lg sm:border sm:p-5">
          <HeadingsBelow>{manager.inside.render(row)}</HeadingsBelow>
        </div>
      )}
      {opened === 'history' && <RowHistory manager={manager} id={row.id} />}
      {opened === 'deletion' && <Deletion {...props} onClose={() => setOpened(null)} />}
    </article>
  )
}

// Words and pictures of five actions are too many for a phone.
const ICON = 'size-4 max-sm:hidden'

/** The id of the button that opens a row's form, which has the focus again when that is closed. */
export const editButtonId = (rowId: string) => `edit-${rowId}`

type ToggleProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = Pick<
  RowLineProps<Listed, Row, Input>,
  'manager' | 'row'
> & { toggle: NonNullable<Manager<Listed, Row, Input>['toggle']>; of: string }

/** Changes a row by one click, and says when that failed. */
function Toggle<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: ToggleProps<Listed, Row, Input>,
) {
  const { manager, row, toggle, of } = props
  const { isRunning, run } = useAction()
  const { label, isOn } = toggle.labelOf(row)
  const reload = useMarkStale(manager.table.table)
  const change = () =>
    run(
      toggle.failed,
      async () => {
        await manager.table.update(row, toggle.change(row))
        await reload()
      },
      reload,
    )
  return (
    <button
      type="button"
      {...held(isRunning)}
      onClick={() => void change()}
      className={`my-1 rounded-full border px-3 font-semibold text-sm ${isOn ? 'border-success text-success' : 'border-line-strong text-muted'}`}
    >
      {label}
      <span className="sr-only">: {of}</span>
    </button>
  )
}

type DeletionProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = RowLineProps<
  Listed,
  Row,
  Input
> & { onClose: () => void }

function Deletion<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: DeletionProps<Listed, Row, Input>,
) {
  const { manager, row, onDeleted, onClose } = props
  const [one, many] = manager.nouns
  const { question, detail } = manager.deletion(manager.lineOf(row))
  const remove = useDeletion({
    table: manager.table.table,
    remove: () => manager.table.remove(row),
    failed: `Failed to delete ${manager.failureNoun ?? one}`,
    onDeleted: () => {
      onDeleted(row.id)
      onClose()
    },
    done: `Deleted. It can be brought back from "Deleted ${many}".`,
  })
  return (
    <ConfirmDialog
      question={question}
      {...(detail && { detail })}
      action="Delete"
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}
