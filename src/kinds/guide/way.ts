import type { Guide, GuideStep } from '@/data/guides/queries'
import type { Answer } from '@/data/guides/schema'
import { paths } from '@/names/paths'

// Where a reader is in a guide is in the address alone (TOOL-5): "?a=client.abroad.x7f_place.yes.k2m" is the answer "abroad" to
// the question "client", and then "yes" to "place". What ends each answer is made of the words that were answered, so that a
// guide that staff have changed since can say which step is another one now.

/** A question with the answer that was given. */
export type Taken = {
  step: GuideStep
  answer: Answer
  /** Whether its words, or those of the answer, are others now than when it was given. */
  isReworded: boolean
}

export type Way = {
  taken: Taken[]
  /** Where the answers lead. */
  step: GuideStep
  /** Why some of the answers in the address do not count: the first step that is another one now. */
  changed: { number: number; title: string | null } | null
}

/** The parameter of an address that holds the answers. */
export const ANSWERS = 'a'

/** The way that an address names, as far as it holds; null of a guide without steps. */
export function followWay({ steps }: Pick<Guide, 'steps'>, answers: string | null): Way | null {
  const byKey = new Map(steps.map((step) => [step.key, step]))
  const taken: Taken[] = []
  const [first] = steps
  if (!first) return null
  let step: GuideStep = first
  for (const [question, given, mark] of readAnswers(answers)) {
    const answer: Answer | undefined = step.key === question ? step.answers.find(({ key }) => key === given) : undefined
    const next: GuideStep | undefined = answer && byKey.get(answer.to)
    // A way that comes back to a step would never end.
    if (!answer || !next || taken.length >= steps.length) {
      const title = byKey.get(question)?.title ?? null
      return { taken, step, changed: { number: taken.length + 1, title } }
    }
    taken.push({ step, answer, isReworded: mark !== markOf(step, answer) })
    step = next
  }
  return { taken, step, changed: null }
}

const readAnswers = (answers: string | null): [question: string, answer: string, mark: string][] =>
  (answers ?? '')
    .split('_')
    .filter(Boolean)
    .map((part) => {
      const [question = '', answer = '', mark = ''] = part.split('.')
      return [question, answer, mark]
    })

/** The address of a guide after these answers. */
export function wayAddress(id: string, taken: readonly Pick<Taken, 'step' | 'answer'>[]): string {
  const answers = taken.map(({ step, answer }) => [step.key, answer.key, markOf(step, answer)].join('.'))
  return paths.guide(id) + (answers.length > 0 ? `?${ANSWERS}=${answers.join('_')}` : '')
}

/** Three characters that are others when the words of the question or of its answer are. */
function markOf({ title }: GuideStep, { text }: Answer): string {
  let hash = 5381
  for (const character of `${title}\n${text}`) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 46656
  return hash.toString(36)
}

/** What staff have changed since the answers of a way were given: a sentence for each that counts no more or reads otherwise. */
export function changeWords({ taken, changed }: Pick<Way, 'taken' | 'changed'>): string[] {
  const reworded = taken.flatMap(({ step, isReworded }, index) => (isReworded ? [`${index + 1}, “${step.title}”`] : []))
  const what = changed?.title
    ? `question ${changed.number}, “${changed.title}”, is not what it was`
    : `question ${changed?.number} is no longer there`
  const kept = changed && changed.number > 1 ? ' The answers before it are kept.' : ''
  const one = reworded.length === 1 ? 'question' : 'questions'
  return [
    ...(changed ? [`This guide was changed after these answers were given: ${what}.${kept}`] : []),
    ...(reworded.length > 0
      ? [
          `The words of ${one} ${reworded.join(', ')} have changed since the answer was given. Look whether it still fits.`,
        ]
      : []),
  ]
}

/** How many questions are still asked at most from a step on, itself included. */
export function questionsFrom({ steps }: Pick<Guide, 'steps'>, from: GuideStep): number {
  const byKey = new Map(steps.map((step) => [step.key, step]))
  const known = new Map<string, number>()
  const count = (step: GuideStep, before: readonly string[]): number => {
    // What is published has no loops; a draft that is looked at may have.
    if (step.kind === 'outcome' || before.includes(step.key)) return 0
    const found = known.get(step.key)
    if (found !== undefined) return found
    const most = Math.max(
      0,
      ...step.answers.map(({ to }) => {
        const next = byKey.get(to)
        return next ? count(next, [...before, step.key]) : 0
      }),
    )
    known.set(step.key, most + 1)
    return most + 1
  }
  return count(from, [])
}
