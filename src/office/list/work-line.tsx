import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SCREENS } from '@/office/screens'
import { TEXT_KINDS, textName } from '@/office/text-kinds'

type WorkLineProps = {
  /** In the margin: what it is, or what state it is in. */
  mark: ReactNode
  name: string
  /** Where one goes on with it; null while that is not known, or if it is nowhere. */
  address: string | null
  /** Why it waits. */
  children: ReactNode
  /** Since when, or until when. */
  time?: ReactNode
  /** What can be done at once; on small screens the row alone leads on. */
  actions?: ReactNode
}

/** An item of a list of work: what, why, since when, and what can be done (STAFF-1). A click on it leads on. */
export function WorkLine({ mark, name, address, children, time, actions }: WorkLineProps) {
  return (
    <li className="office-work">
      <span className="office-work-mark">{mark}</span>
      <p className="office-work-text">
        {address ? (
          <Link to={address} className="office-work-name">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className="font-semibold">{name}</bdi>
        )}{' '}
        <span className="text-muted">{children}</span>
      </p>
      {time}
      {actions && <span className="office-work-actions">{actions}</span>}
    </li>
  )
}

/** The icon of a kind of text, by the database's word for it; its name is read out. */
export function KindMark({ kind }: { kind: string }) {
  const text = TEXT_KINDS.get(kind)
  const Icon = text && SCREENS[text.screen].icon
  return (
    <span title={textName(kind)}>
      {Icon && <Icon aria-hidden className="size-4" />}
      <span className="sr-only">{textName(kind)}</span>
    </span>
  )
}
