import { useId } from 'react'
import { withHebrew } from './with-hebrew'

/** A ruling's main points, as staff noted them (DATA-3). */
export function KeyPoints({ points }: { points: string[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-entry/[1.35] italic">
        Key Points
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y font-serif text-lg">
        {points.map((point) => (
          <li key={point} dir="auto" className="py-2">
            {withHebrew(point)}
          </li>
        ))}
      </ul>
    </section>
  )
}
