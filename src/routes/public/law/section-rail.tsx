import { Link } from 'react-router-dom'
import type { ContextRow } from '@/data/sections/queries'
import { formatCount } from '@/lib/count'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Fold } from '@/ui/fold'
import { SkipLink } from '@/ui/skip-link'
import { SplitTitle } from './split-title'

type SectionRailProps = { type: LawType; sectionId: string; chapterTitle: string; context: ContextRow[] }

/** The id of what follows the rail: the section itself. */
export const SECTION_TEXT = 'text'

/** The contents of the chapter around a section, of a long one the nearest, beside its text or folded above it. */
export function SectionRail({ type, sectionId, chapterTitle, context }: SectionRailProps) {
  const rows = context.filter(({ relation }) => relation === 'chapter' || relation === 'more')
  return (
    <div className="print:hidden">
      <SkipLink to={SECTION_TEXT}>Skip the contents of the chapter</SkipLink>
      <Fold title="In this chapter">
        <nav aria-label="In this chapter" className="contents-list">
          <p dir="auto" className="pb-2 font-semibold max-wide:hidden">
            {withHebrew(chapterTitle)}
          </p>
          <ul>
            {rows.map(({ relation, reference, id, title, url }, index) =>
              relation === 'more' ? (
                <li key={`before ${rows[index + 1]?.id}`}>
                  <Link to={url}>
                    <span>{`${formatCount(Number(reference))} more, in the whole ${LAW_NAMES[type]}`}</span>
                  </Link>
                </li>
              ) : (
                <li key={id}>
                  <Link to={url} dir="auto" aria-current={id === sectionId ? 'page' : undefined}>
                    <SplitTitle title={title} />
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
      </Fold>
    </div>
  )
}
