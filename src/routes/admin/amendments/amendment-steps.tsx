import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { useMarkStale } from '@/data/stale'
import { useStep } from '@/office/drafts/use-step'
import { Act } from '@/office/list/act'
import { useWhatHolds } from '@/office/list/undo-notice'
import { Heading } from '@/ui/heading'
import { useToday } from '@/ui/hooks/use-today'
import { type Step, stepsOf } from './steps-of'

type StepsProps = { amendment: AmendmentRow; changes: readonly WaitingDraft[] }

/** Where an amendment stands, and what can be done with it: always the same four, the shut ones with their reason (TIME-3). */
export function AmendmentSteps({ amendment, changes }: StepsProps) {
  const markStale = useMarkStale('amendments')
  const hold = useWhatHolds()
  const takeStep = useStep()
  const act = (each: Step) => {
    const { step, label, words, question } = each
    return (
      <Act
        label={question ? `${label}…` : label}
        look={step === 'set' ? 'solid' : 'outline'}
        failed={`Failed: ${label.toLowerCase()}`}
        {...(question && { asks: { question, detail: words, action: label } })}
        act={async () => hold(await takeStep(amendment, each))}
        onFailed={markStale}
      />
    )
  }
  return (
    <section tabIndex={-1} aria-label="Where it stands" className="office-panel-part outline-none">
      <Heading>Where it stands</Heading>
      <ol className="grid gap-4">
        {stepsOf(amendment, changes, useToday()).map((each) => (
          <li key={each.label}>
            <p className="font-semibold">{each.label}</p>
            <p className="mb-1.5 text-muted text-sm">{each.words}</p>
            {each.shut === null ? act(each) : <p className="text-muted text-sm italic">{each.shut}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
