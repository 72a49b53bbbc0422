import { paths } from '@/names/paths'
import type { FoundText } from '@/data/find/staff'
import { LAW_NAMES } from '@/names/kinds'
import { WAYS } from '@/office/screens'
import { placeAddress } from '@/office/place-address'
import { textName } from '@/office/text-kinds'

/** Where one can go: `kind` is what it is, `place` what it is part of. */
export type Target = { address: string; title: string; kind: string; place: string | null }

/** The screens with a word that begins with what is typed; all of them for ''. */
export function waysTo(typed: string): Target[] {
  const wanted = ` ${typed.toLowerCase()}`
  return WAYS.filter(({ label }) => typed === '' || ` ${label.toLowerCase()}`.includes(wanted)).map(
    ({ address, label }) => ({ address, title: label, kind: 'Screen', place: null }),
  )
}

/** The form of a found row, or a file in its list; none for a row whose parent has just gone. */
export function targetOf(row: FoundText): Target[] {
  const { kind, title, section_title, list_title, list_type } = row
  if (kind === 'file') {
    const address = `${paths.manager('files')}?${new URLSearchParams({ q: title })}`
    return [{ address, title, kind: 'File', place: null }]
  }
  const address = placeAddress(row)
  // Chapters of two laws may have the same name.
  const law = Object.entries(LAW_NAMES).find(([type]) => type === list_type)?.[1]
  const place = [section_title ?? list_title, law].filter(Boolean).join(' · ')
  return address ? [{ address, title, kind: textName(kind), place: place || null }] : []
}
