import { createContext, type ReactNode, useContext } from 'react'
import { useCitationCounts } from '@/data/citations/queries'
import type { LawType } from '@/lib/content-kinds'

type Counts = Readonly<Record<string, number>>

/** Null while the numbers are on their way, "unknown" when they could not be had. */
const CountsContext = createContext<Counts | 'unknown' | null>(null)

/**
 * Tells the sections within how many texts cite each of them. A context of its own: the numbers come after the text,
 * and only what shows them is rendered again.
 */
export function CitationCounts({ type, children }: { type: LawType; children: ReactNode }) {
  const { data, error } = useCitationCounts(type)
  return <CountsContext value={data ?? (error && 'unknown')}>{children}</CountsContext>
}

/** How many texts cite a section; 0 while that is not known yet, null when it could not be had. */
export function useCitationCount(sectionId: string): number | null {
  const counts = useContext(CountsContext)
  if (counts === 'unknown') return null
  return counts?.[sectionId] ?? 0
}
