import { Link } from 'react-router-dom'
import type { Guide } from '@/data/guides/queries'
import { type Way, wayAddress } from '@/kinds/guide/way'
import { paths } from '@/names/paths'
import { srOnly } from '@/ui/content/sr-only'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Fold } from '@/ui/fold'

const ROW = 'grid grid-cols-[1.5rem_minmax(0,1fr)] border-line border-b py-2.5 text-ui/5.5'

/** The answers given so far, each with the way back to its question; on narrow screens behind their number (TOOL-5). */
export function WayTaken({ guide, way: { taken, step } }: { guide: Guide; way: Way }) {
  const isOutcome = step.kind === 'outcome'
  const answers = taken.length === 1 ? '1 answer' : `${taken.length} answers`
  return (
    <Fold title={`Your way: ${answers}${isOutcome ? '' : ' so far'}`}>
      <nav aria-label="The way taken">
        <p className="border-part border-b pb-2 font-semibold text-sm max-wide:hidden">
          {isOutcome ? 'Your way' : 'Your way so far'}
        </p>
        <ol>
          {taken.map(({ step: asked, answer }, index) => (
            <li key={asked.key} className={ROW}>
              <span className="text-muted tabular-nums">{index + 1}</span>
              <div dir="auto">
                <p className="text-muted">{withHebrew(asked.title)}</p>
                <b className="font-semibold">{withHebrew(answer.text)}</b>
                <Link to={wayAddress(guide.id, taken.slice(0, index))} className="link ms-2.5 max-wide:py-2 text-sm">
                  Change{srOnly(` the answer to question ${index + 1}`)}
                </Link>
              </div>
            </li>
          ))}
          {!isOutcome && (
            <li aria-current="step" className={`${ROW} border-b-0`}>
              <span className="text-muted tabular-nums">{taken.length + 1}</span>
              <p dir="auto" className="font-semibold">
                {withHebrew(step.title)}
              </p>
            </li>
          )}
        </ol>
        <p className="mt-4 text-muted text-sm">
          {isOutcome
            ? 'The link to this outcome holds your answers.'
            : 'It stays in the address: Back works, and the link can be sent on.'}{' '}
          {taken.length > 0 && (
            <Link to={paths.guide(guide.id)} className="link text-ink">
              Start again
            </Link>
          )}
        </p>
      </nav>
    </Fold>
  )
}
