import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ContextRow, SectionPage } from '@/data/sections/queries'
import type { LawType } from '@/names/kinds'
import { PATH_LABELS } from '@/names/page-names'
import { Panel } from '@/ui/content/panel'
import { withHebrew } from '@/ui/content/with-hebrew'
import { RelatedRulingLink } from './related-rulings'

type SectionGlossProps = { type: LawType; section: SectionPage; context: ContextRow[] }

/** Below a section's text: the provisions it cites, the rulings that staff tied to it. */
export function SectionGloss({ type, section: { related_rulings }, context }: SectionGlossProps) {
  // A section that is cited in several ways is listed once.
  const cited = new Map(context.filter(({ relation }) => relation === 'cites').map((row) => [row.id, row]))
  if (cited.size === 0 && related_rulings.length === 0) return null
  return (
    <div className="section-notes">
      {cited.size > 0 && (
        <GlossPanel title="Provisions cited">
          {[...cited.values()].map((provision) => (
            <li key={provision.id} dir="auto">
              <Link to={provision.url} className="link">
                {withHebrew(provision.title)}
              </Link>
              {provision.type !== type && <> {PATH_LABELS[provision.type]}</>}
            </li>
          ))}
        </GlossPanel>
      )}
      {related_rulings.length > 0 && (
        <GlossPanel title="Related Rulings">
          {related_rulings.map((ruling) => (
            <li key={ruling.id} dir="auto">
              <RelatedRulingLink {...ruling} />
            </li>
          ))}
        </GlossPanel>
      )}
    </div>
  )
}

function GlossPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <ul>{children}</ul>
    </Panel>
  )
}
