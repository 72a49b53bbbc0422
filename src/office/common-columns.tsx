import { useState } from 'react'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { formatBriefly, formatMoment } from '@/lib/moments'
import { useToday } from '@/ui/hooks/use-today'
import type { Column, ListFilter } from './manager'

/** The column of a list's date, which is as exact as it is known. */
export const dateColumn = <Listed extends { date: string }>(): Column<Listed> => ({
  name: 'date',
  label: 'Date',
  cell: ({ date }) => formatDay(date),
  width: 'w-36',
})

/** The column of a row's number among its siblings. */
export const orderColumn = <Listed extends { order: number }>(): Column<Listed> => ({
  name: 'order',
  label: 'Order',
  cell: ({ order }) => order,
  width: 'w-20',
  isOmittable: true,
})

/** The column of how many texts cite a row (Manager.hasFacts). */
export const citedColumn = <Listed,>(): Column<Listed> => ({
  name: 'cited_by',
  label: 'Cited by',
  cell: (_, facts) => facts && (facts.cited_by ? countText(facts.cited_by) : 'none'),
  width: 'w-24',
  isOmittable: true,
})

const countText = (texts: number) => (texts === 1 ? '1 text' : `${formatCount(texts)} texts`)

/** The column of the provisions that a text concerns (Manager.hasFacts). */
export const provisionsColumn = <Listed extends { title: string }>(): Column<Listed> => ({
  name: 'provisions',
  label: 'Sections cited',
  cell: ({ title }, facts) => facts && <Provisions names={facts.provisions} of={title} />,
  width: 'w-36',
  room: 'widest',
  isOmittable: true,
})

/** How many have room in a cell. */
const PROVISIONS_SHOWN = 2

/** As on a small label; a long one is cut short, and with it what only screen readers say. */
const PROVISION =
  'relative max-w-full truncate rounded-sm border border-line bg-sunk px-1.5 font-semibold text-[0.8125rem]/5'

function Provisions({ names, of }: { names: readonly string[]; of: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (names.length === 0) return 'none'
  const more = names.length - PROVISIONS_SHOWN
  return (
    <>
      <ul className="flex flex-wrap gap-1">
        {names.slice(0, isOpen ? names.length : PROVISIONS_SHOWN).map((name) => (
          <li key={name} className={PROVISION}>
            <span aria-hidden>{shortened(name)}</span>
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="relative z-2 min-h-7 font-medium text-accent text-sm hover:underline"
        >
          {isOpen ? 'Show fewer' : `and ${more} more`}
          <span className="sr-only"> sections cited in {of}</span>
        </button>
      )}
    </>
  )
}

/** "section 30(a)" as its number, which is what the column is about, and the others as "Reg. 12A" and "Dir. 18B". */
const shortened = (name: string) =>
  name.replace('section ', '').replace('regulation ', 'Reg. ').replace('directive ', 'Dir. ')

/** The column of who changed a row last, and when (Manager.hasFacts). */
export const changedColumn = <Listed,>(): Column<Listed> => ({
  name: 'changed_at',
  label: 'Last change',
  cell: (_, facts) => facts?.changed_at && <LastChange time={facts.changed_at} by={facts.changed_by} />,
  width: 'w-36',
  room: 'wide',
  isOmittable: true,
})

/** Who changed something last, and when. */
export function LastChange({ time, by }: { time: string; by: string | null }) {
  return (
    <span className="flex gap-1" title={`${by ?? ''} ${formatMoment(time)}`.trim()}>
      {by && <span className="truncate">{by.split('@')[0]}</span>}{' '}
      <time dateTime={time} className="whitespace-nowrap">
        {formatBriefly(time, useToday())}
      </time>
    </span>
  )
}

export const YEAR_FILTER: ListFilter = { column: 'year', label: 'Year' }
