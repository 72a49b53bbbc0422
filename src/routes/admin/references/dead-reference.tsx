import { Link } from 'react-router-dom'
import type { DeadReferences } from '@/data/citations/staff'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { placeAddress } from '@/office/place-address'
import { buttonClass } from '@/ui/button'

/** A text with references that lead nowhere: its name, which leads to its form, and the words. */
export function DeadReference({ text }: { text: DeadReferences }) {
  const address = placeAddress(text)
  return (
    <WorkLine
      mark={<KindMark kind={text.kind} />}
      name={text.title}
      address={address}
      actions={
        address && (
          <Link to={address} className={buttonClass('outline')}>
            Fix<span className="sr-only"> {text.title}</span>
          </Link>
        )
      }
    >
      cites <bdi className="font-semibold">{text.dead.join(' · ')}</bdi>, not in the guide
    </WorkLine>
  )
}
