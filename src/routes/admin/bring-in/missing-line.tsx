import { Minus } from 'lucide-react'
import type { PresentSection } from '@/data/imports/staff'
import { withHebrew } from '@/ui/content/with-hebrew'

type MissingLineProps = {
  section: PresentSection
  /** The title of its chapter. */
  chapter: string
  isRepealed: boolean
  onRepeal: (isRepealed: boolean) => void
}

/** A section that the file has not: it stays, unless an amendment is to repeal it (BULK-1). */
export function MissingLine({ section: { title }, chapter, isRepealed, onRepeal }: MissingLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-2 ps-4 pe-inset lg:ps-margin">
      <Minus aria-hidden className="size-4 flex-none" />
      <p className={`min-w-0 flex-1 basis-60 wrap-anywhere ${isRepealed ? 'line-through' : ''}`}>
        <bdi className="font-semibold">{withHebrew(title)}</bdi>{' '}
        <span className="text-muted text-sm">{withHebrew(chapter)}</span>
      </p>
      <span className="text-muted text-sm">{isRepealed ? 'ends with the amendment' : 'not in the file: it stays'}</span>
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          checked={isRepealed}
          onChange={({ target }) => onRepeal(target.checked)}
          className="size-4 accent-accent"
        />
        Repeal<span className="sr-only"> {title} with an amendment</span>
      </label>
    </li>
  )
}
