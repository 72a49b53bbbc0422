import { type ReactNode, useState } from 'react'
import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { useMarkStale } from '@/data/stale'
import { useStep } from '@/office/drafts/use-step'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Heading } from '@/ui/heading'
import { useToday } from '@/ui/hooks/use-today'
import { type Step, stepsOf } from './steps-of'

type StepsProps = { amendment: AmendmentRow; changes: readonly WaitingDraft[] }

/** Where an amendment stands, and what can be done with it: always the same four, the shut ones with their reason (TIME-3). */
export function AmendmentSteps({ amendment, changes }: StepsProps) {
  const today = useToday()
  const { isRunning, run } = useAction()
  const markStale = useMarkStale('amendments')
  const hold = useWhatHolds()
  const takeStep = useStep()
  const take = async (each: Step) => hold(await takeStep(amendment, each))
  const [asked, setAsked] = useState<Step | null>(null)
  const press = (each: Step) =>
    each.question ? setAsked(each) : void run(`Failed: ${each.label.toLowerCase()}`, () => take(each), markStale)
  return (
    <section tabIndex={-1} aria-label="Where it stands" className="office-panel-part outline-none">
      <Heading>Where it stands</Heading>
      <ol className="grid gap-4">
        {stepsOf(amendment, changes, today).map((each) => (
          <StepItem key={each.label} step={each} isRunning={isRunning} onPress={() => press(each)} />
        ))}
      </ol>
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

function StepItem({ step: { step, label, words, shut, question }, isRunning, onPress }: StepItemProps): ReactNode {
  return (
    <li>
      <p className="font-semibold">{label}</p>
      <p className="text-muted text-sm">{words}</p>
      {shut === null ? (
        <Button
          look={step === 'set' ? 'solid' : 'outline'}
          {...ariaDisabled(isRunning)}
          onClick={onPress}
          className="mt-1.5"
        >
          {label}
          {question && '…'}
        </Button>
      ) : (
        <p className="text-muted text-sm italic">{shut}</p>
      )}
    </li>
  )
}
