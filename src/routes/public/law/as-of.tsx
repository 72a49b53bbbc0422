import type { TextAge } from '@/law/text-age'
import { Month } from '@/ui/content/day'

/** How old a section's words are, at its head (TRUE-2), as wordsOfAge says it. */
export function AsOf({ text_as_of, changes_noted_to }: TextAge) {
  return (
    <p className="as-of">
      Text of <Month date={text_as_of} />
      {changes_noted_to && (
        <span>
          Later changes noted to <Month date={changes_noted_to} />
        </span>
      )}
    </p>
  )
}
