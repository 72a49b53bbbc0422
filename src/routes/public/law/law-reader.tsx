import {
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate } from 'react-router-dom'
import type { Chapter } from '@/data/chapters/queries'
import { LAW_TEXTS } from '@/kinds/law/law-texts'
import { OWN_WORDS_OF_EACH } from '@/law/citation'
import { outlineOf } from '@/law/law-outline'
import { hashTyped } from '@/law/section-target'
import { foldQuery } from '@/lib/text-match'
import { onDay } from '@/names/day-address'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { PrintedSource } from '@/routes/public/layout/printed-source'
import type { Describe } from '@/texts/previews-context'
import { ReferencePreview } from '@/texts/reference-preview'
import { useStoredHtml } from '@/texts/use-stored-html'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useKeptState } from '@/ui/hooks/use-kept-state'
import { SkipLink } from '@/ui/skip-link'
import { optional } from '@/ui/states/optional'
import { ChapterText } from './chapter-text'
import { Contents } from './contents'
import { ContentsDrawer } from './contents-drawer'
import { LawContext, type Source } from './law-context'
import { LawSearch } from './law-search'
import { useReadingPlace } from './reading-place'
import { neighboursOf } from './section-neighbours'
import { useCurrentSection } from './use-current-section'
import { useFocusInView } from './use-focus-in-view'
import { useLawSearch } from './use-law-search'
import { useOpenChapters } from './use-open-chapters'
import { useRenderedSections } from './use-rendered-sections'
import { useSectionTarget } from './use-section-target'

const NoMatch = optional(async () => (await import('./no-match')).NoMatch)
const TargetNotice = optional(async () => (await import('./target-notice')).TargetNotice)

type LawReaderProps = {
  type: LawType
  chapters: Chapter[]
  /** The ways to the other texts, at the head of the rail. */
  tabs?: ReactNode
}

/**
 * Reads one text of the law: search and contents in the rail (or in a bar and a drawer), chapters that open and close in the
 * text's columns. Fills the columns of the page around it.
 */
export function LawReader({ type, chapters, tabs }: LawReaderProps) {
  const text = useRef<HTMLDivElement>(null)
  const sidebar = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useKeptState('search', '')
  // Matches are counted in what is shown: a search begins once they can be marked.
  const canMark = useStoredHtml(typed !== '') !== undefined
  const searchLaw = useLawSearch(typed !== '')
  const query = useDeferredValue(canMark && searchLaw ? foldQuery(typed) : '')
  const matches = useMemo(() => searchLaw?.(chapters, query) ?? null, [searchLaw, chapters, query])
  const clearSearch = useCallback(() => setTyped(''), [setTyped])
  const shown = matches?.chapters ?? chapters

  const { leftAt, keep } = useReadingPlace()
  const { openIds, toggle, open, setAll } = useOpenChapters(chapters)
  const target = useSectionTarget({ type, chapters, shown, open, clearSearch, isBack: leftAt !== null })
  const currentId = useCurrentSection(text, keep)
  const current = chapters.find(({ sections }) => sections.some(({ id }) => id === currentId))
  useFollowCurrent(sidebar, currentId)
  useFocusInView(text)
  const rendered = useRenderedSections({
    chapters: shown,
    openIds,
    isWhole: matches !== null,
    targetChapterId: target.place?.chapterId,
    leftAt,
  })
  const [printed, setPrinted] = useState<Source | null>(null)
  const print = useCallback(async (id: string, source: Source) => {
    const { printOnly } = await import('./print-only')
    flushSync(() => setPrinted(source))
    printOnly(id, () => setPrinted(null))
  }, [])
  const context = useMemo(
    () => ({ type, neighbours: neighboursOf(chapters), outline: outlineOf(chapters, type), print }),
    [type, chapters, print],
  )
  const describe: Describe = async (link) => (await import('./describe-section')).describeSection(type, chapters, link)
  const showAll = () => {
    // The button goes away with the message.
    document.querySelector<HTMLElement>('.law-search input')?.focus({ preventScroll: true })
    clearSearch()
  }
  const goToNumber = () => {
    const hash = hashTyped(chapters, typed)
    if (!hash) return false
    clearSearch()
    void navigate({ hash })
    return true
  }

  const contents = (
    <Contents chapters={shown} openIds={matches ? 'all' : openIds} currentId={currentId} onToggle={toggle} />
  )
  return (
    <LawContext value={context}>
      <aside aria-label="Search and contents" className="law-rail print:hidden">
        {tabs}
        <SkipLink to={LAW_TEXT}>Skip search and contents</SkipLink>
        <LawSearch
          name={LAW_NAMES[type]}
          typed={typed}
          onType={setTyped}
          onGo={goToNumber}
          query={query}
          matches={matches}
          contents={
            <ContentsDrawer range={current && context.outline.get(current.id)?.range}>{contents}</ContentsDrawer>
          }
        />
        <div ref={sidebar} className="law-contents needs-scripts">
          {contents}
        </div>
      </aside>
      <ReferencePreview id={LAW_TEXT} className="beside-rail" describe={describe} text={text}>
        <div className="on-text">
          <PrintedSource
            {...(printed ?? {
              citation: LAW_TEXTS[type].instrument,
              nature: OWN_WORDS_OF_EACH,
              path: paths.law(type),
            })}
          />
        </div>
        {(target.state === 'missing' || target.state === 'failed') && (
          <Suspense>
            <TargetNotice state={target.state} type={type} onRetry={() => void target.lookAgain()} />
          </Suspense>
        )}
        <ChapterLinks chapters={chapters} />
        {matches?.sections === 0 && (
          <Suspense>
            <NoMatch query={typed.trim()} onClear={showAll} />
          </Suspense>
        )}
        {!matches && <ExpandAll type={type} chapters={chapters} openIds={openIds} setAll={setAll} />}
        {shown.map((chapter, index) => (
          <ChapterText
            key={chapter.id}
            chapter={chapter}
            isOpen={matches !== null || openIds.has(chapter.id)}
            rendered={rendered[index] ?? 0}
            leftAt={leftAt}
            canToggle={!matches}
            query={matches ? query : ''}
            target={target.place?.chapterId === chapter.id ? target.place : null}
            onTarget={target.arrive}
            onToggle={toggle}
            onFound={open}
          />
        ))}
      </ReferencePreview>
    </LawContext>
  )
}

/** The id of what follows the rail. */
const LAW_TEXT = 'text'

type ExpandAllProps = {
  type: LawType
  chapters: Chapter[]
  openIds: ReadonlySet<string>
  setAll: (isOpen: boolean) => void
}

function ExpandAll({ type, chapters, openIds, setAll }: ExpandAllProps) {
  const areAllOpen = chapters.every(({ id }) => openIds.has(id))
  return (
    <p className="mb-3 text-end text-sm print:hidden">
      <Link to={onDay(paths.law(type))} className="link needs-scripts me-6 py-1">
        As on another day
      </Link>
      <button type="button" className="link py-1" onClick={() => setAll(!areAllOpen)}>
        {areAllOpen ? 'Collapse all chapters' : 'Expand all chapters'}
      </button>
    </p>
  )
}

/** The contents without scripts: every chapter is open, and the browser's own search finds words in all of them (FIND-5). */
function ChapterLinks({ chapters }: { chapters: Chapter[] }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <nav aria-label="Contents" className="mb-6">
          <p>
            Searching in this text needs JavaScript, and so does reading it as on another day; your browser’s own search
            finds words in all of it. Chapters:
          </p>
          <ul className="mt-2">
            {chapters.map(({ id, title }) => (
              <li key={id} dir="auto">
                <a href={`#chapter-${id}-title`} className="link inline-block py-1">
                  {withHebrew(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </noscript>
  )
}

/** Nothing in this text holds the query. */
/** Keeps the entry with aria-current in view in a scrolling sidebar, except while the pointer or the keyboard is in it. */
function useFollowCurrent(sidebar: RefObject<HTMLElement | null>, currentId: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current section is the event
  useEffect(() => {
    const box = sidebar.current
    const entry = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !entry || box.matches(':hover, :has(:focus-visible)')) return
    const boxEdges = box.getBoundingClientRect()
    const { top, bottom } = entry.getBoundingClientRect()
    if (top >= boxEdges.top && bottom <= boxEdges.bottom) return
    box.scrollTop += top - boxEdges.top - box.clientHeight / 2
  }, [sidebar, currentId])
}
