import { useQuery } from '@tanstack/react-query'
import { discardedDraftsQuery, type WaitingDraft } from '@/data/drafts/staff'
import type { ManagedTable } from '@/data/staff-table'
import { ofDiscarded, ofDraft, WhatWaits } from './waiting'

type DraftListProps = {
  nouns: readonly [one: string, many: string]
  query: { error: Error | null }
  /** Those of the list, once they have come. */
  drafts: readonly WaitingDraft[] | undefined
}

/** The drafts of one list, those with a day first (TIME-1). */
export function DraftList({ nouns: [, many], query, drafts }: DraftListProps) {
  const label = `Drafts of ${many}`
  return (
    <WhatWaits
      label={label}
      query={query}
      failed="Failed to fetch the drafts"
      groups={drafts && [{ label, items: drafts.map(ofDraft) }]}
      empty={`There are no drafts of ${many}. “Save draft” in a form keeps one here, which all staff see and no reader.`}
    />
  )
}

/** Below what was deleted from a list: its discarded drafts, which anybody can put back (TIME-1); nothing while there are none. */
export function DiscardedDrafts({ table, parent }: { table: ManagedTable; parent: string | null }) {
  const query = useQuery(discardedDraftsQuery(table))
  const items = query.data?.filter(({ list_id }) => list_id === parent).map(ofDiscarded) ?? []
  return (
    <WhatWaits
      query={query}
      failed="Failed to fetch the discarded drafts"
      groups={[{ label: 'Discarded drafts', title: 'Drafts discarded in the last 90 days', items }]}
    />
  )
}
