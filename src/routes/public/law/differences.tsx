import { useMemo } from 'react'
import type { ComparedSection } from '@/data/law-on/queries'
import { inWords } from '@/law/count-words'
import type { LawType } from '@/names/kinds'
import { withHebrew } from '@/ui/content/with-hebrew'
import { type Compared, compareSection, isDifferent, namedOnly, wordsOfCounts } from './compare-section'
import { ComparedText } from './compared-text'

type DifferencesProps = {
  type: LawType
  /** Of one section alone. */
  slug?: string | undefined
  sections: readonly ComparedSection[]
  /** The names of the two days over their texts, and in a sentence if they have others there. */
  headings: readonly [string, string]
  between?: readonly [string, string]
}

/** So many sections are compared without being asked for: thousands would keep the browser busy for seconds. */
const SHOWN = 10

/** What differs between two days: how much, then section by section word by word (TIME-4). */
export function Differences({ type, slug, sections, headings, between = headings }: DifferencesProps) {
  const compared = useMemo(
    () =>
      sections
        .filter(isDifferent)
        .map((section, index) => (index < SHOWN ? compareSection(section) : namedOnly(section))),
    [sections],
  )
  const unknown = sections.filter(({ difference }) => difference === 'unknown').length
  const same = sections.length - compared.length - unknown
  return (
    <>
      <section aria-labelledby="differences-title" className="mt-10">
        <h2 id="differences-title" className="part-title on-text mb-2.5">
          {slug === undefined ? headlineOf(compared.length, unknown, between) : sentenceOf(compared, unknown)}
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
        {slug === undefined && same > 0 && (
          <p className="on-text mt-2 text-muted text-ui">{`${same} ${same === 1 ? 'reads' : 'read'} the same here.`}</p>
        )}
        {renamedIn(sections).map(([one, other]) => (
          <p key={one} className="on-text mt-2">
            {`Chapter on ${headings[0]}: `}
            <del>{withHebrew(one)}</del> {`on ${headings[1]}: `}
            <ins>{withHebrew(other)}</ins>
          </p>
        ))}
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

/** The titles of chapters that have another on the other day: the same section stands in both. */
const renamedIn = (sections: readonly ComparedSection[]): (readonly [one: string, other: string])[] => [
  ...new Map(
    sections.flatMap(({ difference, one_chapter: one, other_chapter: other }) =>
      difference === 'same' && one && other && one !== other ? [[one, other] as const] : [],
    ),
  ),
]

/** How many sections differ between two days: "Four sections differ between 1 June 2021 and today; 27 cannot be compared". */
function headlineOf(count: number, unknown: number, [one, other]: readonly [string, string]): string {
  const sections = count > 1 ? 'sections differ' : 'section differs'
  const headline = `${inWords(count)} ${sections} between ${one} and ${other}`
  return unknown > 0 ? `${headline}; ${unknown} cannot be compared` : headline
}

/** What differs in one section alone. */
function sentenceOf([first]: readonly Compared[], unknown: number): string {
  if (first)
    return first.section.difference === 'changed' ? wordsOfCounts(first) : `${first.words} between the two days`
  return unknown > 0 ? 'We do not have the text of one of these days' : 'It reads the same here on both days'
}
