import * as v from 'valibot'
import { askAs } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import type { LawType } from '@/names/kinds'

const NOTE = v.tuple([
  v.string(),
  v.string(),
  v.number(),
  v.array(v.tuple([v.string(), v.string(), v.nullable(v.string())])),
])
export const MARGIN = v.object({ counts: v.record(v.string(), v.number()), notes: v.array(NOTE) })
/** Who cites one section. */
export type SectionMargin = v.InferOutput<typeof MARGIN>

const MARGINS = v.record(v.string(), MARGIN)

/** Who cites each section of a law, or one of them by its slug, by the section's id, as get_margin() has it (TRUE-5). */
export const lawMargins = async (law: LawType, signal: AbortSignal, section_slug?: string) =>
  askAs(MARGINS, (await publicClient()).rpc('get_margin', { law, ...(section_slug && { section_slug }) }), signal)

/** How many texts of each kind cite a section. */
export type CitationCounts = Readonly<Partial<Record<string, number>>>

/** The same between renders. */
export const NO_COUNTS: CitationCounts = {}

/** How many texts cite a section in all. */
export const totalOf = (counts: CitationCounts): number =>
  Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0)
