import { paths } from '@/names/paths'
import type { MenuItem } from './menu-button'
import { additionAddress } from './place-address'
import { SCREENS } from './screens'
import { TEXT_KINDS } from './text-kinds'

/** The kinds whose rows hang on others, where that is chosen: the kind of those, and their table. */
export const INSIDE = {
  section: { label: 'Section in a chapter…', parent: 'chapter', parents: 'chapters' },
  faq: { label: 'FAQ in a category…', parent: 'faq_category', parents: 'faq_categories' },
} as const

export type InsideKind = keyof typeof INSIDE

const isInside = (kind: string): kind is InsideKind => kind in INSIDE

/** Rows of which kind are added inside those of this one, if any. */
export const insideOf = (kind: string): InsideKind | undefined =>
  Object.keys(INSIDE)
    .filter(isInside)
    .find((inside) => INSIDE[inside].parent === kind)

/** What is no part of an amendment. */
const NO_PART = ['amendment', 'file', 'section_version', 'synonym', 'related_ruling']

/** Whether rows of a kind, by the database's word for it, can be changed by an amendment (TIME-3). */
export const canBeAmended = (kind: string): boolean => !NO_PART.includes(kind)

/** Everything that can be added: the form of each kind, or the list where its place is chosen (STAFF-1). */
export const ADDITIONS: readonly MenuItem[] = [...TEXT_KINDS].flatMap(([kind, { one, screen, level }]) => {
  const label = level ? isInside(kind) && INSIDE[kind].label : one
  const to = level ? paths.manager(screen) : additionAddress(kind)
  return label && to ? [{ label, icon: SCREENS[screen].icon, to }] : []
})

/**
 * What an amendment can add (TIME-3): the form of each kind, which leads back to it.
 * @param chooseWhere called for a kind whose rows hang on others, on which of them is then to be chosen
 */
export const amendmentAdditions = (amendment: string, chooseWhere: (kind: InsideKind) => void): readonly MenuItem[] =>
  [...TEXT_KINDS].flatMap(([kind, { one, screen }]): MenuItem[] => {
    const { icon } = SCREENS[screen]
    if (isInside(kind)) return [{ label: INSIDE[kind].label, icon, onSelect: () => chooseWhere(kind) }]
    const to = canBeAmended(kind) && additionAddress(kind, { amendment })
    return to ? [{ label: one, icon, to }] : []
  })
