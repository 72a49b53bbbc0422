import { Link } from 'react-router-dom'
import { withHebrew } from '@/ui/content/with-hebrew'

type NeighbourLinksProps = {
  /** The name of the landmark: "Sections before and after". */
  name: string
  /** What each leads to: "section". */
  noun: string
  /** The relation on each side, as in the rows, with what it says. */
  sides: readonly (readonly [relation: string, label: string])[]
  /** Rows of other relations are not shown. */
  rows: readonly { relation: string; title: string; url: string }[]
}

/** What stands before and after a text. The place is kept while it loads. */
export function NeighbourLinks({ name, noun, sides, rows }: NeighbourLinksProps) {
  return (
    <nav aria-label={name} className="mt-12 min-h-20 border-part border-t pt-3 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {sides.flatMap(([relation, label], side) =>
          rows
            .filter((row) => row.relation === relation)
            .map(({ title, url }) => (
              <li key={relation} className={`grow basis-56 ${side > 0 ? 'sm:text-end' : ''}`}>
                <Link to={url} className="inline-block py-2 underline-offset-4 hover:underline">
                  <span className="block text-muted text-sm">
                    {label}
                    <span className="sr-only">{` ${noun}:`}</span>
                  </span>{' '}
                  <span dir="auto" className="text-balance font-serif text-lg">
                    {withHebrew(title)}
                  </span>
                </Link>
              </li>
            )),
        )}
      </ul>
    </nav>
  )
}
