import { Link } from 'react-router-dom'
import { Day } from '@/components/content/day'
import { Panel } from '@/components/content/panel'
import { MOST_SOURCES } from '@/data/citations/queries'
import type { ContextRow } from '@/data/sections/queries'
import { CONTENT, isContentKind } from '@/lib/content-kinds'

/** The rulings, decisions, news and FAQs that cite a section, with their first lines; nothing where there are none. */
export function SectionSources({ context }: { context: ContextRow[] }) {
  const sources = context.filter(({ relation }) => relation === 'cited')
  if (sources.length === 0) return null
  return (
    <Panel title="Cited by" className="mt-8 border-line border-t pt-6">
      <ul className="divide-y divide-line">
        {sources.slice(0, MOST_SOURCES).map(({ id, type, title, url, date, beginning }) => (
          <li key={id} className="py-4 first:pt-1 print:break-inside-avoid">
            <p className="text-muted text-sm">
              {isContentKind(type) && CONTENT[type].one}
              {date && ', '}
              {date && <Day date={date} />}
            </p>
            <p dir="auto" className="font-serif text-lg leading-snug">
              <Link to={url} className="link">
                {title}
              </Link>
            </p>
            <p dir="auto" className="mt-1 line-clamp-2 print:line-clamp-none">
              {beginning}
            </p>
          </li>
        ))}
      </ul>
      {sources.length > MOST_SOURCES && <p className="text-muted">The newest {MOST_SOURCES} are listed.</p>}
    </Panel>
  )
}
