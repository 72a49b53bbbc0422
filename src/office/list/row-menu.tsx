import { Ellipsis } from 'lucide-react'
import { withHebrew } from '@/ui/content/with-hebrew'
import { MenuButton, type MenuItem } from './menu-button'

type RowMenuProps = {
  /** The button's id. */
  id?: string
  /** What the row is called. */
  of: string
  items: readonly MenuItem[]
}

/** All that can be done with a row, behind one button (STAFF-2). */
export function RowMenu({ of, ...rest }: RowMenuProps) {
  const label = `Actions for ${of}`
  return (
    <MenuButton {...rest} label={label} className="office-icon-button">
      <Ellipsis aria-hidden className="size-4" />
      <span className="sr-only">{withHebrew(label)}</span>
    </MenuButton>
  )
}
