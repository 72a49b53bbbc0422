import { memo, Suspense, useCallback, useRef } from 'react'
import type { Chapter, Section } from '@/data/chapters/queries'
import { MOST_PROVISIONS } from '@/data/newsletter-subscriptions/offered-topics'
import type { Target } from '@/law/section-target'
import { paths } from '@/names/paths'
import { ByMail } from '@/routes/public/newsletter/by-mail'
import { HighlightedText } from '@/texts/highlighted-text'
import { markupOf } from '@/texts/html-text'
import { PackButton } from '@/ui/content/pack-button'
import { srOnly } from '@/ui/content/sr-only'
import { useUntilFound } from '@/ui/hooks/use-until-found'
import { Contained } from '@/ui/states/contained'
import { useLawContext } from './law-context'
import { NumberRange } from './number-range'
import { SectionText } from './section-text'
import { FIRST } from './use-rendered-sections'

type ChapterTextProps = {
  chapter: Chapter
  isOpen: boolean
  /** How many of its sections are on the page yet; those of a closed chapter too, for find-in-page and printing. */
  rendered: number
  /** The section that the reader is brought back to, which is on the page before its turn. */
  leftAt: string | null
  canToggle: boolean
  query: string
  /** What the address names in this chapter. */
  target: Target | null
  onTarget: (paragraph: HTMLElement) => void
  onToggle: (id: string) => void
  onFound: (id: string) => void
}

/** So many sections are laid out in one go as they come near: few enough for one frame, also on a slow phone. */
const GROUP = 4

const startOf = (group: number) => (group === 0 ? 0 : FIRST + (group - 1) * GROUP)

/** The first group is smaller, and there sooner: it is what a reader who comes to the law waits for. */
function inGroups(sections: Section[]): Section[][] {
  const groups: Section[][] = []
  while (startOf(groups.length) < sections.length)
    groups.push(sections.slice(startOf(groups.length), startOf(groups.length + 1)))
  return groups
}

/**
 * How high sections are taken to be until they are laid out: by how long their texts are (see law-sections in CSS). Without
 * markup, which is another in the written page, whose links are set: what stands below would move when newer texts come.
 */
function expectedHeight(sections: Section[]): string {
  const texts = sections.map(({ content }) => markupOf(content).replace(/<[^>]*>/g, '')).join('')
  return `auto calc(${sections.length} * var(--height-around-text) + ${texts.length} * var(--height-of-character))`
}

/** Above the button of the title, which opens and closes the chapter from anywhere on the row. */
const WAY = 'link relative z-1 py-2 print:hidden'

/** A chapter: its number, title and range; the title opens and closes its sections (LAW-4, READ-4). */
export const ChapterText = memo(function ChapterText(props: ChapterTextProps) {
  const { chapter, isOpen, rendered, leftAt, canToggle, query, target, onTarget, onToggle, onFound } = props
  const { type, outline, print } = useLawContext()
  const { ordinal, range } = outline.get(chapter.id) ?? {}
  const body = useRef<HTMLDivElement>(null)
  const found = useCallback(() => onFound(chapter.id), [onFound, chapter.id])
  useUntilFound(body, !isOpen, found)

  // Those of an open chapter that are still to come keep their room.
  const groups = inGroups(isOpen ? chapter.sections : chapter.sections.slice(0, rendered))
  const leftIn = groups.findIndex((group) => group.some(({ id }) => id === leftAt))
  const isHere = (index: number) =>
    startOf(index) < rendered || (leftIn >= 0 && (index === leftIn || index === leftIn + 1))

  const id = `chapter-${chapter.id}`
  const title = <HighlightedText text={chapter.title} query={query} />
  const { length } = chapter.sections
  return (
    <section
      id={`${id}-whole`}
      aria-labelledby={`${id}-title`}
      className="law-chapter"
      style={isOpen ? { containIntrinsicBlockSize: expectedHeight(chapter.sections) } : undefined}
    >
      <div className="chapter-head hanging">
        <span aria-hidden className="text-lg/normal text-muted">
          {ordinal}
        </span>
        <h2 id={`${id}-title`} dir="auto" className="text-[clamp(1.1875rem,1.05rem+0.6vw,1.375rem)]/[1.36]">
          {/* Without scripts nothing opens it: it is a heading like others. */}
          {canToggle && <noscript>{import.meta.env.SSR && title}</noscript>}
          {canToggle ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => onToggle(chapter.id)}
              className="text-start after:absolute after:inset-0"
            >
              <span className="quiet-link">{title}</span>{' '}
              <span className="ms-3 font-sans text-muted text-sm/[1.36] print:hidden">
                {length === 1 ? '1 section' : `${length} sections`}
              </span>
              <span className="chevron absolute end-0 top-7 text-muted" />
            </button>
          ) : (
            title
          )}
        </h2>
        <p className="col-2 font-sans text-ui *:not-last:me-5 beside:col-3 beside:ps-(--gutter)">
          {range && <NumberRange {...range} />}
          {isOpen && (
            <button
              type="button"
              className={WAY}
              onClick={async () => print(`${id}-whole`, (await import('@/law/chapter-source')).sourceOf(type, chapter))}
            >
              Print{srOnly(` chapter ${chapter.title}`)}
            </button>
          )}
          {isOpen && (
            <PackButton
              what="chapter "
              items={chapter.sections.map(({ slug }) => paths.sectionPage(type, slug).slice(1))}
              title={chapter.title}
              className={WAY}
            />
          )}
        </p>
        {isOpen && length <= MOST_PROVISIONS && (
          <div className="relative z-1 col-2 font-sans text-ui">
            <ByMail
              topics={[
                { name: chapter.title, kinds: [], provisions: chapter.sections.map(({ slug }) => `${type}/${slug}`) },
              ]}
              className={WAY}
            />
          </div>
        )}
      </div>
      <div ref={body} id={id} data-closed={!isOpen || undefined} className="law-chapter-body">
        <Suspense>
          {groups.map((group, index) => (
            <div
              key={group[0]?.id}
              className="law-sections"
              data-later={!isHere(index) || undefined}
              style={{ containIntrinsicBlockSize: expectedHeight(group) }}
            >
              {isHere(index) &&
                group.map((section) => (
                  <Contained key={section.id} what="This section">
                    <SectionText
                      chapterTitle={chapter.title}
                      section={section}
                      query={query}
                      target={section.id === target?.sectionId ? target : null}
                      onTarget={onTarget}
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
