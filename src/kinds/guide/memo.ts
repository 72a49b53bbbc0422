import type { Guide, GuideStep, LinkedRest } from '@/data/guides/queries'
import { citeInstrument } from '@/law/citation'
import { formatDay } from '@/lib/dates'
import { plainText } from '@/lib/plain-text'
import { SITE_NAME } from '@/lib/site'
import { withFullStop } from '@/lib/with-full-stop'
import { isProvisionName, readProvision } from '@/names/provision-names'
import { markupOf } from '@/texts/html-text'
import type { Way } from './way'

/** A way through a guide on paper (TOOL-5). */
export type Memo = {
  title: string
  /** Which guide was followed, when and where. */
  head: string
  /** Each question with what it rests on, and the answer. */
  answers: string[]
  /** What follows, where the texts end, and what the memo is. */
  paragraphs: string[]
}

/** The memo of a way that has led to an outcome. @param address of that outcome @param day as an ISO date */
export function writeMemo(guide: Guide, { taken, step }: Way, address: string, day: string): Memo {
  const { title } = guide
  const known = new Set<string>()
  return {
    title,
    head: `Way taken on ${formatDay(day)} in the guide “${title}”, ${SITE_NAME}, ${address}`,
    answers: taken.map(({ step: asked, answer }) => {
      const cited = citeStep(asked, known)
      return `${asked.title}${cited && ` (${cited}).`} Answer: ${withFullStop(answer.text)}`
    }),
    paragraphs: [
      `Outcome: ${withFullStop(step.title)} ${wordsOf(step.text)}`,
      `It rests on: ${citeStep(step, known)}.`,
      ...(markupOf(step.ends) ? [`Where the texts end: ${wordsOf(step.ends)}`] : []),
      `${ageWords(guide)}. General information, not legal advice; the Hebrew text is binding.`,
    ],
  }
}

/** From texts of which age a guide is. */
export function ageWords({ text_as_of, changes_noted_to }: Pick<Guide, 'text_as_of' | 'changes_noted_to'>): string {
  const later = changes_noted_to ? `, later changes noted to ${formatDay(changes_noted_to)}` : ''
  return `From summaries of the text of ${formatDay(text_as_of)}${later}`
}

/** What a step rests on, as it is cited in a file; `known` as citeRest() has it. */
export const citeStep = ({ rests }: GuideStep, known: Set<string>): string =>
  rests.map((rest) => citeRest(rest, known)).join('; ')

/** A memo as it is copied. */
export const memoText = ({ title, head, answers, paragraphs }: Memo): string =>
  [title, head, answers.map((answer, index) => `${index + 1}. ${answer}`).join('\n'), ...paragraphs].join('\n\n')

const MAIN = { section: ['vat-law', 's.'], regulation: ['regulations', 'reg.'] } as const

/**
 * As it is cited in a file: "Value Added Tax Law, 5736-1975, s. 30(a)(5)", and a case with its name.
 * @param known the instruments that were named before, and the one that is named now
 */
export function citeRest({ cite, name }: Pick<LinkedRest, 'cite' | 'name'>, known = new Set<string>()): string {
  const { kind, number, instrument } = readProvision(cite)
  if (!isProvisionName(cite) || instrument || kind === 'directive' || known.has(kind))
    return [cite, name].filter(Boolean).join(' ')
  known.add(kind)
  const [law, short] = MAIN[kind]
  return `${citeInstrument(law)}, ${short} ${number}`
}

const wordsOf = (text: GuideStep['text']): string => plainText(markupOf(text), ' ').replace(/\s+/g, ' ').trim()
