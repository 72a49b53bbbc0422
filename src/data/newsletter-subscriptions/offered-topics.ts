import type { Topic } from '@/data/newsletter-subscriptions/topics'

/** A topic to choose, by name; one without is a list, which is called as its kind is. */
export type OfferedTopic = Topic & { name?: string }

/** How many provisions a topic may name, as in the database. */
export const MOST_PROVISIONS = 100
