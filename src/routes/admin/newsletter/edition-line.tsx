import type { Edition } from '@/data/editions/staff'
import { formatCount } from '@/lib/count'
import { Line } from '@/office/list/line'
import { EditionAct } from './edition-act'
import { isStoppable, periodOf, stateOf } from './edition-words'

/** An edition: its days and state, what became of its mails, and what can be done. */
export function EditionLine({ edition, address }: { edition: Edition; address: string }) {
  const { subject, unknown, state, written_by_email } = edition
  return (
    <Line
      name={subject || `Changes of ${periodOf(edition)}`}
      address={address}
      hasActsOnSmall
      acts={
        <>
          {isStoppable(edition) && <EditionAct edition={edition} step="stop" label="Stop" />}
          {unknown > 0 && state !== 'sending' && <SettleUnknown edition={edition} />}
        </>
      }
    >
      {subject && `Changes of ${periodOf(edition)}. `}
      {stateOf(edition)}. {written_by_email ? `By ${written_by_email}.` : 'Composed by itself.'}
      {unknown > 0 && (
        <span className="block text-warning">
          {`${formatCount(unknown)} unknown: handed to the mail server, and no answer came. It may have arrived, and is not sent again by itself.`}
        </span>
      )}
    </Line>
  )
}

const SettleUnknown = ({ edition }: { edition: Edition }) => (
  <>
    <EditionAct edition={edition} step="resend" label="Send again" />
    <EditionAct edition={edition} step="settle" label="Leave it" />
  </>
)
