import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { draftsQuery } from '@/data/drafts/staff'
import { deletedRowsQuery } from '@/data/history/staff'
import { isRemovable, type ListRow, type ManagedRow, type RowsAsked } from '@/data/staff-table'
import { BringIn, BringInLink } from '@/office/csv-import/bring-in'
import { CsvOut } from '@/office/csv-import/csv-out'
import { DiscardedDrafts, DraftList } from '@/office/drafts/draft-list'
import { loadForm, NewRow, OpenRow } from '@/office/form/open-row'
import { UnsavedLeft } from '@/office/form/unsaved-left'
import { useFocusOnClosing } from '@/office/form/use-focus-on-closing'
import { InFront, useListPlace } from '@/office/in-front'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { useListKeys } from '@/office/keys/use-list-keys'
import { type View, Views } from '@/office/list/views'
import { isWrittenOnPage, type Manager } from '@/office/manager'
import { amendmentAddress } from '@/office/place-address'
import { BRING_IN, NEW, useManagerAddress } from '@/office/use-manager-address'
import { Button } from '@/ui/button'
import { HeadingsBelow } from '@/ui/heading'
import { DeletedRows } from './deleted-rows'
import { RowList } from './row-list'

export type RowsManagerProps<Listed extends ListRow, Row extends ManagedRow> = {
  manager: Manager<Listed, Row>
  /** Sets the button that adds and all below it under the screen's heading, or under that of the part it is. */
  frame: (parts: { add: ReactNode; children: ReactNode }) => ReactNode
  /** Only rows with these values: those of one chapter. */
  only?: RowsAsked['only']
  /** The row that all of them hang on. */
  parent?: string
  /** Names it in the address, inside of another manager. */
  level?: string
  /** Instead of the view of all rows. */
  views?: readonly View[]
}

const ALL = {}

/**
 * The rows of one table: their list, searched and a page at a time, the form to add one, each row's own form in its
 * place, and what was deleted (ADM-4, ADM-10, ADM-11).
 */
export function RowsManager<Listed extends ListRow, Row extends ManagedRow>(props: RowsManagerProps<Listed, Row>) {
  const { manager, frame, only = ALL, parent = null, level = '' } = props
  const { table, nouns, filters = [], source } = manager
  const address = useManagerAddress(level, { sorted: table.sorted, filters })
  const { q, page, chosen, sort, edit } = address
  const isKept = !isRemovable(table.table) && !source
  const editing = isKept ? address.editing : null
  const view = source ? null : address.view
  const asked = { q, page, only, chosen, sort }
  const paged = useQuery({ ...table.pageQuery(asked), enabled: !source })
  const query = source ? source.rows(asked) : paged
  const isListed = query.data !== undefined
  // After the rows, which it must not keep waiting.
  const deletedRows = useQuery({ ...deletedRowsQuery(table.table, parent, 1), enabled: isKept && isListed })
  const deleted = deletedRows.data?.total
  const hasDrafts = isWrittenOnPage(manager)
  const drafted = useQuery({ ...draftsQuery(table.table), enabled: hasDrafts && isListed })
  const drafts = drafted.data?.filter(({ list_id }) => list_id === parent)
  const addToday = isKept ? { label: `Add ${nouns[0]}`, start: () => edit(NEW), editing } : undefined
  const adding = source?.add ?? addToday
  const add = useFocusOnClosing(adding?.editing ?? null)
  // Once the rows are seen; if it fails, it is tried again when a form is opened.
  useEffect(() => {
    if (isListed) loadForm().catch(() => {})
  }, [isListed])
  const box = useRef<HTMLDivElement>(null)
  useListKeys({ box, isInside: level !== '', onAdd: () => adding?.start() })
  const navigate = useNavigate()
  // A change of an amendment is part of that one's page.
  const close = () => (address.amendment ? navigate(amendmentAddress({ id: address.amendment })) : edit(null))
  // What has its content inside, or a page, is opened, to be filled.
  const isFilled = manager.page !== undefined || manager.inside?.isMain
  const onAdded = (row: Row | null) => (row && isFilled ? address.openAdded(row.id) : close())
  // A new row takes its place after all others, and cannot be added before they are known.
  const isInFront = hasDrafts && (editing === NEW ? isListed : editing !== null)
  const isInPlace = !isInFront && address.amendment === null && query.data?.rows.some(({ id }) => id === editing)
  const isBringing = manager.bringIn !== undefined && view === BRING_IN
  const { opened } = address
  const openPage = opened !== null && editing === null && manager.page?.(opened, () => address.closePage(opened))
  useListPlace(isInFront || isBringing || Boolean(openPage) || Boolean(source?.add?.editing))
  const opening = { manager, parent, draftId: address.draft, amendment: address.amendment, onClose: close }
  const begun = { count: query.data?.total ?? 0, only, words: address.words, onAdded }
  const form =
    editing === NEW ? <NewRow {...opening} {...begun} /> : editing !== null && <OpenRow {...opening} id={editing} />
  const views = props.views ?? [{ label: 'All', noun: nouns[1], address: address.viewAddress(null), isCurrent: true }]
  const isShown = (name: string) => view === name
  const other = (label: string, noun: string, count = 0) => {
    const name = label.toLowerCase()
    return { label, noun, address: address.viewAddress(name), isCurrent: isShown(name), count: count || undefined }
  }
  return frame({
    add: (
      <>
        {manager.bringIn && (
          <>
            <BringInLink to={address.viewAddress(BRING_IN)} noun={manager.bringIn.nouns[1]} isOpen={isBringing} />
            <CsvOut spec={manager.bringIn} asked={asked} />
          </>
        )}
        {adding && (
          <Button
            ref={add}
            look={level ? 'outline' : 'solid'}
            {...(isKept && { 'aria-expanded': editing === NEW })}
            onClick={adding.start}
          >
            <Plus aria-hidden />
            <span>{adding.label}</span>
            {!level && <KeyHint of={KEY_MAP.list.keys.add[0]} />}
          </Button>
        )}
      </>
    ),
    children: (
      <HeadingsBelow>
        <div ref={box} className="contents">
          <Views
            of={nouns[1]}
            views={[
              ...views.map((each) => ({ ...each, isCurrent: each.isCurrent && view === null })),
              ...(hasDrafts ? [other('Drafts', `of ${nouns[1]}`, drafts?.length)] : []),
              ...(isKept ? [other('Deleted', nouns[1], deleted)] : []),
            ]}
          />
          {isKept && <UnsavedLeft table={table.table} nouns={nouns} parent={parent} editing={editing} onOpen={edit} />}
          {isInFront && <InFront>{form}</InFront>}
          {isListed && form && !isInFront && !isInPlace && <div className="office-below">{form}</div>}
          {openPage && <InFront>{openPage}</InFront>}
          {isBringing && manager.bringIn && <BringIn spec={manager.bringIn} onClose={close} />}
          {isShown('deleted') && <DeletedRows table={table.table} nouns={nouns} parent={parent} />}
          {isShown('deleted') && hasDrafts && <DiscardedDrafts table={table.table} parent={parent} />}
          {isShown('drafts') && <DraftList nouns={nouns} query={drafted} drafts={drafts} />}
          {view === null && (
            <RowList
              manager={manager}
              query={query}
              address={address}
              asked={asked}
              level={level}
              inPlace={isInPlace && editing !== null ? { id: editing, form } : null}
            />
          )}
          {q !== '' && address.opened === null && view === null && manager.inside?.found?.(q)}
        </div>
      </HeadingsBelow>
    ),
  })
}
