import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { MARKS } from '@/law/day-words'
import type { LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import type { ComparedBlock } from '@/texts/compared-blocks'
import { markDifferences } from '@/texts/word-differences'
import { Button } from '@/ui/button'
import { srOnly } from '@/ui/content/sr-only'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useFocusOnChange } from '@/ui/hooks/use-focus-on-change'
import { type Compared, compareSection } from './compare-section'

type ComparedTextProps = {
  type: LawType
  compared: Compared
  /** The names of the two days. */
  headings: readonly [string, string]
  isShown: boolean
}

/** A section that differs: its two texts side by side, or in one column where there is no room, the same parts folded. */
export function ComparedText({ type, compared, headings, isShown }: ComparedTextProps) {
  const { section, mark } = compared
  const { section_id: id, title, slug, difference, one_title, other_title, one_chapter, other_chapter } = section
  const [isOpen, setIsOpen] = useState(isShown)
  const { words, blocks } = useMemo(
    () => (isOpen && !isShown ? compareSection(section) : compared),
    [isOpen, isShown, section, compared],
  )
  const isWide = useIsWide()
  // The button goes away with its press.
  const head = useFocusOnChange<HTMLHeadingElement>(String(isOpen))
  const [one, other] = headings
  const differences = blocks.filter(({ kind }) => kind !== 'same')
  return (
    <section aria-labelledby={`d-${id}`} className="compared-section">
      <h2 ref={head} id={`d-${id}`} tabIndex={-1} dir="auto">
        <i aria-hidden>{mark}</i>
        <Link to={paths.sectionPage(type, slug)} className="quiet-link">
          {withHebrew(title)}
        </Link>
        <span>{words}</span>
      </h2>
      {difference === 'moved' && (
        <p className="on-text">
          {one_chapter === other_chapter
            ? `To another place in “${one_chapter}”, its words the same.`
            : `From “${one_chapter}” to “${other_chapter}”, its words the same.`}
        </p>
      )}
      {one_title && other_title && one_title !== other_title && (
        <p className="on-text">
          {srOnly(`On ${one}: `)}
          <del>{withHebrew(one_title)}</del> {srOnly(`On ${other}: `)}
          <ins>{withHebrew(other_title)}</ins>
        </p>
      )}
      {!isOpen && difference !== 'moved' && (
        <p className="on-text">
          <Button look="quiet" onClick={() => setIsOpen(true)}>
            Show the difference{srOnly(` in ${title}`)}
          </Button>
        </p>
      )}
      {isOpen && blocks.length > 0 && (
        <div data-columns={isWide || undefined}>
          {isWide && (
            <div className="compared-row" data-head>
              {headings.map((heading) => (
                <div key={heading}>{heading}</div>
              ))}
            </div>
          )}
          {runsOf(blocks).map((run) =>
            run.kind === 'same' ? (
              <SameBlocks key={run.blocks[0]?.place} blocks={run.blocks} />
            ) : (
              run.blocks.map((block) => (
                <BlockRow
                  key={block.place}
                  block={block}
                  name={`Difference ${differences.indexOf(block) + 1} of ${differences.length} in ${title}: ${block.kind}`}
                  days={headings}
                  isWide={isWide}
                />
              ))
            ),
          )}
        </div>
      )}
    </section>
  )
}

/** Blocks that follow each other and are the same, and the others. */
function runsOf(blocks: readonly ComparedBlock[]): { kind: 'same' | 'other'; blocks: ComparedBlock[] }[] {
  const runs: { kind: 'same' | 'other'; blocks: ComparedBlock[] }[] = []
  for (const block of blocks) {
    const kind = block.kind === 'same' ? 'same' : 'other'
    const last = runs.at(-1)
    if (last?.kind === kind) last.blocks.push(block)
    else runs.push({ kind, blocks: [block] })
  }
  return runs
}

function SameBlocks({ blocks }: { blocks: readonly ComparedBlock[] }) {
  return (
    <details className="compared-same">
      <summary>
        {blocks.length === 1 ? '1 paragraph is' : `${blocks.length} paragraphs are`} the same
        <span className="chevron" />
      </summary>
      {blocks.map(({ after, place }) => after && <Nodes key={place} node={after} />)}
    </details>
  )
}

const NAMES = { changed: 'Changed: ', added: 'Added: ', removed: 'Removed: ', moved: 'Moved: ', same: '' } as const
const MARK_OF = { ...MARKS, same: '' }

type BlockRowProps = {
  block: ComparedBlock
  /** Which difference it is: said where a key leads to it. */
  name: string
  days: ComparedTextProps['headings']
  isWide: boolean
}

function BlockRow({ block, name, days: [day, otherDay], isWide }: BlockRowProps) {
  const { kind } = block
  const [one, other] = useMemo(() => sidesOf(block, isWide), [block, isWide])
  const days = one && other ? `${day} and ${otherDay}` : one ? day : otherDay
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-label={name} className="compared-row" data-difference tabIndex={-1}>
      <i aria-hidden>{MARK_OF[kind]}</i>
      {srOnly(NAMES[kind])}
      {isWide ? (
        <>
          <Version day={day} node={one} />
          <Version day={otherDay} node={other} />
        </>
      ) : (
        <Version day={days} node={other ?? one} />
      )}
      {kind === 'moved' && <p className="moved">It stood in another place.</p>}
    </div>
  )
}

/** A paragraph as on a day, or as on both with what differs marked; to a listener it says which. */
function Version({ day, node }: { day: string; node: Element | null }) {
  const said = `On ${day}: `
  if (node) return <Nodes before={said} node={node} />
  return (
    <div className="text-muted italic">
      {srOnly(said)}
      not there
    </div>
  )
}

/** Copies of a paragraph on both days with what differs marked: in the later one alone, unless they stand side by side. */
function sidesOf({ before, after }: ComparedBlock, isBeside: boolean): readonly [Element | null, Element | null] {
  const [one, other] = [before && copyOf(before), after && copyOf(after)]
  if (one && other) markDifferences(one, other, isBeside)
  else if (one) wrapWhole(one, 'del')
  else if (other) wrapWhole(other, 'ins')
  for (const side of [one, other]) if (side) sayMarks(side)
  return [one, other]
}

const copyOf = (element: Element): Element => document.importNode(element, true)

function wrapWhole(element: Element, tag: 'ins' | 'del'): void {
  const mark = document.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

const SAID = { ins: ['inserted: ', ' end of insertion '], del: ['deleted: ', ' end of deletion '] } as const

/** Says for screen readers where what is marked begins and ends. */
function sayMarks(element: Element): void {
  for (const mark of element.querySelectorAll('ins, del')) {
    const [before, after] = SAID[mark.localName === 'ins' ? 'ins' : 'del']
    mark.prepend(hidden(before))
    mark.append(hidden(after))
  }
}

function hidden(words: string): Element {
  const span = document.createElement('span')
  span.className = 'sr-only'
  // Words with a direction of their own have no say in that of a Hebrew paragraph.
  span.dir = 'ltr'
  span.textContent = words
  return span
}

/** A sanitised node, put in by itself: no markup is made of texts; and words before it for screen readers. */
function Nodes({ before = '', node }: { before?: string; node: Element }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(...(before ? [hidden(before)] : []), node)
  }, [before, node])
  return <div ref={box} dir="auto" className="prose" />
}

const WIDE = 'screen and (min-width: 56rem)'

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether two texts have room beside each other. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
