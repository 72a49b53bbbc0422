import type { WaitingDraft } from '@/data/drafts/staff'
import { formatCount } from '@/lib/count'
import { LastChange } from '@/office/common-columns'
import type { Column } from '@/office/manager'
import { StateMark } from '@/office/rows/row-state'
import { withHebrew } from '@/ui/content/with-hebrew'
import { type ChapterLine, type DayRow, isDifferent, progressOf, type SectionLine, standingOf } from './day-law'

const AGAINST = { name: 'against', label: 'Against today', width: 'w-56' }
const STATE = { name: 'progress', label: 'State', width: 'w-40' }
const LAST_BY = { name: 'by', label: 'Last by', width: 'w-44', room: 'wide', isOmittable: true } as const

/** What the tree of a day says of a section: how it stands to today, how far its change is, and who wrote it last. */
export const SECTION_COLUMNS: readonly Column<SectionLine>[] = [
  { ...AGAINST, cell: ({ then }) => then && <Standing row={then} /> },
  { ...STATE, cell: ({ then }) => then && <Progress row={then} /> },
  {
    ...LAST_BY,
    cell: ({ then }) => then?.change && <LastChange time={then.change.written_at} by={writerOf(then.change)} />,
  },
]

/** Of a chapter, which no amendment changes here itself, how many of its sections differ from today. */
export const CHAPTER_COLUMNS: readonly Column<ChapterLine>[] = [
  { ...AGAINST, cell: ({ then }) => then && <Changes differing={then.differing} leaving={then.leaving} /> },
  { ...STATE, isOmittable: true, cell: () => null },
  { ...LAST_BY, cell: () => null },
]

const writerOf = ({ is_own, written_by }: WaitingDraft) => (is_own ? 'You' : (written_by ?? 'A former colleague'))

/** Where there are no columns, it is not worth a line. */
const Same = ({ words }: { words: string }) => <span className="text-muted max-lg:hidden">{words}</span>

function Standing({ row }: { row: DayRow }) {
  const [mark, words] = standingOf(row)
  if (!isDifferent(row)) return <Same words={words} />
  return (
    <span className="inline-flex gap-2 text-ink">
      <span aria-hidden className="w-3.5 flex-none text-center font-semibold">
        {mark}
      </span>
      <span className="min-w-0 wrap-anywhere">{withHebrew(words)}</span>
    </span>
  )
}

/** How far the change is, and what stands in its way; of one that another amendment makes, which. */
function Progress({ row: { change, amendment } }: { row: DayRow }) {
  if (!change) {
    return amendment && <span className="text-muted wrap-anywhere">{withHebrew(`by “${amendment}”`)}</span>
  }
  const { why, ...mark } = progressOf(change)
  return (
    <span title={why ?? undefined}>
      <StateMark {...mark} />
      {why && <span className="sr-only">: {why}</span>}
    </span>
  )
}

function Changes({ differing, leaving }: { differing: number; leaving: number }) {
  if (differing === 0 && leaving === 0) return <Same words="same" />
  const words = [
    differing > 0 && `${formatCount(differing)} ${differing === 1 ? 'change' : 'changes'}`,
    leaving > 0 && `${formatCount(leaving)} moved away`,
  ]
  return <span className="text-ink">{words.filter(Boolean).join(', ')}</span>
}
