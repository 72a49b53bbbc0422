import { queryOptions } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { dayLawQuery } from '@/data/law-on/staff'
import type { parentsQuery } from '@/data/order/staff'
import type { Page } from '@/data/page'
import type { DayToCome } from '@/office/day/turned-day'
import { Sortable, SortableItem } from '@/office/list/sortable'
import { columnClass } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import { useAction } from '@/office/list/use-action'
import { useFocusWhenGone } from '@/office/list/use-focus-when-gone'
import type { OrderedManager } from '@/office/manager'
import { MoveDialog } from '@/office/rows/move-dialog'
import { useManagerAddress } from '@/office/use-manager-address'
import { DayChapterRow } from './day-chapter'
import { type DayChapter, type DayRow, isRepealed } from './day-law'
import { DaySectionRow } from './day-section'
import { useDayChange } from './use-day-change'

type DayRowsProps = {
  day: DayToCome
  chapters: readonly DayChapter[]
  /** Those that are shown, with the sections that are. */
  shown: readonly DayChapter[]
  /** Whether a search or a filter leaves some out: nothing is dragged then. */
  isNarrowed: boolean
  law: ReturnType<typeof dayLawQuery>
  parents: ReturnType<typeof parentsQuery>
  onAdd: (chapter: string) => void
}

/** The rows of the tree of a turned day: chapters, and the sections of those that are open. */
export function DayRows(props: DayRowsProps) {
  const { day, chapters, shown, isNarrowed, onAdd } = props
  const { opened, open } = useManagerAddress()
  const address = useManagerAddress('section-')
  const { move, repeal } = useDayChange(day, chapters)
  const { run } = useAction()
  const list = useRef<HTMLElement>(null)
  const isOpen = (chapter: DayChapter) => isNarrowed || chapter.id === opened
  const rows = shown.filter(isOpen).flatMap((chapter) => chapter.rows)
  const ids = chapters.flatMap((chapter) => chapter.rows.map((row) => row.section_id))
  const expectRemoval = useFocusWhenGone(ids, list)
  const manager = useDayManager(props)
  const isMovable = (row: DayRow) => !isRepealed(row) && (row.state !== 'only then' || row.change !== null)
  return (
    <section ref={list} tabIndex={-1} aria-label="List of sections" className="min-w-0 flex-1 outline-none">
      <Sortable
        isOn={!isNarrowed}
        table="sections"
        rows={rows.map(({ section_id, title }) => ({ id: section_id, name: title }))}
        isPaged={false}
        move={move}
      >
        <table {...ROLES.table} className="office-table office-tree office-day-tree">
          <Heads />
          {shown.map((chapter) => [
            <tbody key={chapter.id} {...ROLES.rowGroup}>
              <DayChapterRow
                chapter={chapter}
                isOpen={isOpen(chapter)}
                onOpen={() => open(chapter.id === opened ? null : chapter.id)}
                onAdd={() => onAdd(chapter.id)}
              />
            </tbody>,
            ...(isOpen(chapter) ? chapter.rows : []).map((row) => (
              <SortableItem key={row.section_id} id={row.section_id} name={row.title} isOn={!isNarrowed}>
                {(handle) => (
                  <DaySectionRow
                    row={row}
                    day={day}
                    handle={isMovable(row) && handle}
                    editing={address.editingAddress(row.section_id)}
                    onEdit={() => address.edit(row.section_id)}
                    onRepeal={() => run('Failed to add the repeal', () => repeal(row))}
                    onDiscarded={expectRemoval}
                    moveDialog={(onClose) => (
                      <MoveDialog
                        manager={manager}
                        rows={{ ids: [row.section_id], name: row.title }}
                        only={{ chapter_id: chapter.id }}
                        move={move}
                        onClose={onClose}
                      />
                    )}
                  />
                )}
              </SortableItem>
            )),
          ])}
        </table>
      </Sortable>
    </section>
  )
}

function Heads() {
  return (
    <thead {...ROLES.rowGroup}>
      <tr {...ROLES.row}>
        <th {...ROLES.columnHeader} className="office-margin">
          <span className="sr-only">Move</span>
        </th>
        <th {...ROLES.columnHeader} className="office-title-head">
          Title
        </th>
        <th {...ROLES.columnHeader} className={`${columnClass()} w-56`}>
          Against today
        </th>
        <th {...ROLES.columnHeader} className={`${columnClass()} w-40`}>
          State
        </th>
        <th {...ROLES.columnHeader} className={`${columnClass('wide')} w-44`}>
          Last by
        </th>
        <th {...ROLES.columnHeader} className="w-14">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

/** What the dialog that moves a section needs, of that day and not of today. */
function useDayManager({ law, parents }: DayRowsProps): OrderedManager<DayListed> {
  return useMemo(
    () => ({
      lineOf: ({ title }) => ({ title, details: [] }),
      parents: {
        noun: 'chapter',
        column: 'chapter_id',
        query: parents,
        note: 'Its address stays the same.',
      },
      table: {
        table: 'sections',
        beforePlaceQuery: (only, ids, number) =>
          queryOptions({
            queryKey: [...law.queryKey, 'before place', only, ids, number],
            staleTime: 0,
            queryFn: async ({ client }): Promise<Page<DayListed>> => {
              const rows = (await client.ensureQueryData(law)).filter(
                ({ section_id, chapter_id }) => chapter_id === only.chapter_id && !ids.includes(section_id),
              )
              const before = rows.at(number === null ? -1 : number - 2)
              const listed = number === 1 || !before ? [] : [{ ...before, id: before.section_id, updated_at: '' }]
              return { rows: listed, total: rows.length }
            },
          }),
      },
    }),
    [law, parents],
  )
}

type DayListed = { id: string; updated_at: string; title: string }
