import type { WaitingDraft } from '@/data/drafts/staff'
import type { TextPlace } from '@/data/text-place'
import { paths } from '@/names/paths'
import { TEXT_KINDS } from './text-kinds'
import { NEW } from './use-manager-address'

/** The address of a text's form; null for an unknown kind or a text whose parent is gone. */
export const placeAddress = (place: TextPlace): string | null => addressOf(place, { edit: place.id })

/** The address of the list where a deleted text can be restored; null as above. */
export const deletedAddress = (place: TextPlace): string | null => addressOf(place, { view: 'deleted' })

/** The address of the form that changes a row for an amendment (TIME-3); null as above. */
export const changeAddress = (place: TextPlace, amendment: string): string | null =>
  addressOf(place, { edit: place.id, amendment })

type Addition = { inside?: TextPlace; amendment?: string }

/** The address of the form that adds a row of a kind, inside another or for an amendment if so; null as above. */
export const additionAddress = (kind: string, { inside, amendment }: Addition = {}): string | null =>
  addressOf(
    { ...NOWHERE, ...inside, kind, list_id: inside?.id ?? null, list_title: inside?.title ?? null },
    { edit: NEW, ...(amendment && { amendment }) },
  )

const NOWHERE = { title: '', list_type: null, section_id: null, section_title: null }

/** The address of an amendment's page. */
export const amendmentAddress = ({ id }: { id: string }): string => `${paths.manager('amendments')}?open=${id}`

/** The address of the form that begins with a draft, and leads back to its amendment, if it has one; null as above. */
export const draftAddress = (draft: WaitingDraft): string | null =>
  addressOf(draft, {
    edit: draft.id ?? NEW,
    draft: draft.draft,
    ...(draft.amendment && { amendment: draft.amendment }),
  })

/** Finds a row inside another by searching for that row's title, as it may not be on its list's first page. */
function addressOf(place: Omit<TextPlace, 'id'>, parts: Readonly<Record<string, string>>): string | null {
  const { kind, list_id, list_title, list_type, section_id, section_title } = place
  const text = TEXT_KINDS.get(kind)
  if (!text || (text.level && !list_id)) return null
  const asked = new URLSearchParams()
  const open = (level: string, row: string | null, title: string | null) => {
    asked.set(`${level}q`, title ?? '')
    asked.set(`${level}open`, row ?? '')
  }
  if (list_type) asked.set('type', list_type)
  if (list_id) open('', list_id, list_title)
  if (section_id) open('section-', section_id, section_title)
  for (const [part, value] of Object.entries(parts)) asked.set(`${text.level}${part}`, value)
  return `${paths.manager(text.screen)}?${asked}`
}
