import { dayAfter, formatDay } from '@/lib/dates'

/** A section as on a day, as far as its words go; `state` as private.section_on says. */
type OnDay = {
  state: 'same' | 'changed' | 'moved' | 'only then' | 'only today' | 'unknown'
  from_day: string | null
  to_day: string | null
  amendment: string | null
}

/** Of which day its text is, and whether that is all that is known of the day asked for. */
type Assumed = { text_as_of: string | null; is_assumed: boolean }

/** The marks of differences, which are never without their words. */
export const MARKS = { changed: '≠', added: '+', removed: '−', moved: '↕' } as const

/** How a section as on a day stands to today: its mark, and in a few words; null where it is the same. */
export function differenceOf({ state, from_day, to_day }: OnDay, day: string, today: string) {
  const isToCome = day > today
  const until = to_day ? `, until ${formatDay(to_day)}` : ''
  const since = from_day ? `, in force since ${formatDay(from_day)}` : ''
  const from = from_day ? `, from ${formatDay(from_day)}` : ''
  switch (state) {
    case 'changed':
      return { mark: MARKS.changed, name: 'Other words', more: isToCome ? from : until }
    case 'moved':
      return { mark: MARKS.moved, name: 'Another place', more: isToCome ? from : until }
    case 'only then':
      return isToCome
        ? { mark: MARKS.added, name: 'Not yet in force today', more: from }
        : { mark: MARKS.removed, name: 'No longer in force today', more: until }
    case 'only today':
      return isToCome
        ? { mark: MARKS.removed, name: 'No longer in force then', more: until }
        : { mark: MARKS.added, name: 'Not yet in force then', more: since }
    default:
      return null
  }
}

/** Of a text, or of all of a law, of which a day tells nothing. */
export const NOTHING_KNOWN = 'We do not have the text of that day.'

/** What is different from today in a section as on a day, and what is not known of it, in one sentence or two (TIME-4). */
export function sentenceOf(section: OnDay & Assumed, day: string, today: string): string {
  const { state, text_as_of, is_assumed } = section
  if (!is_assumed || !text_as_of) return differenceThen(section, day, today)
  const differs = state === 'same' ? '' : ` ${differenceThen(section, day, today)}`
  return `Text of ${formatDay(text_as_of)}. ${changedBefore(day)}.${differs}`
}

/** Of a text of an earlier day, what is not known of the day asked for. */
export const changedBefore = (day: string): string =>
  `Whether it was changed before ${formatDay(day)} is not known here`

function differenceThen({ state, from_day, to_day, amendment }: OnDay, day: string, today: string): string {
  const isToCome = day > today
  const why = amendment ? ` (${amendment})` : ''
  switch (state) {
    case 'same':
      if (isToCome) return 'No announced amendment changes it by that day.'
      return from_day ? 'It read as it does today.' : 'No change of it since then is known here.'
    case 'changed':
      return `Today it reads differently${isToCome ? '' : since(to_day)}${why}.`
    case 'moved':
      return `Its words are those of today; its place is another${why}.`
    case 'only then':
      return isToCome
        ? `It is not yet in force today${why}.`
        : `It is no longer in force today: its last day was ${formatDay(to_day ?? day)}${why}.`
    case 'only today':
      return isToCome
        ? `It will no longer be in force${onward(to_day)}${why}.`
        : `It was not yet in force on that day${from_day ? `; it is since ${formatDay(from_day)}` : ''}${why}.`
    case 'unknown':
      return NOTHING_KNOWN
  }
}

/** What is not known here of the sections of a day, in a sentence for each reason (TIME-4). */
export function notKnown(
  sections: readonly (Pick<OnDay, 'state'> & Pick<Assumed, 'is_assumed'>)[],
  day: string,
): string[] {
  const stood = sections.filter(({ state }) => state !== 'only today')
  const unknown = stood.filter(({ state }) => state === 'unknown').length
  const assumed = stood.filter(({ is_assumed }) => is_assumed).length
  const told: string[] = []
  if (unknown > 0 && unknown === stood.length) told.push(NOTHING_KNOWN)
  else if (unknown > 0) told.push(`Of ${unknown} of ${stood.length} sections we do not have the text of that day.`)
  if (assumed > 0)
    told.push(`${assumed} of ${stood.length} sections have the text of an earlier day. ${changedBefore(day)}.`)
  return told
}

/** From which day to which the text of a section as on a day holds: "In force since 1 January 2025"; empty where it is not known. */
export function daysInForce({ state, from_day, to_day }: OnDay, day: string, today: string): string {
  const isOpen = !to_day || (state === 'same' && to_day >= today)
  return [
    from_day && `${day > today ? 'In force from' : 'In force since'} ${formatDay(from_day)}`,
    !isOpen && `until ${formatDay(to_day)}`,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/^u/, 'In force u')
}

const since = (day: string | null) => (day ? `, since ${formatDay(dayAfter(day))}` : '')
const onward = (day: string | null) => (day ? ` from ${formatDay(dayAfter(day))}` : '')

/** "As it stood" or "as it will stand": what a page of another day is of. */
export const asOnDay = (day: string, today: string): string =>
  day > today ? 'The law as it will stand on' : 'The law as it stood on'
