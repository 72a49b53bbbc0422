import { Link } from '@/components/ui/link'
import type { DeadReferences } from '@/data/citations/staff'
import { placeAddress } from '@/routes/admin/manager/place-address'
import { textName } from '@/routes/admin/manager/text-kinds'

/** A text with references that lead nowhere, on a line of a list of work: its name, which leads to its form, and the words. */
export function DeadReference({ text }: { text: DeadReferences }) {
  const address = placeAddress(text)
  return (
    <>
      <span aria-hidden />
      <p className="office-work-text">
        {address ? (
          <Link to={address} className="office-work-name">
            <bdi>{text.title}</bdi>
          </Link>
        ) : (
          <bdi className="font-semibold">{text.title}</bdi>
        )}{' '}
        <span className="text-muted">
          {textName(text.kind)}: <bdi>{text.dead.join(' · ')}</bdi>
        </span>
      </p>
    </>
  )
}
