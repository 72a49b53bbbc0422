import { useQuery } from '@tanstack/react-query'
import { Suspense, useContext } from 'react'
import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { type AmendmentDay, comparedWithQuery } from '@/data/law-on/staff'
import { formatDay } from '@/lib/dates'
import { LAW_NAMES, LAW_TYPES, type LawType } from '@/names/kinds'
import { ComparedLawContext } from '@/office/day/compared-law'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Heading, HeadingsBelow } from '@/ui/heading'
import { useToday } from '@/ui/hooks/use-today'
import { TextSkeleton } from '@/ui/states/skeleton'

type LawOfThatDayProps = { amendment: AmendmentRow; changes: readonly WaitingDraft[] }

/** The texts of the law that an amendment changes, as they will stand on its day, with what differs from today marked (TIME-3). */
export function LawOfThatDay({ amendment: { id, day }, changes }: LawOfThatDayProps) {
  const today = useToday()
  const types = LAW_TYPES.filter((type) => changes.some(({ list_type }) => list_type === type))
  if (day === null) return <p className="office-inset text-muted">It has no day yet: edit it, and give it one.</p>
  if (day <= today)
    return <p className="office-inset text-muted">Its day has begun. What differs stands with each of its changes.</p>
  if (types.length === 0)
    return (
      <p className="office-inset text-muted">
        {changes.length === 0
          ? 'It changes nothing yet.'
          : 'It changes no section. How other kinds read on that day stands with each of its changes.'}
      </p>
    )
  return types.map((type) => (
    <div key={type} className="office-inset">
      {types.length > 1 && <Heading className="font-semibold">{LAW_NAMES[type]}</Heading>}
      <HeadingsBelow>
        <ComparedWithToday type={type} amendment={{ id, day }} today={today} />
      </HeadingsBelow>
    </div>
  ))
}

type ComparedWithTodayProps = { type: LawType; amendment: AmendmentDay; today: string }

function ComparedWithToday({ type, amendment, today }: ComparedWithTodayProps) {
  const query = useQuery(comparedWithQuery(type, today, amendment))
  const ComparedLaw = useContext(ComparedLawContext)
  if (!query.data && query.error) return <FetchFailed what="Failed to fetch the law of that day" query={query} />
  if (!query.data) return <TextSkeleton lines={6} />
  const day = formatDay(amendment.day)
  return (
    <Suspense fallback={<TextSkeleton lines={6} />}>
      {ComparedLaw && (
        <ComparedLaw
          type={type}
          sections={query.data}
          headings={[`${formatDay(today)}, today`, day]}
          between={['today', day]}
        />
      )}
    </Suspense>
  )
}
