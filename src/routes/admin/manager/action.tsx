import type { ReactNode } from 'react'
import { held } from '@/components/ui/held'

/** The looks of what can be done with a row, for links and for buttons that say more than a name. */
export const ACTION =
  'inline-flex min-h-10 items-center gap-1.5 rounded-lg px-2 py-1 font-medium text-accent text-sm hover:bg-accent-soft'

type ActionProps = {
  name: string
  of: string
  icon: ReactNode
  isOpen?: boolean
  isHeld?: boolean
  onClick: () => void
  id?: string | undefined
}

/** A button of something that can be done with a row; `of` names the row for those who do not see where it stands. */
export function Action({ name, of, icon, isOpen, isHeld = false, onClick, id }: ActionProps) {
  return (
    <button type="button" id={id} aria-expanded={isOpen} {...held(isHeld)} onClick={onClick} className={ACTION}>
      {icon}
      {name}
      <span className="sr-only"> {of}</span>
    </button>
  )
}
