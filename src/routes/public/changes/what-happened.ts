import type { Change } from '@/data/changes/queries'
import { capitalised } from '@/lib/capitalised'
import { withFullStop } from '@/lib/with-full-stop'
import { KINDS } from '@/names/kinds'

/** What happened to a text: "Ruling, new". */
export const whatHappened = ({ kind, is_new }: Pick<Change, 'kind' | 'is_new'>): string =>
  `${capitalised(KINDS[kind].nouns[0])}, ${is_new ? 'new' : 'changed'}`

/** What readers are told of a change: what staff said of it, or of a new text how it begins. */
export const wordsOf = ({ notes, gist }: Pick<Change, 'notes' | 'gist'>): string =>
  notes.length > 0 ? notes.map(withFullStop).join(' ') : (gist ?? '')
