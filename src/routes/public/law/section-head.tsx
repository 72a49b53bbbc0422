import { Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OfferedTopic } from '@/data/newsletter-subscriptions/offered-topics'
import type { SectionPage as Section } from '@/data/sections/queries'
import type { Citable, Cited } from '@/law/citation'
import { formatCount } from '@/lib/count'
import { onDay } from '@/names/day-address'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { TextActions } from '@/routes/public/layout/text-actions'
import { ByMail } from '@/routes/public/newsletter/by-mail'
import { HebrewCitation } from './hebrew-citation'

type SectionHeadProps = {
  type: LawType
  section: Section
  /** Its address, at the paragraph that the address names. */
  path: string
  cited: Cited
  /** What it is, to be cited in Hebrew. */
  citable: Citable
  citedBy: number
  /** What of it can be had by mail. */
  topics: readonly OfferedTopic[]
  hasVersions: boolean
}

/** Below a section's heading: what can be done with it, and how many texts cite it. */
export function SectionHead({ type, section, path, cited, citable, citedBy, topics, hasVersions }: SectionHeadProps) {
  const { id, slug, title } = section
  return (
    <div className="section-actions">
      <TextActions
        title={title}
        cited={cited}
        path={path}
        copyLink="Copy link"
        more={
          <>
            <Link to={paths.section(type, id)}>Read in the whole {LAW_NAMES[type]}</Link>
            {hasVersions && <a href="#versions">Versions</a>}
            <Link to={onDay(paths.sectionPage(type, slug))} className="needs-scripts">
              As on another day
            </Link>
          </>
        }
      >
        <HebrewCitation {...citable} />
        <ByMail topics={topics} icon={<Mail aria-hidden className="icon" />} />
        {citedBy > 0 && (
          <a href="#cited-by">
            Cited by <b className="law-ref">{formatCount(citedBy)}</b>
          </a>
        )}
      </TextActions>
    </div>
  )
}
