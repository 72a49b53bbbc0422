import { useState } from 'react'
import { PAGE_SIZE } from '@/data/page'
import { formatCount } from '@/lib/count'
import { PartsShown } from '@/office/bring-in/parts-shown'
import { Pager } from '@/office/list/pager'
import type { ImportSpec } from '@/office/manager'
import { Button } from '@/ui/button'
import { ImportLine } from './import-line'
import { type ImportRow, type RowState, stateOf } from './import-rows'
import type { CsvImport } from './use-csv-import'

type Tab = 'all' | RowState

const TABS: readonly (readonly [tab: Tab, label: string])[] = [
  ['all', 'All'],
  ['faulty', 'To mend'],
  ['duplicate', 'Duplicates'],
  ['left-out', 'Left out'],
]

type ImportListProps = { spec: ImportSpec; rows: readonly ImportRow[]; state: CsvImport; isHeld: boolean }

/** The rows of the file by their state, a page at a time. */
export function ImportList({ spec, rows, state, isHeld }: ImportListProps) {
  const [tab, setTab] = useState<Tab>('all')
  const [page, setPage] = useState(1)
  /** What the tab showed when it was opened: a row that was mended there stays in sight. */
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const isOf = (row: ImportRow, wanted: Tab) => wanted === 'all' || stateOf(row) === wanted
  const shown = rows.filter((row) => isOf(row, tab) || kept.has(row.line))
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE))
  const current = Math.min(page, pages)
  const open = (wanted: Tab) => {
    setTab(wanted)
    setPage(1)
    setKept(new Set(wanted === 'all' ? [] : rows.filter((row) => isOf(row, wanted)).map(({ line }) => line)))
  }
  const faulty = rows.filter((row) => stateOf(row) === 'faulty')
  return (
    <>
      <PartsShown
        of="rows"
        parts={TABS}
        shown={tab}
        countOf={(part) => rows.filter((row) => isOf(row, part)).length}
        onShow={open}
      />
      <section aria-label={`List of ${spec.nouns[1]} to add`} className="min-w-0 flex-1">
        {tab === 'faulty' && faulty.length > 1 && (
          <div className="flex justify-end border-line border-b pe-inset py-1">
            <Button look="quiet" onClick={() => state.leaveOut(new Set(faulty.map(({ line }) => line)), true)}>
              Leave out all {formatCount(faulty.length)}
            </Button>
          </div>
        )}
        {shown.length === 0 && <p className="office-inset text-muted">No rows here.</p>}
        <ul>
          {shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE).map((row) => (
            <ImportLine
              key={`${tab} ${row.line}`}
              spec={spec}
              row={row}
              isHeld={isHeld}
              onMend={(field, value) => state.mend(row, field, value)}
              onLeaveOut={(isLeftOut) => state.leaveOut(new Set([row.line]), isLeftOut)}
              onAddAgain={() => state.addAgain(row.line)}
            />
          ))}
        </ul>
        <Pager page={current} total={shown.length} turn={setPage} className="py-1 pe-inset" />
      </section>
    </>
  )
}
