import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { HeadingsBelow } from '@/components/ui/heading'
import type { ManagedRow, RowsAsked } from '@/data/staff-table'
import { DeletedRows } from './deleted-rows'
import { DraftsLeft } from './drafts-left'
import type { Manager } from './manager'
import { ManagerSearch } from './manager-search'
import { NewRow, OpenRow } from './open-row'
import { editButtonId } from './row-line'
import { RowList } from './row-list'
import { type Editing, NEW, useManagerAddress } from './use-manager-address'

export type RowsManagerProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = {
  manager: Manager<Listed, Row, Input>
  /** What stands above: the screen's heading, or that of the part it is. */
  heading: ReactNode
  /** Only rows with these values: those of one chapter. */
  only?: RowsAsked['only']
  /** The row that all of them hang on. */
  parent?: string
  /** Names it in the address, inside of another manager. */
  level?: string
  /** Between heading and list. */
  children?: ReactNode
}

const ALL = {}

/**
 * The rows of one table: their list, searched and a page at a time, the form to add one, each row's own form in its
 * place, and what was deleted (ADM-4, ADM-10, ADM-11).
 */
export function RowsManager<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: RowsManagerProps<Listed, Row, Input>,
) {
  const { manager, heading, only = ALL, parent = null, level = '', children } = props
  const address = useManagerAddress(level)
  const { q, page, editing, edit } = address
  const [one, many] = manager.nouns
  const query = useQuery(manager.table.pageQuery({ q, page, only }))
  const add = useFocusOnClosing(editing)
  const close = () => edit(null)
  const isElsewhere = editing !== null && editing !== NEW && query.data?.rows.every(({ id }) => id !== editing)
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {heading}
        <Button ref={add} look={level ? 'outline' : 'solid'} aria-expanded={editing === NEW} onClick={() => edit(NEW)}>
          <Plus aria-hidden className="size-5" />
          Add {one}
        </Button>
      </header>
      <HeadingsBelow>
        {children}
        <DraftsLeft table={manager.table.table} nouns={manager.nouns} parent={parent} editing={editing} onOpen={edit} />
        {editing === NEW && query.data && (
          <NewRow manager={manager} count={query.data.total} only={only} parent={parent} onClose={close} />
        )}
        {isElsewhere && (
          <div className="card mb-6">
            <OpenRow manager={manager} id={editing} parent={parent} onClose={close} />
          </div>
        )}
        <ManagerSearch noun={many} q={q} onSearch={address.search} />
        <RowList manager={manager} query={query} only={only} parent={parent} level={level} onClose={close} />
        {q !== '' && address.opened === null && manager.inside?.found?.(q)}
        <DeletedRows
          table={manager.table.table}
          nouns={manager.nouns}
          parent={parent}
          isAskedFor={address.isDeletedAskedFor}
          isBelowList={query.data !== undefined}
        />
      </HeadingsBelow>
    </>
  )
}

/**
 * When a form is closed, the focus goes back to the button that opens it: its row's, or for a new row, and for one that
 * is not on the page, the one that adds.
 * @returns goes to the button that adds
 */
function useFocusOnClosing(editing: Editing): RefObject<HTMLButtonElement | null> {
  const add = useRef<HTMLButtonElement>(null)
  const shown = useRef(editing)

  // The focus is the browser's; who has put it elsewhere meanwhile keeps it there.
  useEffect(() => {
    const before = shown.current
    shown.current = editing
    if (before === null || editing !== null || document.activeElement !== document.body) return
    const opener = document.getElementById(editButtonId(before)) ?? add.current
    opener?.focus()
  }, [editing])
  return add
}
