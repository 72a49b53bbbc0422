import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'

/** A question of a page, whatever it is answered with. */
interface Question {
  queryKey: QueryKey
  // A method, so that a question may expect a key of its own.
  queryFn?(context: QueryFunctionContext): unknown
}

/** What a page asks, by name. */
export type Questions = Readonly<Record<string, Question>>

/** Starts a page's questions while its code loads. */
export type Prefetch = (questions: Questions) => void

/** Prefetches into a cache; the page shows the loading and error states, so nothing is awaited. */
export const prefetchInto =
  (cache: QueryClient): Prefetch =>
  (questions) => {
    for (const question of Object.values(questions).filter(isEnabled)) void cache.prefetchQuery(question)
  }

/** Whether a question is asked at all; the search without words is not. */
export const isEnabled = (question: object): boolean => !('enabled' in question && question.enabled === false)
