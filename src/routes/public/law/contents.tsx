import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Chapter } from '@/data/chapters/queries'

type ContentsProps = {
  chapters: Chapter[]
  openIds: ReadonlySet<string> | 'all'
  currentId: string | null
  onToggle: (id: string) => void
}

/** The table of contents: chapters that open, sections that are links; the one being read is marked (LAW-3). */
export function Contents({ chapters, openIds, currentId, onToggle }: ContentsProps) {
  return (
    <nav aria-label="Contents">
      <h2 className="mb-2 font-semibold text-muted text-sm">Contents</h2>
      <ul className="space-y-0.5">
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
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onToggle(chapter.id)}
        className="group flex w-full items-baseline gap-1.5 rounded-md px-1.5 py-1.5 text-start font-medium leading-snug hover:bg-accent-soft"
      >
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 translate-y-0.5 text-muted transition-transform group-aria-expanded:rotate-90 motion-reduce:transition-none"
        />
        <span dir="auto">{chapter.title}</span>
      </button>
      {isOpen && (
        <ul className="ms-3.5 mb-2 border-line border-s">
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
      <Link
        to={{ hash: id }}
        dir="auto"
        aria-current={isCurrent ? 'location' : undefined}
        className="-ms-px block border-transparent border-s-2 py-1 ps-4 pe-2 text-muted text-sm leading-snug hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-accent"
      >
        {title}
      </Link>
    </li>
  )
})
