import { Scale } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { ExternalLink } from '@/components/content/external-link'
import type { Section } from '@/data/chapters/queries'

/** The rulings that staff tied to a section: of this site, or elsewhere (LAW-1). Nothing where there are none. */
export function RelatedRulings({ rulings }: { rulings: Section['related_rulings'] }) {
  if (rulings.length === 0) return null
  return (
    <div className="mt-4 max-w-text rounded-lg bg-surface px-4 py-3">
      <h4 className="flex items-center gap-2 font-semibold text-sm">
        <Scale aria-hidden className="size-4 text-muted" />
        Related rulings
      </h4>
      <ul className="mt-1">
        {rulings.map((ruling) => (
          <li key={ruling.id} dir="auto" className="py-0.5">
            <RelatedRulingLink {...ruling} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The link to one of them. */
export function RelatedRulingLink({ title, url, ruling_id }: Section['related_rulings'][number]) {
  if (!ruling_id) return <ExternalLink href={url}>{title}</ExternalLink>
  return (
    <Link to={paths.ruling(ruling_id)} className="link">
      {title}
    </Link>
  )
}
