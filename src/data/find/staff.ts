import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { type AmendmentDay, type DaySection, dayLawQuery, isNamed } from '@/data/law-on/staff'
import { staffClient } from '@/data/staff-client'
import type { TextPlace } from '@/data/text-place'
import { LAW_TYPES } from '@/names/kinds'

/**
 * A row that was found; `url` is its page on the site, null if it has none, and `state` how a section of a day to come stands
 * to today, if it differs. Its kind may also be "file".
 */
export type FoundText = TextPlace & { url: string | null; state?: DaySection['state'] }

/** How many sections that differ may stand above what else is found. */
const MOST_NAMED = 12

/** How long the law of a day is good enough to be searched, in milliseconds: for the letters of one word. */
const FRESH = 10_000

/**
 * The rows that a number or words name, in all lists of staff's or of one kind, best first (READ-8); an empty query is not
 * sent.
 * @param day the sections are those of this day (TIME-3); today if not given
 */
export const findTextsQuery = (query: string, only?: string, day: AmendmentDay | null = null) =>
  queryOptions({
    queryKey: ['staff', 'find', query, only ?? null, day?.id ?? null, day?.day ?? null],
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: query !== '',
    // The next letter asks again.
    retry: false,
    queryFn: async ({ client, signal }): Promise<FoundText[]> => {
      const asked = ask(staffClient().rpc('find_texts', { query, ...(only && { only_kind: only }) }), signal)
      const [data, sections] = await Promise.all([asked, day ? sectionsOn(client, day) : []])
      return onDay(data, sections, query)
    },
  })

/** The sections of all texts of the law that differ on the day of an amendment. */
async function sectionsOn(client: QueryClient, day: AmendmentDay): Promise<FoundSection[]> {
  const laws = LAW_TYPES.map(async (type) => {
    const sections = await client.fetchQuery({ ...dayLawQuery(type, day), staleTime: FRESH })
    return sections.filter(({ state }) => state !== 'same').map((section) => ({ ...section, type }))
  })
  return (await Promise.all(laws)).flat()
}

type FoundSection = DaySection & { type: string }

/** What was found today, as on a day whose differing sections are given; first those that are named by what they are then. */
function onDay(found: readonly FoundText[], sections: readonly FoundSection[], query: string): FoundText[] {
  const texts = new Map(sections.map((section) => [section.section_id, textOf(section)]))
  const matching = sections.filter((section) => isNamed(section, query)).map(({ section_id }) => section_id)
  const named = matching.slice(0, MOST_NAMED)
  const others = found.filter(({ id }) => !named.includes(id)).map((row) => texts.get(row.id) ?? row)
  return [...named.flatMap((id) => texts.get(id) ?? []), ...others]
}

const textOf = ({ section_id, title, chapter_id, chapter_title, type, state }: FoundSection): FoundText => ({
  kind: 'section',
  id: section_id,
  title,
  list_id: chapter_id,
  list_title: chapter_title,
  list_type: type,
  section_id: null,
  section_title: null,
  url: null,
  state,
})
