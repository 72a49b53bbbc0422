import { versionsOf } from '@/data/history/staff'
import type { ManagedRow } from '@/data/staff-table'
import { capitalised } from '@/lib/capitalised'
import { DescribeChange } from '@/office/history/describe-change'
import { SavedChange } from '@/office/history/latest-versions'
import type { Holding, More } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useTakeBack } from '@/office/list/use-take-back'
import { isWrittenOnPage, type RowManager } from '@/office/manager'

type Saved<Row> = {
  /** The row as it was; null for a new one. */
  before: Row | null
  /** Whether all that was typed is saved; if not, it is kept in the browser. */
  isMineWhole: boolean
  /** What was to be saved beside, and was not, in sentences. */
  left: readonly string[]
}

/**
 * Says what holds since a row was saved: what readers see, and where, what changed in it, what they are told of that (TIME-5),
 * what else shows it, and the way back (STAFF-2, DATA-6).
 */
export function useSavedNotice<Row extends ManagedRow>(manager: RowManager<Row>) {
  const { table } = manager.table
  const hold = useWhatHolds()
  const takeBack = useTakeBack(table)
  return (row: Row, { before, isMineWhole, left }: Saved<Row>) => {
    if (!isMineWhole) {
      hold({ text: 'Saved', holds: 'What you typed is kept in this browser' })
      return
    }
    const isSame = before?.updated_at === row.updated_at
    const run = async () => takeBack(await versionsOf(table, row))
    hold({
      text: isSame ? 'Nothing had changed' : saidOf(manager, row, before),
      ...seenAt(manager, row),
      more: isSame ? [] : moreOf(manager, row, before),
      ids: [row.id],
      left,
      ...(!isSame && { undo: { label: before ? 'Put back what was there' : 'Take it back', run } }),
    })
  }
}

function saidOf<Row extends ManagedRow>(manager: RowManager<Row>, row: Row, before: Row | null): string {
  if (!before) return `${capitalised(manager.nouns[0])} added`
  return isWrittenOnPage(manager) && manager.publicPath?.(row) ? 'Published' : 'Saved'
}

/** What readers see of it, where that is known. */
function seenAt<Row extends ManagedRow>(
  { publicPath, nouns: [one] }: RowManager<Row>,
  row: Row,
): Pick<Holding, 'holds' | 'way'> {
  const to = publicPath?.(row)
  if (to) return { holds: 'Readers see it now', way: { label: `this ${one}`, to } }
  return to === null ? { holds: 'Readers do not see it' } : {}
}

/** What changed in it, and of a text what readers are told of that. */
function moreOf<Row extends ManagedRow>(manager: RowManager<Row>, { id, updated_at }: Row, before: Row | null): More[] {
  const { table } = manager.table
  const changed: More = {
    label: 'See the changes',
    dialog: (onClose) => <SavedChange manager={manager} id={id} changedAt={updated_at} onClose={onClose} />,
  }
  const told: More = {
    label: 'Tell readers what changed',
    dialog: (onClose) => <DescribeChange table={table} id={id} changedAt={updated_at} onClose={onClose} />,
  }
  return [...(before ? [changed] : []), ...(isWrittenOnPage(manager) ? [told] : [])]
}
