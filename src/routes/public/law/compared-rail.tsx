import type { ComparedSection } from '@/data/law-on/queries'
import { MARKS } from '@/law/day-words'
import { Fold } from '@/ui/fold'
import { isDifferent } from './compare-section'
import { SplitTitle } from './split-title'

const MARKED = [
  ['changed', 'paragraph changed'],
  ['added', 'paragraph added'],
  ['removed', 'paragraph removed'],
  ['moved', 'moved, its words the same'],
] as const

const ROW = 'flex items-baseline justify-between gap-x-2 text-ui/5'
/** The number of a section and its words, each in its column; of one without a number the words alone. */
const SECTION =
  'grid min-w-0 grid-cols-[2.25rem_minmax(0,1fr)] gap-x-1 py-1.5 hover:underline hover:underline-offset-[0.2em] pointer-coarse:py-3 [&>:last-child]:text-ink [&>:only-child]:col-span-2'

/** Beside a comparison of two days: the sections that differ, and how to read it (TIME-4); on phones folded above it. */
export function ComparedRail({ sections }: { sections: readonly ComparedSection[] | undefined }) {
  const differing = sections?.filter(isDifferent) ?? []
  const count =
    differing.length > 0 && `; ${differing.length} ${differing.length === 1 ? 'section differs' : 'sections differ'}`
  return (
    <div className="compared-rail text-muted text-sm/5 print:hidden">
      <Fold title={<span className="text-ink">How to read this{count}</span>}>
        {differing.length > 0 && (
          <nav aria-label="Sections that differ" className="mb-6">
            <h2 className="pb-1.5 font-semibold text-ink">Sections that differ</h2>
            <ul>
              {differing.map(({ section_id, title, difference }) => (
                <li key={section_id} className={ROW}>
                  <a href={`#d-${section_id}`} dir="auto" className={SECTION}>
                    <SplitTitle title={title} />
                  </a>{' '}
                  <span className="flex-none">{difference}</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <dl className="border-line border-y py-2">
          {MARKED.map(([name, words]) => (
            <div key={name} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline py-1">
              <dt className="font-serif text-base/5 text-ink">{MARKS[name]}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">
          <del>Struck</del> words were there on the earlier day, <ins>underlined</ins> words on the later one.
        </p>
        <p className="needs-scripts mt-3 pointer-coarse:hidden">
          Next and previous difference: <kbd>J</kbd> and <kbd>K</kbd>
        </p>
      </Fold>
    </div>
  )
}
