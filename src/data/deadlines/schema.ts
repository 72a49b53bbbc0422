import type { DeadlineEvent, Reporting } from '@/law/deadlines'

/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_deadlines.sql; of provisions, of all lines together. */
export const DEADLINE_LIMITS = { title: 200, rule: 500, provisions: 1000, caution: 1000 } as const

/** Of the days or months, equal to the column's check. */
export const DEADLINE_SPAN = { least: 0, greatest: 366, decimals: 0 } as const

export type DeadlineInput = {
  event: DeadlineEvent
  reporting: Reporting | null
  title: string
  span: number
  unit: string
  rule: string
  provisions: string[]
  caution: string
  asked_as: string[]
  order: number
}
