import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { ManagedRow, RowsAsked } from '@/data/staff-table'
import { DeletedRows } from './deleted-rows'
import { DraftsLeft } from './drafts-left'
import type { Manager } from './manager'
import { ManagerSearch } from './manager-search'
import { NewRow, OpenRow } from './open-row'
import { RowList } from './row-list'
import { NEW, useManagerAddress } from './use-manager-address'

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
  const add = useRef<HTMLButtonElement>(null)
  const close = () => {
    edit(null)
    // The form is gone from the page: the focus waits where the next one is opened.
    add.current?.focus({ preventScroll: true })
  }
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
      <DeletedRows table={manager.table.table} nouns={manager.nouns} parent={parent} />
    </>
  )
}
