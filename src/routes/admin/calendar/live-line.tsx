import { Link } from 'react-router-dom'
import type { WentLive } from '@/data/drafts/staff'
import { formatMoment } from '@/lib/moments'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { amendmentAddress, placeAddress } from '@/office/place-address'
import { buttonClass } from '@/ui/button'

/** A text or an amendment that went live on its day, by itself, with the way to it (TIME-2). */
export function LiveLine({ text }: { text: WentLive }) {
  const { kind, title, at, written_by, is_own } = text
  const address = kind === 'amendment' ? amendmentAddress(text) : placeAddress(text)
  return (
    <WorkLine
      mark={<KindMark kind={kind} />}
      name={title}
      address={address}
      actions={
        address && (
          <Link to={address} className={buttonClass('outline')}>
            Open<span className="sr-only"> {title}</span>
          </Link>
        )
      }
    >
      <span className="font-semibold text-success">went live</span> {formatMoment(at)}
      {kind !== 'amendment' && (is_own ? ', yours' : `, by ${written_by ?? 'a former colleague'}`)}
    </WorkLine>
  )
}
