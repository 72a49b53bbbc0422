import * as v from 'valibot'
import { askAs } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import type { LawType, SourceType } from '@/names/kinds'

const PART = v.union([v.tuple([v.string(), v.string()]), v.tuple([v.string()])])
export const REFERENCES = v.array(v.array(PART))
/** The references in one text that lead somewhere, as private.links_of() writes them (READ-6). */
export type References = v.InferOutput<typeof REFERENCES>

const LINKS = v.record(v.string(), REFERENCES)

/** Those of each text, by its id. */
type Links = Readonly<v.InferOutput<typeof LINKS>>

/** Those of the sections of a law, as its browser shows them; with a slug, those of one section, as its own page does. */
export const lawLinks = async (law: LawType, signal: AbortSignal, section_slug?: string): Promise<Links> =>
  askAs(LINKS, (await publicClient()).rpc('get_law_links', { law, ...(section_slug && { section_slug }) }), signal)

/** The references in the texts of a kind, or in some of them. */
export const textLinks = async (of_type: SourceType, signal?: AbortSignal, of_ids?: string[]): Promise<Links> =>
  askAs(LINKS, (await publicClient()).rpc('get_links', { of_type, ...(of_ids && { of_ids }) }), signal)
