import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'

/** A rate or an amount, and the time for which it holds. */
export type Step = {
  id: string
  effective_from: string
  /** The last day on which it holds, if a later amount is known. */
  last_day: string | null
  amount: number
  /** Its time in words, where no more is known of it: "as of 1 January 2026". */
  period: string
  note: string
  source: string
  updated_at: string
}

/** A figure of the law with all its amounts, newest first; without any where sources leave it open (TOOL-1). */
export type Figure = {
  kind: string
  name: string
  subject: string
  unit: string
  provisions: string[]
  provision_urls: string[]
  caution: string
  steps: Step[]
}

/** All figures in their order. */
export const figuresQuery = () =>
  queryOptions({ queryKey: ['amounts', 'figures'], queryFn: ({ signal }) => readFigures(signal) })

/** All figures in their order, read anew. @throws AppError */
export async function readFigures(signal?: AbortSignal): Promise<Figure[]> {
  const data = await ask((await publicClient()).rpc('get_amounts'), signal)
  return [...Map.groupBy(data, ({ kind }) => kind).values()].flatMap((rows) =>
    rows.slice(0, 1).map(({ kind, name, subject, unit, provisions, provision_urls, caution }) => {
      return { kind, name, subject, unit, provisions, provision_urls, caution, steps: rows.flatMap(stepOf) }
    }),
  )
}

type Row = Step & { amount: number | string }

/** The amount of a row; a figure without any has one row without an id. A backend may write a number as a text. */
const stepOf = ({ id, effective_from, last_day, amount, period, note, source, updated_at }: Row): Step[] =>
  id ? [{ id, effective_from, last_day, amount: Number(amount), period, note, source, updated_at }] : []
