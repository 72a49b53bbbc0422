import { Link } from 'react-router-dom'
import type { RowFacts } from '@/data/row-facts/staff'
import type { ListRow, ManagedRow } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import type { Manager, RowLine } from '@/office/manager'
import { withHebrew } from '@/ui/content/with-hebrew'

/** The id of what opens a row's form, which has the focus again when that is closed. */
export const openerId = (rowId: string) => `open-${rowId}`

/** A row of a list, and what is known of it. */
export type ListedRow<Listed extends ListRow, Row extends ManagedRow> = {
  manager: Manager<Listed, Row>
  row: Listed
  facts: RowFacts | undefined
}

type TitleProps<Listed extends ListRow, Row extends ManagedRow> = ListedRow<Listed, Row> & {
  editing: string
  id: string
} & RowLine

/** The row's name; a click anywhere on the row opens its form, or what hangs on it. */
export function RowTitle<Listed extends ListRow, Row extends ManagedRow>(props: TitleProps<Listed, Row>) {
  const { manager, row, facts, editing, id, title, number, to = editing, isStruck = false } = props
  const look = isStruck ? 'text-muted line-through' : 'text-ink'
  const end = number ? ` (${number})` : ''
  const name = (
    <bdi id={id}>
      {withHebrew(title.slice(0, title.length - end.length))}
      {end && <span className="office-detail block">{end}</span>}
    </bdi>
  )
  if (manager.inside?.isMain) {
    const { nouns, count: countOf } = manager.inside
    const count = countOf?.(row) ?? (facts && (facts.inside ?? 0))
    return (
      <span className="font-semibold text-ink">
        {name}
        {count !== undefined && (
          <span className="ms-2 whitespace-nowrap font-normal text-muted text-sm">
            {formatCount(count)} {count === 1 ? nouns[0] : nouns[1]}
          </span>
        )}
      </span>
    )
  }
  if (to === null) return <span className={look}>{name}</span>
  const opener = { id: openerId(row.id), className: `whole-row wrap-anywhere font-semibold ${look}` }
  if (!/^[a-z]+:/.test(to)) {
    return (
      <Link {...opener} to={to} preventScrollReset>
        {name}
      </Link>
    )
  }
  const isFile = !to.startsWith('mailto:')
  return (
    <>
      {manager.mark && <span className="me-2 inline-flex align-middle">{manager.mark(row)}</span>}
      <a {...opener} href={to} {...(isFile && { target: '_blank', rel: 'noopener noreferrer' })}>
        {name}
        {isFile && <span className="sr-only"> in a new tab</span>}
      </a>
    </>
  )
}

type DetailsProps<Listed extends ListRow, Row extends ManagedRow> = ListedRow<Listed, Row> & {
  line: readonly string[]
}

/** In small print: what is said of it, and what stands in columns where there is room. */
export function RowDetails<Listed extends ListRow, Row extends ManagedRow>(props: DetailsProps<Listed, Row>) {
  const { manager, row, facts, line } = props
  const cells = (manager.columns ?? []).filter(({ isOmittable }) => !isOmittable)
  return (
    <>
      {line.length > 0 && (
        <p className="office-detail wrap-anywhere whitespace-pre-line">{withHebrew(line.join(' · '))}</p>
      )}
      {cells.length > 0 && (
        <p className="office-detail flex flex-wrap gap-x-3">
          {cells.map(({ name, cell, room }) => (
            <span key={name} className={room ? 'xl:hidden' : 'lg:hidden'}>
              {withHebrew(cell(row, facts))}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
