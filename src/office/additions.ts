import { paths } from '@/names/paths'
import type { MenuItem } from './list/menu-button'
import { additionAddress } from './place-address'
import { SCREENS } from './screens'
import { TEXT_KINDS } from './text-kinds'

/** What hangs on another row is added there, where that is chosen. */
const INSIDE: Readonly<Record<string, string>> = { section: 'Section in a chapter…', faq: 'FAQ in a category…' }

/** What is no part of an amendment. */
const NO_PART = ['amendment', 'file', 'section_version', 'synonym', 'related_ruling']

/** Whether rows of a kind, by the database's word for it, can be changed by an amendment (TIME-3). */
export const canBeAmended = (kind: string): boolean => !NO_PART.includes(kind)

/** Everything that can be added: the form of each kind, or the list where its place is chosen (STAFF-1). */
export const ADDITIONS: readonly MenuItem[] = [...TEXT_KINDS].flatMap(([kind, { one, screen, level }]) => {
  const label = level ? INSIDE[kind] : one
  const to = level ? paths.manager(screen) : additionAddress(kind)
  return label && to ? [{ label, icon: SCREENS[screen].icon, to }] : []
})

/** What an amendment can add that hangs on no other row; the forms lead back to it (TIME-3). */
export const amendmentAdditions = (amendment: string): readonly MenuItem[] =>
  [...TEXT_KINDS].flatMap(([kind, { one, screen }]) => {
    const to = canBeAmended(kind) && additionAddress(kind, { amendment })
    return to ? [{ label: one, icon: SCREENS[screen].icon, to }] : []
  })
