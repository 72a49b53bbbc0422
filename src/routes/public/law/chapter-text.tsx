import { ChevronDown } from 'lucide-react'
import { memo, Suspense, useCallback, useRef } from 'react'
import { HighlightedText } from '@/components/content/highlighted-text'
import { Contained } from '@/components/states/contained'
import type { Chapter, Section } from '@/data/chapters/queries'
import { useUntilFound } from '@/hooks/use-until-found'
import { SectionText } from './section-text'

type ChapterTextProps = {
  chapter: Chapter
  isOpen: boolean
  /** How many of its sections are on the page yet; those of a closed chapter too, for find-in-page and printing. */
  rendered: number
  canToggle: boolean
  query: string
  targetId: string | null
  onToggle: (id: string) => void
  onFound: (id: string) => void
}

/** So many sections are laid out in one go as they come near: few enough for one frame, also on a slow phone. */
const GROUP = 4

function inGroups(sections: Section[]): Section[][] {
  return Array.from({ length: Math.ceil(sections.length / GROUP) }, (_, index) =>
    sections.slice(index * GROUP, (index + 1) * GROUP),
  )
}

/** How high sections are taken to be until they are laid out: by how long their texts are (see law-sections in CSS). */
function expectedHeight(sections: Section[]): string {
  const characters = sections.reduce((sum, { content }) => sum + content.length, 0)
  return `auto calc(${sections.length} * var(--height-around-text) + ${characters} * var(--height-of-character))`
}

/** A chapter: its title, which opens and closes it, and its sections (LAW-4). */
export const ChapterText = memo(function ChapterText(props: ChapterTextProps) {
  const { chapter, isOpen, rendered, canToggle, query, targetId, onToggle, onFound } = props
  const body = useRef<HTMLDivElement>(null)
  const found = useCallback(() => onFound(chapter.id), [onFound, chapter.id])
  useUntilFound(body, !isOpen, found)

  const bodyId = `chapter-${chapter.id}`
  const title = <HighlightedText text={chapter.title} query={query} />
  return (
    <section
      aria-labelledby={`${bodyId}-title`}
      className="law-chapter border-line border-t first-of-type:border-t-0"
      style={isOpen ? { containIntrinsicBlockSize: expectedHeight(chapter.sections) } : undefined}
      suppressHydrationWarning
    >
      <h2 id={`${bodyId}-title`} dir="auto" className="font-serif text-2xl leading-snug">
        {canToggle ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => onToggle(chapter.id)}
            className="group flex w-full items-baseline gap-3 py-5 text-start hover:text-accent"
          >
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 translate-y-0.5 text-muted transition-transform group-aria-[expanded=false]:-rotate-90 motion-reduce:transition-none rtl:group-aria-[expanded=false]:rotate-90 print:hidden"
            />
            <span className="grow">{title}</span>
            <span className="shrink-0 font-normal font-sans text-base text-muted print:hidden">
              {chapter.sections.length === 1 ? '1 section' : `${chapter.sections.length} sections`}
            </span>
          </button>
        ) : (
          <span className="block py-5">{title}</span>
        )}
      </h2>
      <div ref={body} id={bodyId} data-closed={!isOpen || undefined} className="law-chapter-body pb-4">
        <Suspense>
          {inGroups(chapter.sections.slice(0, rendered)).map((group) => (
            <div
              key={group[0]?.id}
              className="law-sections"
              style={{ containIntrinsicBlockSize: expectedHeight(group) }}
              suppressHydrationWarning
            >
              {group.map((section) => (
                <Contained key={section.id} what="This section">
                  <SectionText
                    chapterTitle={chapter.title}
                    section={section}
                    query={query}
                    isTarget={section.id === targetId}
                  />
                </Contained>
              ))}
            </div>
          ))}
        </Suspense>
      </div>
    </section>
  )
})
