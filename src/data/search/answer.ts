import * as v from 'valibot'
import { CONTENT_KINDS, KINDS } from '@/names/kinds'
import { asStored } from '@/texts/html-text'

const SOME_TEXT = v.pipe(v.string(), v.minLength(1))

const HIT = v.object({
  id: SOME_TEXT,
  type: v.picklist(CONTENT_KINDS),
  title: SOME_TEXT,
  url: SOME_TEXT,
  highlight: v.pipe(
    v.string(),
    v.transform((highlight) => asStored(highlight)),
  ),
  date: v.fallback(v.nullable(v.string()), null),
  until: v.fallback(v.nullable(v.string()), null),
  context: v.fallback(v.nullable(v.string()), null),
  slug: v.fallback(v.nullable(v.string()), null),
})

/** One hit (SEARCH-3); `highlight` is HTML with the matches marked, `date` the item's own, `until` the last day of what was revoked or overtaken, `context` its chapter, court or category, `slug` a section's. */
export type SearchHit = v.InferOutput<typeof HIT>

const TEXTS = v.array(v.string())

const FIGURE = v.object({
  is: v.literal('figure'),
  url: SOME_TEXT,
  name: SOME_TEXT,
  subject: v.string(),
  unit: v.string(),
  amount: v.nullable(v.union([v.number(), v.string()])),
  effective_from: v.nullable(v.string()),
  last_day: v.nullable(v.string()),
  period: v.nullable(v.string()),
  note: v.nullable(v.string()),
  caution: v.string(),
  source: v.nullable(v.string()),
  asked_from: v.nullable(v.string()),
  asked_to: v.nullable(v.string()),
  provisions: TEXTS,
  provision_urls: TEXTS,
})

/** A rate or an amount that was asked for, on the days from asked_from to asked_to or today; without an amount where sources leave it open. */
export type FigureAnswer = v.InferOutput<typeof FIGURE>

const PARAGRAPH = v.object({
  is: v.literal('paragraph'),
  url: SOME_TEXT,
  provision: SOME_TEXT,
  title: v.string(),
  chapter: v.string(),
})

/** The section or paragraph that was asked for by its number. */
export type ParagraphAnswer = v.InferOutput<typeof PARAGRAPH>

const DEADLINE = v.object({
  is: v.literal('deadline'),
  url: SOME_TEXT,
  title: SOME_TEXT,
  rule: SOME_TEXT,
  caution: v.string(),
  postponements: v.array(v.object({ period: SOME_TEXT, day: SOME_TEXT, source: SOME_TEXT })),
  provisions: TEXTS,
  provision_urls: TEXTS,
})

const TERM = v.object({
  is: v.literal('term'),
  url: SOME_TEXT,
  term: SOME_TEXT,
  hebrew: v.string(),
  transliteration: v.string(),
  definition: SOME_TEXT,
  provisions: TEXTS,
  provision_urls: TEXTS,
})

const PAGE = v.object({ is: v.literal('page'), url: SOME_TEXT, what: SOME_TEXT, title: SOME_TEXT })

const ONE = v.union([FIGURE, PARAGRAPH, DEADLINE, TERM, PAGE])

/** What has one answer: it stands above the hits (SEARCH-11). A guide, a tool and a page are answers by their names. */
export type OneAnswer = v.InferOutput<typeof ONE>

/** Whether what answers is no text, which would be among the hits too. */
export const isNoText = (answer: OneAnswer): boolean =>
  answer.is === 'figure' || answer.is === 'deadline' || (answer.is === 'page' && answer.what !== KINDS.guide.one)

const COUNT = v.object({ count: v.fallback(v.number(), 0), more: v.fallback(v.boolean(), false) })

/** With `more`, the database stopped counting at `count`. */
export type HitCount = v.InferOutput<typeof COUNT>

const CORRECTED = v.object({ typed: SOME_TEXT, meant: SOME_TEXT, exactly: SOME_TEXT })

/** Words that no text has, those that they are taken for as well, and the query that finds without them (SEARCH-8). */
export type Corrected = v.InferOutput<typeof CORRECTED>

/** What the procedure answers with: one JSON object. A hit that cannot be shown is left out. */
export const ANSWER = v.pipe(
  v.object({
    answers: v.fallback(v.array(ONE), []),
    total: COUNT.entries.count,
    more: COUNT.entries.more,
    results: v.pipe(
      v.array(v.fallback(v.nullable(HIT), null)),
      v.transform((hits) => hits.filter((hit) => hit !== null)),
    ),
    counts: v.fallback(v.object(v.entriesFromList(CONTENT_KINDS, v.optional(COUNT))), {}),
    years: v.fallback(v.nullable(v.record(v.string(), v.nullable(v.number()))), null),
    corrected: v.fallback(v.nullable(CORRECTED), null),
  }),
  v.transform(({ total, more, ...answer }) => ({ ...answer, total: { count: total, more } })),
)

/**
 * A page of hits, what answers by itself, the counts in all, of each type and, where asked for, of each year (null where there
 * are too many to count), and what words that no text has were taken for.
 */
export type SearchAnswer = v.InferOutput<typeof ANSWER>
