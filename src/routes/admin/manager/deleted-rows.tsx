import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNotice } from '@/components/states/notice'
import { TextSkeleton } from '@/components/states/skeleton'
import { Button } from '@/components/ui/button'
import { held } from '@/components/ui/held'
import { deletedRowsQuery, restoreVersion } from '@/data/history/staff'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { useSubmitState } from '@/hooks/use-submit-state'
import { formatMoment } from '@/lib/moments'
import { withReason } from '@/lib/with-reason'
import { FetchFailed } from './fetch-failed'
import { NewerOlder } from './newer-older'
import { useFocusWhenGone } from './use-focus-when-gone'

type DeletedProps = {
  table: ManagedTable
  nouns: readonly [one: string, many: string]
  /** The chapter, section or category that they hung on. */
  parent?: string | null
}
type DeletedRowsProps = DeletedProps & {
  /** Whether the address leads here: it is open then, and scrolled to. */
  isAskedFor: boolean
  /** Whether the rows that are there are shown, above. */
  isBelowList: boolean
}

/** What was deleted from a table, to be brought back with all that went with it (DATA-6, ADM-11). Asked for when it is opened. */
export function DeletedRows({ isAskedFor, isBelowList, ...props }: DeletedRowsProps) {
  const [isOpen, setIsOpen] = useState(isAskedFor)
  const section = useRef<HTMLElement>(null)

  // The browser's scroll position: a link to what was deleted leads to the end of a list that may be long.
  useEffect(() => {
    if (isAskedFor && isBelowList) section.current?.scrollIntoView()
  }, [isAskedFor, isBelowList])
  return (
    <section ref={section} aria-label={`Deleted ${props.nouns[1]}`} className="mt-8">
      <Button look="quiet" aria-expanded={isOpen} className="-ms-4" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide deleted' : 'Deleted'} {props.nouns[1]}
      </Button>
      {isOpen && <Deleted {...props} />}
    </section>
  )
}

function Deleted({ table, nouns: [, many], parent = null }: DeletedProps) {
  const [page, setPage] = useState(1)
  const query = useQuery(deletedRowsQuery(table, parent, page))
  const { data } = query
  const box = useRef<HTMLDivElement>(null)
  const ids = useMemo(() => data?.rows.map(({ version }) => ({ id: String(version) })) ?? [], [data])
  const expectRemoval = useFocusWhenGone(ids, box)
  if (query.error) return <FetchFailed what={`Failed to fetch the deleted ${many}`} query={query} />
  if (!data) return <TextSkeleton lines={2} />
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {data.rows.length === 0 && <p className="text-muted">{`There are no deleted ${many} to restore.`}</p>}
      {data.rows.length > 0 && (
        <ul className="card divide-y divide-line">
          {data.rows.map((row) => (
            <li key={row.version}>
              <DeletedRow
                table={table}
                version={row.version}
                title={row.title}
                at={row.deleted_at}
                by={row.deleted_by}
                onRestored={expectRemoval}
              />
            </li>
          ))}
        </ul>
      )}
      <NewerOlder page={page} pages={data.pages} onPage={setPage} />
    </div>
  )
}

type DeletedRowProps = {
  table: ManagedTable
  version: number
  title: string
  at: string
  by: string | null
  onRestored: (version: string) => void
}

function DeletedRow({ table, version, title, at, by, onRestored }: DeletedRowProps) {
  const markStale = useMarkStale(table)
  const { show } = useNotice()
  const { status, error, submit } = useSubmitState()
  const restore = () =>
    submit(async () => {
      await restoreVersion(version)
      onRestored(String(version))
      show('Restored')
      await markStale()
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
      <p dir="auto" className="min-w-0 grow basis-64">
        {title}
        <span className="text-muted text-sm">
          {' '}
          · deleted {formatMoment(at)} by {by ?? 'the owner of the database'}
        </span>
      </p>
      <Button look="quiet" className="max-sm:-ms-4" {...held(status === 'submitting')} onClick={() => void restore()}>
        Restore<span className="sr-only"> {title}</span>
      </Button>
      <p role="alert" className="w-full text-danger empty:hidden">
        {error && withReason('Failed to restore', error)}
      </p>
    </div>
  )
}
