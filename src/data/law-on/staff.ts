import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { checked } from '@/data/ask'
import { askAll } from '@/data/read-all'
import { staffClient } from '@/data/staff-client'
import type { LawType } from '@/names/kinds'
import { COMPARED, LISTED_COLUMNS, LISTED_ON } from './queries'

// The law of a day to come as staff have it: with what an amendment of theirs changes, announced or not, and all that is set (TIME-3).

/** An amendment with its day. */
export type AmendmentDay = { id: string; day: string }

const PLACED = v.object({ ...LISTED_ON.entries, place: v.number(), present_chapter: v.nullable(v.string()) })

/**
 * A section of the law of that day. `place` is its number among the sections of its chapter, half a step beside another's
 * where an amendment puts it; `present_chapter` names the chapter that it comes from. Of a new one, section_id is its draft's.
 */
export type DaySection = v.InferOutput<typeof PLACED>

/** Whether what is searched for names a section: its number, or words of its title. */
export function isNamed({ number, title }: Pick<DaySection, 'number' | 'title'>, q: string): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => number?.toLowerCase() === word || title.toLowerCase().includes(word))
}

/** The sections of a text of the law on the day of an amendment, in reading order, those that it repeals among them. */
export const dayLawQuery = (law: LawType, { id, day }: AmendmentDay) =>
  queryOptions({
    queryKey: ['staff', 'law on', law, day, id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<DaySection[]> => {
      const asked = { law, on_day: day, with_amendment: id }
      const call = staffClient().rpc('law_on', asked).select(`${LISTED_COLUMNS}, place, present_chapter`)
      return checked(v.array(PLACED), await askAll(call, signal))
    },
  })

/** The sections of a text of the law on two days, the later an amendment's, with both texts where they differ. */
export const comparedWithQuery = (law: LawType, one_day: string, { id, day }: AmendmentDay) =>
  queryOptions({
    queryKey: ['staff', 'compared law', law, one_day, day, id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const asked = { law, one_day, other_day: day, with_amendment: id }
      return checked(v.array(COMPARED), await askAll(staffClient().rpc('compare_law', asked), signal))
    },
  })
