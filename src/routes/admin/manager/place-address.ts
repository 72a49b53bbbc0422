import { paths } from '@/app/paths'
import type { TextPlace } from '@/data/text-place'
import { TEXT_KINDS } from './text-kinds'

/** The address of a text's form, see addressOf(). */
export const placeAddress = (place: TextPlace): string | null => addressOf(place, 'edit', place.id)

/** Where a deleted text can be restored: its list, with what was deleted shown, see addressOf(). */
export const deletedAddress = (place: TextPlace): string | null => addressOf(place, 'deleted', 'shown')

/**
 * The address of a text's screen, with one part of it set (useManagerAddress). A row inside of another is reached by searching for that one's title, because it may not
 * be on the first page of its list.
 * @returns null for an unknown kind, and for a row whose parent is gone
 */
function addressOf(place: TextPlace, part: string, value: string): string | null {
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
  asked.set(`${text.level}${part}`, value)
  return `${paths.manager(text.screen)}?${asked}`
}
