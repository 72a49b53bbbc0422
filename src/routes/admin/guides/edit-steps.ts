import type { Answer, Step } from '@/data/guides/schema'

/** A key that none has, nor one that somebody else adds meanwhile: both may be kept (STAFF-4). */
const freeKey = (word: string): string => `${word}-${crypto.randomUUID().slice(0, 8)}`

/** A step without words, with a key of its own. */
export const newStep = (kind: Step['kind']): Step => ({
  key: freeKey('step'),
  kind,
  title: '',
  text: '',
  ends: '',
  rests: [],
  answers: [],
})

/** An answer without words that leads nowhere yet. */
export const newAnswer = (): Answer => ({
  key: freeKey('answer'),
  text: '',
  note: '',
  to: '',
})

/** The steps with one of them changed. */
export const withStep = (steps: readonly Step[], changed: Step): Step[] =>
  steps.map((step) => (step.key === changed.key ? changed : step))

/** The steps without one; what led to it leads nowhere. */
export const withoutStep = (steps: readonly Step[], key: string): Step[] =>
  steps
    .filter((step) => step.key !== key)
    .map((step) => ({ ...step, answers: step.answers.map((each) => (each.to === key ? { ...each, to: '' } : each)) }))

/** The steps with one of them first, where the guide begins. */
export const beginningWith = (steps: readonly Step[], key: string): Step[] => [
  ...steps.filter((step) => step.key === key),
  ...steps.filter((step) => step.key !== key),
]

/** An item moved up (-1) or down (1) among its like; where there is no room it stays. */
export function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): Item[] {
  const item = items[index]
  if (item === undefined || index + by < 0 || index + by >= items.length) return [...items]
  return items.toSpliced(index, 1).toSpliced(index + by, 0, item)
}

/** What a step is called where it is only named: by its words, or its place. */
export const nameOf = (steps: readonly Step[], step: Step): string =>
  step.title.trim() || `Step ${steps.indexOf(step) + 1}, without words`

/** A step in the tree: with its answers, or only named, where it is drawn already. */
export type Branch = {
  step: Step
  /** The answer that leads here, and to what, if anything. */
  answers: { answer: Answer; to: Branch | { step: Step; isLoop: boolean } | null }[]
}

/** The steps as a tree from the first on, each drawn once, and those that it does not reach. */
export function drawTree(steps: readonly Step[]): { root: Branch | null; lost: Step[] } {
  const byKey = new Map(steps.map((step) => [step.key, step]))
  const drawn = new Set<string>()
  const branch = (step: Step, above: readonly string[]): Branch => {
    drawn.add(step.key)
    const path = [...above, step.key]
    return {
      step,
      answers: step.answers.map((answer) => {
        const next = byKey.get(answer.to)
        if (!next) return { answer, to: null }
        if (drawn.has(next.key)) return { answer, to: { step: next, isLoop: path.includes(next.key) } }
        return { answer, to: branch(next, path) }
      }),
    }
  }
  const [first] = steps
  const root = first ? branch(first, []) : null
  return { root, lost: steps.filter(({ key }) => !drawn.has(key)) }
}

/** A way from the first question: its answers, and where it ends; null where it leads nowhere, or round. */
export type TriedWay = { answers: { step: Step; answer: Answer }[]; end: Step | null }

/** Every way through a guide, at most so many. */
export function allWays(steps: readonly Step[], most: number): { ways: TriedWay[]; areMore: boolean } {
  const byKey = new Map(steps.map((step) => [step.key, step]))
  const ways: TriedWay[] = []
  let areMore = false
  const walk = (step: Step, before: TriedWay['answers']): void => {
    if (ways.length >= most) {
      areMore = true
      return
    }
    const isRound = before.some((each) => each.step.key === step.key)
    if (step.kind === 'outcome' || isRound || step.answers.length === 0) {
      ways.push({ answers: before, end: step.kind === 'outcome' && !isRound ? step : null })
      return
    }
    for (const answer of step.answers) {
      const next = byKey.get(answer.to)
      const after = [...before, { step, answer }]
      if (next) walk(next, after)
      else if (ways.length < most) ways.push({ answers: after, end: null })
      else areMore = true
    }
  }
  const [first] = steps
  if (first) walk(first, [])
  return { ways, areMore }
}

/** A step as it is read in the history and in a conflict: all its words, line by line. */
export function stepInWords(
  { kind, title, text, ends, rests, answers }: Step,
  wordsOf: (html: string) => string,
): string {
  const lines = [
    `${kind === 'question' ? 'Question' : 'Outcome'}: ${title}`,
    wordsOf(text),
    ...rests.map(({ cite, name, note }) => [cite, name, note].filter(Boolean).join(' · ')),
    ...answers.map(
      ({ text: words, note, to }) => `→ ${[words, note].filter(Boolean).join(' · ')} (to ${to || 'nowhere'})`,
    ),
    ends && `Where the texts end: ${wordsOf(ends)}`,
  ]
  return lines.filter(Boolean).join('\n')
}
