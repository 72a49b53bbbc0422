import { createContext, type ReactNode, useContext } from 'react'
import { type CitationCounts as Counts, useCitationCounts } from '@/data/citations/queries'
import type { LawType } from '@/names/kinds'

type CountsById = Readonly<Record<string, Counts>>

/** Null while the numbers are on their way, "unknown" when they could not be had. */
const CountsContext = createContext<CountsById | 'unknown' | null>(null)

/**
 * Tells the sections within how many texts cite each of them. A context of its own: the numbers come after the text,
 * and only what shows them is rendered again.
 */
export function CitationCounts({ type, children }: { type: LawType; children: ReactNode }) {
  const { data, error } = useCitationCounts(type)
  return <CountsContext value={data ?? (error && 'unknown')}>{children}</CountsContext>
}

const NONE: Counts = {}

/** How many texts of each kind cite a section; none while that is not known yet, null when it could not be had. */
export function useCounts(sectionId: string): Counts | null {
  const counts = useContext(CountsContext)
  if (counts === 'unknown') return null
  return counts?.[sectionId] ?? NONE
}
