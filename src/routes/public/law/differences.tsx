import { useMemo } from 'react'
import type { ComparedSection } from '@/data/law-on/queries'
import type { LawType } from '@/names/kinds'
import { withHebrew } from '@/ui/content/with-hebrew'
import { type Compared, compareSection, namedOnly, wordsOfCounts } from './compare-section'
import { ComparedText } from './compared-text'

type DifferencesProps = {
  type: LawType
  /** Of one section alone. */
  slug?: string | undefined
  sections: readonly ComparedSection[]
  /** The names of the two days. */
  headings: readonly [string, string]
}

/** So many sections are compared without being asked for: thousands would keep the browser busy for seconds. */
const SHOWN = 10

/** What differs between two days: how much, then section by section word by word (TIME-4). */
export function Differences({ type, slug, sections, headings }: DifferencesProps) {
  const compared = useMemo(
    () =>
      sections
        .filter(({ difference }) => difference !== 'same' && difference !== 'unknown')
        .map((section, index) => (index < SHOWN ? compareSection(section) : namedOnly(section))),
    [sections],
  )
  const unknown = sections.filter(({ difference }) => difference === 'unknown').length
  const same = sections.length - compared.length - unknown
  return (
    <>
      <section aria-labelledby="differences-title" className="mt-10">
        <h2 id="differences-title" className="part-title on-text mb-2.5">
          {sentenceOf(compared, same, unknown, slug !== undefined)}
        </h2>
        {slug === undefined && (
          <ul className="day-list">
            {compared.map(({ section, mark, words }) => (
              <li key={section.section_id}>
                <i aria-hidden>{mark}</i>
                <a href={`#d-${section.section_id}`} dir="auto">
                  {withHebrew(section.title)}
                </a>
                <span>{words}</span>
              </li>
            ))}
          </ul>
        )}
        {compared.length > 0 && (
          <p className="on-text mt-4 text-muted text-sm">
            <del>Struck</del> words were there on the earlier day, <ins>underlined</ins> words on the later one.{' '}
            <span className="needs-scripts pointer-coarse:hidden">
              <kbd>J</kbd> and <kbd>K</kbd> go to the next and the previous difference.
            </span>
          </p>
        )}
      </section>
      {compared.map((each, index) => (
        <ComparedText
          key={each.section.section_id}
          type={type}
          compared={each}
          headings={headings}
          isShown={index < SHOWN}
        />
      ))}
    </>
  )
}

/** What differs in one sentence. */
function sentenceOf(compared: readonly Compared[], same: number, unknown: number, isOne: boolean): string {
  const [first] = compared
  if (isOne) {
    if (first)
      return first.section.difference === 'changed' ? wordsOfCounts(first) : `${first.words} between the two days`
    return unknown > 0 ? 'Nothing is known here of one of these days' : 'It reads the same here on both days'
  }
  const parts = [
    compared.length === 0
      ? 'No section differs'
      : `${compared.length} ${compared.length === 1 ? 'section differs' : 'sections differ'}`,
    same > 0 && `${same} ${same === 1 ? 'reads' : 'read'} the same here`,
    unknown > 0 && `of ${unknown} one day is not known here`,
  ]
  return parts.filter(Boolean).join(', ')
}
