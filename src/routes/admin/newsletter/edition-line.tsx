import { Link } from 'react-router-dom'
import type { Edition } from '@/data/editions/staff'
import { formatCount } from '@/lib/count'
import { formatShortDay } from '@/lib/dates'
import { withHebrew } from '@/ui/content/with-hebrew'
import { SettleUnknown, StopButton } from './edition-act'
import { EditionState } from './edition-state'
import { countsOf, nameOf } from './edition-words'

const INSET = 'ps-margin pe-inset'
const COLUMNS = 'gap-x-3 md:grid-cols-[minmax(0,1fr)_7rem_9.5rem_8rem_8rem]'

/** Over the lines of editions; each line says by itself what is what. */
export const EditionsHead = () => (
  <div aria-hidden className={`grid border-line border-b py-2 font-semibold text-sm max-md:hidden ${INSET} ${COLUMNS}`}>
    <span>Subject</span>
    <span>Changes of</span>
    <span>State</span>
    <span>Counts</span>
  </div>
)

/** An edition: its days and state, what became of its mails, and what can be done. */
export function EditionLine({ edition, address }: { edition: Edition; address: string }) {
  const { from_day, to_day, unknown, state, reason, written_by_email } = edition
  return (
    <>
      <li
        className={`relative grid items-center gap-y-0.5 border-line border-b py-2.5 hover:bg-hover ${INSET} ${COLUMNS}`}
      >
        <p className="min-w-0 wrap-anywhere">
          <Link to={address} className="font-semibold text-ink after:absolute after:inset-0">
            <bdi>{withHebrew(nameOf(edition))}</bdi>
          </Link>
          <span className="block text-muted text-sm">
            {written_by_email ? `by ${written_by_email}` : 'composed by itself'}
          </span>
        </p>
        <span className="text-muted">
          <span className="sr-only">Changes of </span>
          {formatShortDay(from_day)} – {formatShortDay(to_day)}
        </span>
        <EditionState edition={edition} />
        <span className="text-muted max-md:flex max-md:flex-wrap max-md:gap-x-4">
          {state !== 'draft' &&
            state !== 'due' &&
            countsOf(edition).map(([count, word]) => (
              <span key={word} className="md:block">
                <b className="font-semibold text-ink">{count}</b> {word}
              </span>
            ))}
        </span>
        <span className="relative z-1 justify-self-end">
          <StopButton edition={edition} />
        </span>
        {reason && <p className="text-danger md:col-span-full">{reason}</p>}
      </li>
      {unknown > 0 && state !== 'sending' && (
        <li className={`border-line border-b bg-warning-soft py-2.5 ${INSET}`}>
          <p>
            <strong>{`${formatCount(unknown)} unknown:`}</strong>{' '}
            {`handed to the mail server, and no answer came. ${unknown === 1 ? 'It may have arrived, and is not sent again by itself.' : 'They may have arrived, and are not sent again by themselves.'}`}
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            <SettleUnknown edition={edition} mails={unknown} />
          </p>
        </li>
      )}
    </>
  )
}
