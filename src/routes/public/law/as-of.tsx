import { Fragment } from 'react'
import { daysOfAge, type TextAge } from '@/law/text-age'
import { Day } from '@/ui/content/day'

type AsOfProps = TextAge & {
  /** The first day on which the law read so, where that is known (TIME-3). */
  in_force_from?: string | null
}

/** How old a section's words are, at its head (TRUE-2), as wordsOfAge says it, and since when they hold. */
export function AsOf({ in_force_from, ...age }: AsOfProps) {
  const [text, ...later] = daysOfAge(age).map(({ what, day }) => (
    <Fragment key={what}>
      {`${what} `}
      <Day date={day} />
    </Fragment>
  ))
  return (
    <p className="as-of">
      {text}
      {later.map((words) => (
        <span key={words.key}>{words}</span>
      ))}
      {in_force_from && (
        <span data-since>
          In force since <Day date={in_force_from} />
        </span>
      )}
    </p>
  )
}
