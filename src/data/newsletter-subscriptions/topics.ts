import * as v from 'valibot'

/** What somebody has by mail: what “What changed” shows for these kinds and sections; for none of both, everything (MAIL-4). */
export type Topic = { kinds: string[]; provisions: string[] }

/** How often a mail comes at most. */
export const RHYTHMS = ['weekly', 'daily'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** How many topics one person may have, as in the database. */
export const MOST_TOPICS = 20

const NAMED_TOPIC = v.object({ kinds: v.array(v.string()), provisions: v.array(v.string()), label: v.string() })
/** A topic with its name. */
export type NamedTopic = v.InferOutput<typeof NAMED_TOPIC>

/** What somebody has chosen. */
export const CHOSEN = v.object({ rhythm: v.picklist(RHYTHMS), topics: v.array(NAMED_TOPIC) })
export type Chosen = v.InferOutput<typeof CHOSEN>

/** Tells one topic from another, in whatever order its parts are. */
export const topicKey = ({ kinds, provisions }: Topic): string =>
  JSON.stringify([kinds, provisions].map((names) => names.toSorted()))
