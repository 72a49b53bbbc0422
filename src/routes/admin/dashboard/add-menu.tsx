import { Plus } from 'lucide-react'
import { paths } from '@/names/paths'
import { buttonClass } from '@/ui/button'
import { SCREENS } from '@/office/screens'
import { MenuButton, type MenuItem } from '@/office/list/menu-button'
import { TEXT_KINDS } from '@/office/text-kinds'
import { NEW } from '@/office/use-manager-address'

/** What hangs on another row is added there, where that is chosen. */
const INSIDE: Readonly<Record<string, string>> = { section: 'Section in a chapter…', faq: 'FAQ in a category…' }

const ITEMS: readonly MenuItem[] = [...TEXT_KINDS].flatMap(([kind, { one, screen, level }]) => {
  const label = level ? INSIDE[kind] : one
  const address = paths.manager(screen)
  return label ? [{ label, icon: SCREENS[screen].icon, to: level ? address : `${address}?edit=${NEW}` }] : []
})

/** Adds anything from the dashboard: leads to the form of each kind, or to where its place, or the file, is chosen (STAFF-1). */
export function AddMenu() {
  const file = { label: 'File…', icon: SCREENS.files.icon, to: `${paths.manager('files')}?edit=${NEW}` }
  return (
    <MenuButton label="Add" className={buttonClass('solid')} items={[...ITEMS, file]}>
      <Plus aria-hidden />
      Add
    </MenuButton>
  )
}
