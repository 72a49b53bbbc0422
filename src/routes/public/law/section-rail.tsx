import { Link } from 'react-router-dom'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Fold } from '@/ui/fold'
import type { ContextRow } from '@/data/sections/queries'
import { SplitTitle } from './contents'

type SectionRailProps = { sectionId: string; chapterTitle: string; context: ContextRow[] }

/** The contents of the chapter around a section, beside its text or folded above it. */
export function SectionRail({ sectionId, chapterTitle, context }: SectionRailProps) {
  const sections = context.filter(({ relation }) => relation === 'chapter')
  return (
    <div className="print:hidden">
      <Fold title="In this chapter">
        <nav aria-label="In this chapter" className="contents-list">
          <p dir="auto" className="pb-2 font-semibold max-wide:hidden">
            {withHebrew(chapterTitle)}
          </p>
          <ul>
            {sections.map(({ id, title, url }) => (
              <li key={id}>
                <Link to={url} dir="auto" aria-current={id === sectionId ? 'page' : undefined}>
                  <SplitTitle title={title} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Fold>
    </div>
  )
}
