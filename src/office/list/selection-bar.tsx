import { type ReactNode, type RefObject, useState } from 'react'
import { MOST_AT_ONCE } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import { withReason } from '@/lib/with-reason'
import { useKeys } from '@/office/keys/use-keys'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { useAction } from './use-action'
import type { Selection } from './use-selection'

type SelectionBarProps<Row extends { id: string }> = {
  nouns: readonly [one: string, many: string]
  selection: Selection<Row>
  /** How many rows there are on all pages. */
  total: number
  /** Reads the rows of all pages, at most MOST_AT_ONCE. */
  readAll: () => Promise<readonly Row[]>
  /** Around the list, whose key for deleting is about the selection. */
  list: RefObject<HTMLElement | null>
  /** Whether something is being done with the rows. */
  isRunning?: boolean
  /** What else can be done than to delete them. */
  children?: ReactNode
  /** Deletes the selected rows. @returns those that are no longer there. Throws AppError. */
  remove: () => Promise<ReadonlySet<string>>
  /** Asks before it. */
  question: (answer: { onConfirm: () => Promise<void>; onCancel: () => void }) => ReactNode
}

/** What can be done with the selected rows, in the list's foot (STAFF-2). */
export function SelectionBar<Row extends { id: string }>(props: SelectionBarProps<Row>) {
  const { selection, total, readAll, list, children } = props
  const { count } = selection
  const [, many] = props.nouns
  const [isDeletionAsked, setIsDeletionAsked] = useState(false)
  useKeys('row', { delete: () => setIsDeletionAsked(true) }, list)
  const selecting = useAction()
  const isRunning = props.isRunning || selecting.isRunning
  const remove = async () => {
    try {
      const gone = await props.remove()
      selection.drop(gone)
    } catch (error) {
      throw new Error(withReason(`Failed to delete ${many}`, error), { cause: error })
    }
    setIsDeletionAsked(false)
  }
  const selectAll = () =>
    void selecting.run(`Failed to fetch ${many}`, async () => {
      selection.change(await readAll(), true)
    })
  const reach = Math.min(total, MOST_AT_ONCE)
  return (
    <>
      <strong className="whitespace-nowrap font-semibold">{formatCount(count)} selected</strong>
      {children}
      <Button
        look="outline"
        {...ariaDisabled(isRunning)}
        className="text-danger"
        onClick={() => setIsDeletionAsked(true)}
      >
        Delete…
      </Button>
      {count < reach && (
        <Button look="quiet" {...ariaDisabled(isRunning)} onClick={selectAll}>
          {total > reach ? `Select the first ${formatCount(reach)}` : `Select all ${formatCount(total)}`}
        </Button>
      )}
      <Button look="quiet" onClick={selection.clear}>
        Clear
        <kbd>Esc</kbd>
      </Button>
      {isDeletionAsked && props.question({ onConfirm: remove, onCancel: () => setIsDeletionAsked(false) })}
    </>
  )
}
