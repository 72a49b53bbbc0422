import type { Amended, Change, ChangeKind } from '@/data/changes/queries'
import { capitalised } from '@/lib/capitalised'
import { formatCount } from '@/lib/count'
import { withFullStop } from '@/lib/with-full-stop'
import { KINDS } from '@/names/kinds'

/** What a change of the law is of. */
export const PART_NAMES = {
  figure: 'Rate or amount',
  section: 'Later text',
  amendment: 'Amendment',
  news: 'Legislation',
} as const

/** Whether a word of an answer names what a change of the law is of. */
export const isLawPart = (word: string | null): word is keyof typeof PART_NAMES => word !== null && word in PART_NAMES

const AMENDMENTS = ['amendment', 'amendments'] as const

/** What changes of a kind are called among the filters: "News posts". */
export const manyOf = (kind: ChangeKind): string =>
  capitalised((kind === 'amendment' ? AMENDMENTS : KINDS[kind].nouns)[1])

/** Whether a change is of a case, whose name is set in italics. */
export const isOfCase = (kind: ChangeKind): boolean => kind !== 'amendment' && KINDS[kind].isCase

/** What happened: "Ruling, new", "Amendment, in force". */
export function whatHappened({ kind, is_new, amendment }: Happened): string {
  if (kind === 'amendment') return `Amendment, ${amendment?.is_to_come ? 'to come' : 'in force'}`
  return `${capitalised(KINDS[kind].nouns[0])}, ${is_new ? 'new' : 'changed'}`
}

type Happened = Pick<Change, 'kind' | 'is_new'> & Partial<Pick<Change, 'amendment'>>

/** What an amendment changes, in one line: "Section 2 Imposition of tax, changed; and 3 more sections." */
export function amendedWords({ sections, total }: Amended): string {
  const named = sections.map(({ provision, title, difference }) =>
    [[provision && capitalised(provision), title].filter(Boolean).join(' '), difference].join(', '),
  )
  const more = total - sections.length
  return [...named, more > 0 && `and ${moreSections(more)}`].filter(Boolean).join('; ')
}

/** "2 more sections" */
export const moreSections = (count: number): string =>
  `${formatCount(count)} more ${count === 1 ? 'section' : 'sections'}`

/** What readers are told of a change: what staff said of it, or of a new text how it begins. */
export const wordsOf = ({ notes, gist }: Pick<Change, 'notes' | 'gist'>): string =>
  notes.length > 0 ? notes.map(withFullStop).join(' ') : (gist ?? '')
