import { type AmendmentRow, isOpen } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'
import { CHANGED, setStep, TAKE_BACK, type Taken, WITHDRAWN } from '@/office/drafts/amendment-held'
import { countObstacles } from '@/office/drafts/obstacle'
import type { Holding } from '@/office/list/standing-line'

export type Step = Taken & {
  label: string
  /** What it means, or what became of it. */
  words: string
  /** Why it cannot be done now; null if it can. */
  shut: string | null
  /** Asked before it. */
  question?: string
}

const ANNOUNCED: Holding = { text: 'Announced', holds: 'Readers see what is ready as the text to come', way: CHANGED }

/** Why an amendment can be neither announced nor set; null if it can. */
function lackOf(amendment: AmendmentRow, changes: readonly WaitingDraft[]): string | null {
  if (amendment.state === 'in force') return 'It is in force.'
  if (!isOpen(amendment)) return 'Open it again first.'
  if (amendment.day === null) return 'Give it a day first: edit it.'
  return changes.length === 0 ? 'Add a change first.' : null
}

/** What can be done with an amendment. @param today an ISO date */
export function stepsOf(amendment: AmendmentRow, changes: readonly WaitingDraft[], today: string): Step[] {
  const { state, day, announced_at, set_at, in_force_at } = amendment
  const waiting = countObstacles(changes)
  const isPast = day !== null && day <= today
  const when = day === null ? 'its day' : formatDay(day)
  const setIt = setStep(day, today, waiting)
  const lacking = lackOf(amendment, changes)
  const inTheWay =
    waiting === 0
      ? ''
      : ` It waits for ${waiting === 1 ? '1 change that is' : `${waiting} changes that are`} not ready.`
  return [
    {
      step: 'announce',
      label: 'Announce',
      words: announced_at
        ? `Announced ${formatMoment(announced_at)}. Sections that are ready say so at their head and can be read as on that day.`
        : `Readers are told: sections that are ready say so at their head, and the law of that day can be read.${inTheWay}`,
      shut:
        lacking ?? (announced_at ? 'Done.' : isPast ? 'Its day has begun: nothing of it is to come any more.' : null),
      done: ANNOUNCED,
      back: {
        steps: ['unannounce'],
        done: {
          text: 'Not announced any more',
          holds: set_at ? `Readers see nothing of it until ${when}, when it goes live` : 'Readers see nothing of it',
        },
      },
    },
    {
      ...setIt,
      label: set_at && isOpen(amendment) && isPast ? 'Set it again' : 'Set for its day',
      words: isPast
        ? `Its day has begun: it goes live at once, whole or not at all.${inTheWay}`
        : `It goes live on ${when} at 00:00 in Israel by itself, whole or not at all.${inTheWay}`,
      shut: lacking ?? (state === 'set' && !isPast ? 'Done.' : null),
      ...(isPast && { question: `Bring it into force now, from ${when}?` }),
    },
    {
      step: 'withdraw',
      label: 'Withdraw',
      words: `It can be withdrawn until it is in force. ${announced_at ? 'Readers see nothing of it then' : 'It does not go live by itself then'}; the work stays here.`,
      shut: state === 'announced' || state === 'set' ? null : 'Neither announced nor set.',
      question: 'Withdraw this amendment?',
      done: WITHDRAWN,
      // Its day has begun: set again, it would be in force.
      ...(!isPast && {
        back: {
          steps: [...(announced_at ? (['announce'] as const) : []), ...(set_at ? (['set'] as const) : [])],
          done: announced_at ? ANNOUNCED : setStep(day, today, 0).done,
        },
      }),
    },
    state === 'taken back'
      ? {
          step: 'reopen',
          label: 'Open again',
          words: 'It was taken back. Its changes are drafts, and can be announced and set anew.',
          shut: null,
          done: { text: 'A draft again', holds: 'Its changes can be announced and set anew' },
        }
      : {
          ...TAKE_BACK,
          label: 'Take back',
          words: in_force_at
            ? `In force since ${when}. All reads again as before, in one step.`
            : 'Once it is in force: all as it was before, in one step.',
          shut: state === 'in force' ? null : 'Not in force.',
          question: 'Take back this amendment?',
        },
  ]
}
