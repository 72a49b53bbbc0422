import { type ComponentType, createContext } from 'react'
import type { ComparedSection } from '@/data/law-on/queries'
import type { LawType } from '@/names/kinds'

export type ComparedLawProps = {
  type: LawType
  sections: readonly ComparedSection[]
  /** The names of the two days. */
  headings: readonly [string, string]
  /** The two days in a sentence. */
  between: readonly [string, string]
}

/** Readers' comparison of a law on two days; app, which alone knows readers' pages and staff's, provides it. */
export const ComparedLawContext = createContext<ComponentType<ComparedLawProps> | null>(null)
