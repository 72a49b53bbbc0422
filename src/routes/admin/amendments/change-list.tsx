import type { UseQueryResult } from '@tanstack/react-query'
import { type AmendmentRow, isOpen } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { Lines } from '@/office/list/lines'
import { Heading, HeadingsBelow } from '@/ui/heading'
import { AddChange } from './add-change'
import { ChangeLine } from './change-line'

type ChangeListProps = { amendment: AmendmentRow; query: UseQueryResult<readonly WaitingDraft[]> }

/** What an amendment changes, also once it is in force, and what adds to it while it is not (TIME-3). */
export function ChangeList({ amendment, query }: ChangeListProps) {
  const takesChanges = isOpen(amendment)
  return (
    <>
      <Heading className="sr-only">Changes</Heading>
      <HeadingsBelow>
        <Lines
          label="Changes"
          query={query}
          failed="Failed to fetch the changes"
          rows={query.data}
          keyOf={({ draft }) => draft}
          empty={
            takesChanges
              ? 'It changes nothing yet. Find a text below, or choose “The law changes from…” in a section’s form, “Publish on…” in another’s.'
              : 'It changes nothing.'
          }
          foot={takesChanges && query.data && <AddChange amendment={amendment.id} changed={query.data} />}
        >
          {(change) => <ChangeLine change={change} day={amendment.day} />}
        </Lines>
      </HeadingsBelow>
    </>
  )
}
