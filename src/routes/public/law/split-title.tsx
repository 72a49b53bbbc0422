import { splitTitle } from '@/law/law-outline'
import { withHebrew } from '@/ui/content/with-hebrew'

/** The number of a section and its words, each in its column. */
export function SplitTitle({ title }: { title: string }) {
  const { number, words } = splitTitle(title)
  return (
    <>
      {number && <span translate="no">{number}</span>} <span>{withHebrew(words)}</span>
    </>
  )
}
