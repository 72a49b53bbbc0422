import { Link } from '@/components/ui/link'
import type { ContextRow } from '@/data/sections/queries'

const SIDES = [
  { relation: 'previous', label: 'Previous', className: '' },
  { relation: 'next', label: 'Next', className: 'sm:col-start-2 sm:text-end' },
]

/** The previous and next section of the law, also over the end of a chapter. Their place is kept while they load. */
export function SectionNeighbours({ context }: { context: ContextRow[] }) {
  return (
    <nav
      aria-label="Sections before and after"
      className="mt-12 min-h-20 max-w-text border-part border-t pt-3 print:hidden"
    >
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {SIDES.flatMap(({ relation, label, className }) =>
          context
            .filter((row) => row.relation === relation)
            .map(({ title, url }) => (
              <li key={relation} className={className}>
                <Link to={url} className="inline-block py-2 underline-offset-4 hover:underline">
                  <span className="block text-muted text-sm">
                    {label}
                    <span className="sr-only"> section:</span>
                  </span>{' '}
                  <span dir="auto" className="font-serif text-lg">
                    {title}
                  </span>
                </Link>
              </li>
            )),
        )}
      </ul>
    </nav>
  )
}
