import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { questionsOfGuides } from '@/kinds/guide/guide'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { withHebrew } from '@/ui/content/with-hebrew'
import { EmptyState } from '@/ui/states/empty-state'
import { RowsSkeleton } from '@/ui/states/skeleton'

const LEAD =
  'A few questions lead to an answer, with the provisions and rulings that it rests on, and say where the texts end.'

/** All guides (TOOL-5). */
export function Component() {
  const { data: guides, error } = useQuery(questionsOfGuides().guides)
  return (
    <Page title={KINDS.guide.title} description={LEAD} lead={LEAD}>
      <div className="on-text">
        {guides ? (
          <List guides={guides} />
        ) : error ? (
          <LoadFailed fallback="Failed to fetch guides" error={error} />
        ) : (
          <RowsSkeleton />
        )}
      </div>
    </Page>
  )
}

function List({ guides }: { guides: readonly { id: string; title: string; summary: string }[] }) {
  if (guides.length === 0) return <EmptyState text="No guides available" />
  return (
    <ul className="max-w-text border-part border-t">
      {guides.map(({ id, title, summary }) => (
        <li key={id} className="border-line border-b">
          <Link to={paths.guide(id)} className="block py-5">
            <h2 dir="auto" className="font-serif text-[1.4rem]/[1.35] quiet-link decoration-line-strong">
              {withHebrew(title)}
            </h2>
            <p dir="auto" className="mt-1.5 text-muted">
              {withHebrew(summary)}
            </p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
