import type { Line } from '@mail/mail-data.ts'
import { useId } from 'react'
import type { EditionPreview } from '@/data/editions/staff'
import { formatCount } from '@/lib/count'
import { formatDay, formatShortDay } from '@/lib/dates'
import { withHebrew } from '@/ui/content/with-hebrew'

type EditionChangesProps = { content: EditionPreview; isDraft: boolean }

/** What an edition tells of its days, and what is left out of it as minor, by name (MAIL-5). */
export function EditionChanges({ content: { law, site, more, minor, left_out }, isDraft }: EditionChangesProps) {
  const id = useId()
  const unnamed = minor - left_out.length
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        What changed in these days{' '}
        <span className="text-muted text-sm">{formatCount(law.length + site.length + more)}</span>
      </h2>
      <p className="mb-2 text-muted text-sm">
        {isDraft
          ? 'Taken from “What changed” at the moment of sending. To leave one out, make it minor where it was made.'
          : 'What each mail holds is taken from “What changed” as that mail is made.'}
      </p>
      <ChangesOf part="In the law" lines={law} />
      <ChangesOf part="On this site" lines={site} />
      {more > 0 && <p className={`${ROW} text-muted`}>{`and ${formatCount(more)} more`}</p>}
      {minor > 0 && (
        <details className="border-line border-t">
          <summary className="cursor-pointer py-2 text-muted">
            {minor === 1 ? '1 minor change' : `${formatCount(minor)} minor changes`}, left out: only the number is told
          </summary>
          <ul>
            {left_out.map((line) => (
              <Change key={`${line.url} ${line.day}`} line={line} isLeftOut />
            ))}
          </ul>
          {unnamed > 0 && <p className={`${ROW} text-muted`}>{`and ${formatCount(unnamed)} more`}</p>}
        </details>
      )}
    </section>
  )
}

const ROW = 'border-line border-t py-2'

function ChangesOf({ part, lines }: { part: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3 className={`${ROW} font-semibold text-muted text-sm`}>{part}</h3>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of one text there may be several, and none is moved
          <Change key={index} line={line} />
        ))}
      </ul>
    </>
  )
}

function Change({ line, isLeftOut = false }: { line: Line; isLeftOut?: boolean }) {
  const { part, title, day, is_new, notes, note, provisions } = line
  const said = part ? [provisions?.[0], note].filter(Boolean).join(': ') : notes?.join('; ')
  return (
    <li className={`flex items-baseline justify-between gap-3 ${ROW}`}>
      <span className="min-w-0 wrap-anywhere">
        <b className={isLeftOut ? 'text-muted line-through' : 'font-semibold'}>{withHebrew(title)}</b>{' '}
        <span className="text-muted">{withHebrew(said || (is_new ? 'new' : ''))}</span>
      </span>
      <span className="flex-none text-muted">{part ? `from ${formatDay(day)}` : formatShortDay(day)}</span>
    </li>
  )
}
