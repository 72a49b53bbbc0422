import { CalendarClock, CircleAlert, CircleCheck, CircleDotDashed, Clock, type LucideIcon, Pencil } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { RowFacts } from '@/data/row-facts/staff'
import type { ManagedTable } from '@/data/staff-table'
import { formatShortDay } from '@/lib/dates'
import { readUnsaved, unsavedChanges, watchUnsaved } from '@/office/form/unsaved'
import type { Column, ListFilter } from '@/office/manager'
import { useStaff } from '@/office/use-staff'
import { useToday } from '@/ui/hooks/use-today'

const STATES = {
  typed: { icon: Pencil, word: 'Not saved', look: 'text-warning' },
  broken: { icon: CircleAlert, word: 'Leads nowhere', look: 'text-danger' },
  set: { icon: CalendarClock, word: 'Set for', look: 'text-accent' },
  drafted: { icon: CircleDotDashed, word: 'With a draft', look: 'text-warning' },
  ahead: { icon: Clock, word: 'Dated ahead', look: 'text-accent' },
  // The usual one is not worth a line of a small screen.
  published: { icon: CircleCheck, word: 'Published', look: 'text-success max-xl:hidden' },
} as const satisfies Record<string, { icon: LucideIcon; word: string; look: string }>

type RowStateProps = {
  table: ManagedTable
  id: string
  /** Its date, if it has one. */
  day: string | null
  /** Whether readers do not see it. */
  isHidden: boolean
  facts: RowFacts | undefined
}

/** What is to be known of a row: an unsaved text of one's own, references that lead nowhere, a day on which it changes, drafts, a date ahead; else that readers see it. */
function RowState({ table, id, day, isHidden, facts }: RowStateProps) {
  const { userId } = useStaff()
  const today = useToday()
  useSyncExternalStore(watchUnsaved, unsavedChanges)
  const isTyped = readUnsaved({ userId, table, rowId: id }) !== null
  const state = isTyped ? 'typed' : stateOf(facts, day !== null && day > today)
  // It may turn out to be another one; of a hidden row its own badge says so.
  if (state === 'published' && (!facts || isHidden)) return null
  const { word, ...mark } = STATES[state]
  return <StateMark {...mark} word={facts ? wordOf(word, state, facts) : word} />
}

function stateOf(facts: RowFacts | undefined, isAhead: boolean): keyof typeof STATES {
  if (facts?.leads_nowhere) return 'broken'
  if (facts?.changes_on) return 'set'
  if (facts?.drafts) return 'drafted'
  return isAhead ? 'ahead' : 'published'
}

function wordOf(word: string, state: keyof typeof STATES, { drafts, changes_on }: RowFacts): string {
  if (state === 'set' && changes_on) return `${word} ${formatShortDay(changes_on)} ${changes_on.slice(0, 4)}`
  return state === 'drafted' && drafts > 1 ? `With ${drafts} drafts` : word
}

/** A state in its list: a shape, a word and a colour. */
export function StateMark({ icon: Icon, word, look }: { icon: LucideIcon; word: string; look: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${look}`}>
      <Icon aria-hidden className="size-3.5" />
      {word}
    </span>
  )
}

/** The column of a row's state (Manager.hasFacts). */
export const stateColumn = <Listed extends { id: string; date?: string; is_enabled?: boolean }>(
  table: ManagedTable,
): Column<Listed> => ({
  name: 'state',
  label: 'State',
  cell: ({ id, date = null, is_enabled = true }, facts) => (
    <RowState table={table} id={id} day={date} isHidden={!is_enabled} facts={facts} />
  ),
  width: 'w-44',
  room: 'wide',
})

/** Narrows a list to what is dated ahead, which readers see all the same. */
export const STATE_FILTER: ListFilter = { column: 'state', label: 'State', options: [['ahead', STATES.ahead.word]] }
