import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { WaitingDraft } from '@/data/drafts/staff'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useFocusWhenGone } from '@/office/list/use-focus-when-gone'
import { TextSkeleton } from '@/ui/states/skeleton'
import { DraftLine } from './draft-line'

type DraftListProps = {
  nouns: readonly [one: string, many: string]
  query: UseQueryResult<unknown>
  /** Those of the list, once they have come. */
  drafts: readonly WaitingDraft[] | undefined
}

/** The drafts of one list, those with a day first (TIME-1). */
export function DraftList({ nouns: [, many], query, drafts }: DraftListProps) {
  const box = useRef<HTMLElement>(null)
  const expectRemoval = useFocusWhenGone(drafts?.map(({ draft }) => draft) ?? [], box)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Drafts of ${many}`}
      className="flex min-w-0 flex-1 flex-col outline-none"
    >
      {query.error && (
        <div className="office-inset">
          <FetchFailed what="Failed to fetch the drafts" query={query} />
        </div>
      )}
      {!drafts && !query.error && (
        <div className="office-inset">
          <TextSkeleton lines={2} />
        </div>
      )}
      {drafts?.length === 0 && (
        <p className="office-inset text-muted">
          {`There are no drafts of ${many}. “Save draft” in a form keeps one here, which all staff see and no reader.`}
        </p>
      )}
      {drafts && drafts.length > 0 && (
        <ul className="-mt-px border-line border-b">
          {drafts.map((draft) => (
            <DraftLine key={draft.draft} draft={draft} hasDay onDiscard={expectRemoval} />
          ))}
        </ul>
      )}
    </section>
  )
}
