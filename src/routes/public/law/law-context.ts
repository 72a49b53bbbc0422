import { createContext, useContext } from 'react'
import type { Cited } from '@/law/citation'
import type { ChapterPlace } from '@/law/law-outline'
import type { LawType } from '@/names/kinds'
import type { Neighbours } from './section-neighbours'

/** A part of the law by its citation, and where it stands. */
export type Source = Cited & { path: string }

type LawContextValue = {
  type: LawType
  neighbours: Neighbours
  /** By chapter id; a search shows some of the chapters, each in its own place. */
  outline: ReadonlyMap<string, ChapterPlace>
  /** Prints a part of the text alone, by its id, with its source at its head. */
  print: (id: string, source: Source) => Promise<void>
}

export const LawContext = createContext<LawContextValue | null>(null)

/** The law text around a section. @throws outside the law reader */
export function useLawContext(): LawContextValue {
  const value = useContext(LawContext)
  if (!value) throw new Error('useLawContext belongs inside the law reader')
  return value
}
