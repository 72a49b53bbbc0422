import { type ReactNode, useState } from 'react'
import { type AmendmentRow, type AmendmentStep, isOpen, stepAmendment } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { useMarkStale } from '@/data/stale'
import { formatDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'
import { countObstacles } from '@/office/drafts/obstacle'
import { useAction } from '@/office/list/use-action'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Heading } from '@/ui/heading'
import { useToday } from '@/ui/hooks/use-today'
import { useNotice } from '@/ui/states/notice'

type StepsProps = { amendment: AmendmentRow; changes: readonly WaitingDraft[] }

type Step = {
  step: AmendmentStep
  label: string
  /** What it means, or what became of it. */
  words: string
  /** Why it cannot be done now; null if it can. */
  shut: string | null
  /** Asked before it. */
  question?: string
  done: string
}

/** Where an amendment stands, and what can be done with it: always the same four, the shut ones with their reason (TIME-3). */
export function AmendmentSteps({ amendment, changes }: StepsProps) {
  const today = useToday()
  const { isRunning, run } = useAction()
  const { show } = useNotice()
  const markStale = useMarkStale('amendments')
  const [asked, setAsked] = useState<Step | null>(null)
  const take = async ({ step, done }: Step) => {
    await stepAmendment(amendment, step)
    show(done)
    await markStale()
  }
  const press = (each: Step) =>
    each.question ? setAsked(each) : void run(`Failed: ${each.label.toLowerCase()}`, () => take(each), markStale)
  return (
    <section aria-label="Where it stands" className="border-line bg-sunk max-lg:border-t lg:border-s">
      <div className="office-panel-part">
        <Heading>Where it stands</Heading>
        <ol className="grid gap-4">
          {stepsOf(amendment, changes, today).map((each) => (
            <StepItem key={each.label} step={each} isRunning={isRunning} onPress={() => press(each)} />
          ))}
        </ol>
      </div>
      {asked?.question && (
        <ConfirmDialog
          question={asked.question}
          detail={asked.words}
          action={asked.label}
          onConfirm={async () => {
            await take(asked)
            setAsked(null)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  )
}

type StepItemProps = { step: Step; isRunning: boolean; onPress: () => void }

function StepItem({ step: { label, words, shut, question }, isRunning, onPress }: StepItemProps): ReactNode {
  return (
    <li>
      <p className="font-semibold">{label}</p>
      <p className="text-muted text-sm">{words}</p>
      {shut === null ? (
        <Button look="outline" {...ariaDisabled(isRunning)} onClick={onPress} className="mt-1.5">
          {label}
          {question && '…'}
        </Button>
      ) : (
        <p className="text-muted text-sm italic">{shut}</p>
      )}
    </li>
  )
}

/** Why an amendment can be neither announced nor set; null if it can. */
function lackOf(amendment: AmendmentRow, changes: readonly WaitingDraft[]): string | null {
  if (amendment.state === 'in force') return 'It is in force.'
  if (!isOpen(amendment)) return 'Open it again first.'
  if (amendment.day === null) return 'Give it a day first: edit it.'
  return changes.length === 0 ? 'Add a change first.' : null
}

/** @param today an ISO date */
function stepsOf(amendment: AmendmentRow, changes: readonly WaitingDraft[], today: string): Step[] {
  const { state, day, announced_at, set_at, in_force_at } = amendment
  const waiting = countObstacles(changes)
  const isPast = day !== null && day <= today
  const when = day === null ? 'its day' : formatDay(day)
  const lacking = lackOf(amendment, changes)
  const inTheWay =
    waiting === 0
      ? ''
      : ` ${waiting === 1 ? '1 change stands' : `${waiting} changes stand`} in the way, so that it would wait.`
  return [
    {
      step: 'announce',
      label: 'Announce',
      words: announced_at
        ? `Announced ${formatMoment(announced_at)}. Sections that are ready say so at their head and can be read as on that day.`
        : 'Readers are told: sections that are ready say so at their head, and the law of that day can be read.',
      shut: lacking ?? (announced_at ? 'Done.' : null),
      done: 'Announced. Readers see what is ready as the text to come.',
    },
    {
      step: 'set',
      label: set_at && isOpen(amendment) ? 'Set it again' : 'Set for its day',
      words: isPast
        ? `Its day has begun: it goes live at once, whole or not at all.${inTheWay}`
        : `It goes live on ${when} at 00:00 in Israel by itself, whole or not at all.${inTheWay}`,
      shut: lacking ?? (state === 'set' && !isPast ? 'Done.' : null),
      ...(isPast && { question: `Bring it into force now, from ${when}?` }),
      done: isPast ? 'In force. Readers see it now.' : `Set for ${when}.`,
    },
    {
      step: 'withdraw',
      label: 'Withdraw',
      words: 'Until it is in force. Readers see nothing of it any more; the work stays here.',
      shut: state === 'announced' || state === 'set' ? null : 'Neither announced nor set.',
      question: 'Withdraw this amendment?',
      done: 'Withdrawn. Its changes are still here.',
    },
    state === 'taken back'
      ? {
          step: 'reopen',
          label: 'Open again',
          words: 'It was taken back. Its changes are drafts, and can be announced and set anew.',
          shut: null,
          done: 'It is a draft again.',
        }
      : {
          step: 'take back',
          label: 'Take back',
          words: in_force_at
            ? `In force since ${when}. All its sections read again as before, in one step.`
            : 'Once it is in force: all its sections as they were before, in one step.',
          shut: state === 'in force' ? null : 'Not in force.',
          question: 'Take back this amendment?',
          done: 'Taken back. All its sections read as before.',
        },
  ]
}
