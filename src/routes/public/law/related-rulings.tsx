import { Link } from 'react-router-dom'
import type { Section } from '@/data/chapters/queries'
import { paths } from '@/names/paths'
import { ExternalLink } from '@/ui/content/external-link'
import { withHebrew } from '@/ui/content/with-hebrew'

type Rulings = Section['related_rulings']

/** So many stand in the gloss; the others are opened on demand, so that a short text is not pushed apart. */
const SHOWN = 3

/** The rulings that staff tied to a section: of this site, or elsewhere (LAW-1). Nothing where there are none. */
export function RelatedRulings({ rulings }: { rulings: Rulings }) {
  if (rulings.length === 0) return null
  const rest = rulings.slice(SHOWN)
  return (
    <>
      <h4>Related rulings</h4>
      <RulingList rulings={rulings.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <RulingList rulings={rest} />
        </details>
      )}
    </>
  )
}

function RulingList({ rulings }: { rulings: Rulings }) {
  return (
    <ul>
      {rulings.map((ruling) => (
        <li key={ruling.id} dir="auto">
          <RelatedRulingLink {...ruling} />
        </li>
      ))}
    </ul>
  )
}

/** The link to one of them. */
export function RelatedRulingLink({ title, url, ruling_id }: Rulings[number]) {
  if (!ruling_id) return <ExternalLink href={url}>{title}</ExternalLink>
  return (
    <Link to={paths.item('ruling', ruling_id)} className="case link">
      {withHebrew(title)}
    </Link>
  )
}
