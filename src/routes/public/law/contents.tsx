import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Chapter } from '@/data/chapters/queries'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useLawContext } from './law-context'
import { SplitTitle } from './split-title'

type ContentsProps = {
  chapters: Chapter[]
  openIds: ReadonlySet<string> | 'all'
  currentId: string | null
  onToggle: (id: string) => void
}

/** The table of contents: chapters that open, sections that are links; the one being read is marked (LAW-3, READ-4). */
export function Contents({ chapters, openIds, currentId, onToggle }: ContentsProps) {
  return (
    <nav aria-label="Contents" className="contents-list">
      <ul>
        {chapters.map((chapter) => (
          <ContentsChapter
            key={chapter.id}
            chapter={chapter}
            isOpen={openIds === 'all' || openIds.has(chapter.id)}
            currentId={chapter.sections.some(({ id }) => id === currentId) ? currentId : null}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </nav>
  )
}

type ContentsChapterProps = {
  chapter: Chapter
  isOpen: boolean
  currentId: string | null
  onToggle: (id: string) => void
}

const ContentsChapter = memo(function ContentsChapter({ chapter, isOpen, currentId, onToggle }: ContentsChapterProps) {
  const { ordinal, range } = useLawContext().outline.get(chapter.id) ?? {}
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        data-current={currentId ? '' : undefined}
        onClick={() => onToggle(chapter.id)}
      >
        <span>{ordinal}</span>
        <span dir="auto">{withHebrew(chapter.title)}</span>
        {range && <span translate="no">{range.from === range.to ? range.from : `${range.from}–${range.to}`}</span>}
      </button>
      {isOpen && (
        <ul>
          {chapter.sections.map(({ id, title }) => (
            <ContentsLink key={id} id={id} title={title} isCurrent={id === currentId} />
          ))}
        </ul>
      )}
    </li>
  )
})

type ContentsLinkProps = { id: string; title: string; isCurrent: boolean }

/** Remembered, because a chapter may hold hundreds and scrolling changes two of them at a time. */
const ContentsLink = memo(function ContentsLink({ id, title, isCurrent }: ContentsLinkProps) {
  return (
    <li>
      <Link to={{ hash: id }} dir="auto" aria-current={isCurrent ? 'location' : undefined}>
        <SplitTitle title={title} />
      </Link>
    </li>
  )
})
