import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askAs, checked } from '@/data/ask'
import { lawLinks } from '@/data/citations/links'
import { publicClient } from '@/data/public-client'
import { askAll } from '@/data/read-all'
import type { LawType } from '@/names/kinds'

// The law as on a day (TIME-4), apart from what readers of today ask.

const DAY = v.nullable(v.string())
/** A section of law_on(), without its text. */
export const LISTED_ON = v.object({
  section_id: v.string(),
  number: v.nullable(v.string()),
  title: v.string(),
  slug: v.string(),
  chapter_id: v.nullable(v.string()),
  chapter_title: v.string(),
  from_day: DAY,
  to_day: DAY,
  state: v.picklist(['same', 'changed', 'moved', 'only then', 'only today', 'unknown']),
  amendment: v.nullable(v.string()),
  is_assumed: v.boolean(),
})
const WHOLE = v.object({
  ...LISTED_ON.entries,
  content: v.nullable(v.string()),
  text_as_of: DAY,
  changes_noted_to: DAY,
})

/** What is asked of it. */
export const LISTED_COLUMNS =
  'section_id, number, title, slug, chapter_id, chapter_title, from_day, to_day, state, amendment, is_assumed'

/** A section as on a day, without its text; `state` compares it with today, as private.section_on says. */
export type ListedOn = v.InferOutput<typeof LISTED_ON>
/** A section as on a day. */
export type SectionOn = v.InferOutput<typeof WHOLE>

/** The sections of a text of the law as on a day, in reading order, without their texts. */
export const lawOnQuery = (law: LawType, on_day: string) =>
  queryOptions({
    queryKey: ['sections', 'law on', law, on_day],
    queryFn: ({ signal }) => readLawOn(law, on_day, LISTED_ON, LISTED_COLUMNS, signal),
  })

/** The same with their texts, to be taken along (BULK-3). */
export const wholeLawOnQuery = (law: LawType, on_day: string) =>
  queryOptions({
    queryKey: ['sections', 'whole law on', law, on_day],
    queryFn: ({ signal }) =>
      readLawOn(law, on_day, WHOLE, `${LISTED_COLUMNS}, content, text_as_of, changes_noted_to`, signal),
  })

async function readLawOn<Row>(
  law: LawType,
  on_day: string,
  row: v.GenericSchema<Row>,
  columns: string,
  signal: AbortSignal,
): Promise<Row[]> {
  const call = (await publicClient()).rpc('law_on', { law, on_day }).select(columns)
  return checked(v.array(row), await askAll(call, signal))
}

/** A section of compare_law(). */
export const COMPARED = v.object({
  section_id: v.string(),
  number: v.nullable(v.string()),
  title: v.string(),
  slug: v.string(),
  chapter_title: v.string(),
  difference: v.picklist(['same', 'changed', 'moved', 'added', 'repealed', 'unknown']),
  one_title: v.nullable(v.string()),
  one_content: v.nullable(v.string()),
  other_title: v.nullable(v.string()),
  other_content: v.nullable(v.string()),
  one_chapter: v.nullable(v.string()),
  other_chapter: v.nullable(v.string()),
})

/** A section on two days, with its texts where they differ, as compare_law() has it. */
export type ComparedSection = v.InferOutput<typeof COMPARED>

/** The sections of a text of the law on two days, or the one at an address, in reading order. */
export const compareLawQuery = (law: LawType, one_day: string, other_day: string, only_slug?: string) =>
  queryOptions({
    queryKey: ['sections', 'compared', law, one_day, other_day, only_slug],
    queryFn: async ({ signal }) => {
      const asked = { law, one_day, other_day, ...(only_slug !== undefined && { only_slug }) }
      return checked(v.array(COMPARED), await askAll((await publicClient()).rpc('compare_law', asked), signal))
    },
  })

/** The section at an address as on a day; null where there was none, or nothing is known of one. */
async function readSectionOn(law: LawType, only_slug: string, on_day: string, signal: AbortSignal) {
  const rows = await askAs(v.array(WHOLE), (await publicClient()).rpc('law_on', { law, on_day, only_slug }), signal)
  return rows[0] ?? null
}

/**
 * The section at an address as on a day, with the references that its present text has; null where it was not there: then
 * formerSectionQuery() and sectionQuery() say why.
 */
export const sectionOnQuery = (type: LawType, slug: string, day: string) =>
  queryOptions({
    queryKey: ['sections', 'on', type, slug, day],
    queryFn: async ({ signal }) => {
      const [section, links] = await Promise.all([readSectionOn(type, slug, day, signal), lawLinks(type, signal, slug)])
      return section && { ...section, references: links[section.section_id] ?? [] }
    },
  })

/** The last text of a section that stood at an address and has been repealed, with its last day; null if there was none. */
export const formerSectionQuery = (type: LawType, slug: string) =>
  queryOptions({
    queryKey: ['sections', 'former', type, slug],
    queryFn: async ({ signal }) => {
      const data = await ask(
        (await publicClient())
          .from('section_versions')
          .select('id, to_day')
          .eq('type', type)
          .eq('slug', slug)
          .not('content', 'is', null)
          .order('to_day', { ascending: false })
          .limit(1),
        signal,
      )
      const last = data[0]?.to_day
      const section = last ? await readSectionOn(type, slug, last, signal) : null
      return last && section ? { ...section, last } : null
    },
  })
