import type { ReactNode } from 'react'
import { ariaDisabled } from '@/ui/aria-disabled'
import { withHebrew } from '@/ui/content/with-hebrew'

/** The looks of what can be done with a row, for links and for buttons that say more than a name. */
export const ACTION =
  'inline-flex min-h-11 items-center align-middle gap-1.5 rounded-md px-2 font-medium hover:bg-hover md:min-h-7'

type ActionProps = {
  name: string
  of: string
  icon: ReactNode
  isOpen?: boolean
  isHeld?: boolean
  isDangerous?: boolean
  /** Whether only wide windows have room for the name beside the icon. */
  isForWide?: boolean
  onClick: () => void
  className?: string
}

/** A button of something that can be done with a row; `of` names the row for those who do not see where it stands. */
export function Action({
  name,
  of,
  icon,
  isOpen,
  isHeld = false,
  isDangerous = false,
  isForWide = false,
  onClick,
  className = '',
}: ActionProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      {...ariaDisabled(isHeld)}
      onClick={onClick}
      className={`${ACTION} ${isDangerous ? 'text-danger' : 'text-accent'} ${className}`}
    >
      {icon}
      <span className={isForWide ? 'max-xl:sr-only' : ''}>{name}</span>
      <span className="sr-only"> {withHebrew(of)}</span>
    </button>
  )
}
