import type { Topic } from '@/data/newsletter-subscriptions/topics'

/** A topic to choose, by name. */
export type OfferedTopic = Topic & { name: string }

/** How many provisions a topic may name, as in the database. */
export const MOST_PROVISIONS = 100

/** The widest topic, at the end of what is offered. */
export const EVERYTHING: OfferedTopic = { name: 'Everything on this site', kinds: [], provisions: [] }
