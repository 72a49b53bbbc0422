/** The kinds of content that have a feed of their own (FIND-4), newest first like their lists. */
export const FEED_KINDS = ['ruling', 'decision', 'news'] as const

export type FeedKind = (typeof FEED_KINDS)[number]
