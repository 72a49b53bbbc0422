import * as v from 'valibot'

/** Greatest numbers and lengths of what the steps hold, as private.is_guide has them. */
export const STEP_SIZES = {
  steps: 60,
  answers: 12,
  rests: 20,
  title: 300,
  answer: 200,
  note: 300,
  cite: 200,
  name: 300,
  restNote: 500,
} as const

const REST = v.object({
  /** A provision or case as it is cited: "section 30(a)(5)", "CA 8556/21". */
  cite: v.string(),
  /** Of a case its name, court and date; else empty. */
  name: v.string(),
  note: v.string(),
})
/** What a step rests on. */
export type Rest = v.InferOutput<typeof REST>

const ANSWER = v.object({
  /** Stands for it in addresses; an answer of its step has it alone. */
  key: v.string(),
  text: v.string(),
  note: v.string(),
  /** The key of the step that it leads to; empty while it leads nowhere. */
  to: v.string(),
})
export type Answer = v.InferOutput<typeof ANSWER>

const STEP = v.object({
  key: v.string(),
  kind: v.picklist(['question', 'outcome']),
  title: v.string(),
  /** HTML. */
  text: v.string(),
  /** Of an outcome, where the texts end, as HTML; else empty. */
  ends: v.string(),
  rests: v.array(REST),
  answers: v.array(ANSWER),
})
/** A question with its answers, or an outcome. */
export type Step = v.InferOutput<typeof STEP>

const STEPS = v.array(STEP)

/** The steps of a guide as its row keeps them (private.is_guide); the first begins it. Throws where they have not that form. */
export const readSteps = (nodes: unknown): Step[] => v.parse(STEPS, nodes)

/** A step that was written as JSON; null if it is none. */
export function parseStep(json: string): Step | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), STEP), json)
  return success ? output : null
}
