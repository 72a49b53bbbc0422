import type { Edition, NewsletterFacts } from '@/data/editions/staff'
import { formatCount } from '@/lib/count'
import { formatBriefly } from '@/lib/moments'
import { Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { useToday } from '@/ui/hooks/use-today'
import { SettleUnknown } from './edition-act'
import { editionAddress, nameOf } from './edition-words'

type TroubledMailsProps = { facts: NewsletterFacts; editions: readonly Edition[] }

/** The mails of which nothing is known, one by one, and what servers said to those that they refused (MAIL-6, MAIL-7). */
export function TroubledMails({ facts: { unknown, answers }, editions }: TroubledMailsProps) {
  const today = useToday()
  return (
    <div className="grid gap-6 pb-12">
      <Lines
        title="Unknown: handed to the mail server, and no answer came"
        empty="Of every mail it is known whether it was taken."
        rows={unknown}
        keyOf={({ id }) => id}
      >
        {({ id, edition_id, email, taken_at }) => {
          const edition = editions.find((each) => each.id === edition_id)
          return (
            <Line
              name={email}
              address={editionAddress(edition_id)}
              time={{ moment: taken_at, words: formatBriefly(taken_at, today) }}
              hasActsOnSmall
              acts={edition && <SettleUnknown edition={edition} mails={1} mail={{ id, email }} />}
            >
              {edition && nameOf(edition)}
            </Line>
          )
        }}
      </Lines>
      <Lines
        title="Refused within 7 days, by what servers answered"
        empty="No mail was refused."
        rows={answers}
        keyOf={({ answer }) => answer ?? ''}
      >
        {({ answer, mails }) => (
          <Line name={answer || 'No answer'}>{`${formatCount(mails)} ${mails === 1 ? 'mail' : 'mails'}`}</Line>
        )}
      </Lines>
    </div>
  )
}
