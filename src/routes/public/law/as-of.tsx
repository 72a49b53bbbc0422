import type { TextAge } from '@/law/text-age'
import { Day, Month } from '@/ui/content/day'

type AsOfProps = TextAge & {
  /** The first day on which the law read so, where that is known (TIME-3). */
  in_force_from?: string | null
}

/** How old a section's words are, at its head (TRUE-2), as wordsOfAge says it, and since when they hold. */
export function AsOf({ text_as_of, changes_noted_to, in_force_from }: AsOfProps) {
  return (
    <p className="as-of">
      Text of <Month date={text_as_of} />
      {changes_noted_to && (
        <span>
          Later changes noted to <Month date={changes_noted_to} />
        </span>
      )}
      {in_force_from && (
        <span data-since>
          In force since <Day date={in_force_from} />
        </span>
      )}
    </p>
  )
}
