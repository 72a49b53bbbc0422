import { Link } from 'react-router-dom'
import type { ContextRow, SectionPage } from '@/data/sections/queries'
import type { LawType } from '@/lib/content-kinds'
import { LinkPanel } from '@/routes/public/layout/cited-sections'
import { PATH_LABELS } from '@/routes/public/layout/path-labels'
import { RelatedRulingLink } from './related-rulings'

type SectionBesideProps = { type: LawType; section: SectionPage; context: ContextRow[] }

/** Where to read on from a section: the rulings that staff tied to it, what it cites, its chapter's other sections. */
export function SectionBeside({ type, section, context }: SectionBesideProps) {
  const { id, related_rulings } = section
  const chapter = context.filter(({ relation }) => relation === 'chapter')
  // A section that is cited in several ways is listed once.
  const cited = new Map(context.filter(({ relation }) => relation === 'cites').map((row) => [row.id, row]))
  return (
    <div className="space-y-8">
      {related_rulings.length > 0 && (
        <LinkPanel title="Related Rulings">
          {related_rulings.map((ruling) => (
            <li key={ruling.id} dir="auto">
              <RelatedRulingLink {...ruling} />
            </li>
          ))}
        </LinkPanel>
      )}
      {cited.size > 0 && (
        <LinkPanel title="Provisions cited">
          {[...cited.values()].map((provision) => (
            <li key={provision.id} dir="auto">
              <Link to={provision.url} className="link">
                {provision.title}
              </Link>
              {provision.type !== type && <p className="text-muted text-sm">{PATH_LABELS[provision.type]}</p>}
            </li>
          ))}
        </LinkPanel>
      )}
      {chapter.length > 1 && (
        <div className="print:hidden">
          <LinkPanel title="In this chapter">
            {chapter.map((other) => (
              <li key={other.id} dir="auto">
                {other.id === id ? (
                  <span aria-current="page" className="font-semibold">
                    {other.title}
                  </span>
                ) : (
                  <Link to={other.url} className="link">
                    {other.title}
                  </Link>
                )}
              </li>
            ))}
          </LinkPanel>
        </div>
      )}
    </div>
  )
}
