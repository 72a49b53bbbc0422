import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SCREENS } from '@/office/screens'
import { TEXT_KINDS, textName } from '@/office/text-kinds'
import { buttonClass } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'

export type LineProps = {
  /** In the margin: what it is, or what state it is in. */
  mark?: ReactNode
  name: string
  /** Where one goes on with it; null while that is not known, or if it is nowhere. */
  address?: string | null | undefined
  /** What is to be known of it: why it waits, or by whom it came about. */
  children?: ReactNode
  /** Since when, or until when. */
  time?: { moment: string; words: string } | undefined
  /** What can be done at once; on small screens the row alone leads on, unless they are needed there too. */
  acts?: ReactNode
  hasActsOnSmall?: boolean
  /** The button among them that leads there, "Open"; without it the row alone does. */
  way?: string
}

const LINE =
  'relative grid min-h-10.5 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center border-line border-t pe-inset hover:bg-hover'
const ON_SMALL = 'max-md:min-h-12 max-md:items-start max-md:py-2.5 max-md:ps-4'
const ON_WIDE = 'md:grid-cols-[1.5rem_minmax(0,1fr)_auto_auto] md:ps-[calc(var(--margin)-1.5rem)]'
const WITHOUT_MARK = 'max-md:grid-cols-[0_minmax(0,1fr)_auto]'
const NAME = 'font-semibold'

/** A thing in a list: what, why, since when, and what can be done (STAFF-1). A click on it leads on. */
export function Line(props: LineProps) {
  const { mark, name, address, children, time, acts, hasActsOnSmall = false, way } = props
  return (
    <li className={`${LINE} ${ON_SMALL} ${ON_WIDE} ${mark ? '' : WITHOUT_MARK}`}>
      <span className="flex min-h-5 items-center text-muted">{mark}</span>
      <p className="min-w-0 py-1 wrap-anywhere">
        {address ? (
          <Link to={address} className={`${NAME} text-ink after:absolute after:inset-0`}>
            <bdi>{withHebrew(name)}</bdi>
          </Link>
        ) : (
          <bdi className={NAME}>{withHebrew(name)}</bdi>
        )}{' '}
        <span className="text-muted">{children}</span>
      </p>
      {time && (
        <time dateTime={time.moment} className="whitespace-nowrap ps-3 text-muted text-sm/5 md:pe-2">
          {time.words}
        </time>
      )}
      {(acts || (address && way)) && (
        <span
          className={`relative z-1 flex flex-wrap justify-end gap-1 [--control:1.75rem] md:ps-3 xl:min-w-44 [&>.button-quiet]:text-muted ${hasActsOnSmall ? 'max-md:col-span-full max-md:justify-start' : 'max-md:hidden'}`}
        >
          {acts}
          {address && way && (
            <Link to={address} className={buttonClass('outline')}>
              {way}
              <span className="sr-only"> {name}</span>
            </Link>
          )}
        </span>
      )}
    </li>
  )
}

type PanelLineProps = {
  children: ReactNode
  /** In small print below it, and what stands in the way, below that. */
  note?: ReactNode
  fault?: ReactNode
  acts?: ReactNode
}

/** The same in the panel beside a text (STAFF-3). */
export function PanelLine({ children, note, fault, acts }: PanelLineProps) {
  return (
    <li className="flex items-center justify-between gap-2">
      <div className="min-w-0 wrap-anywhere">
        {children}
        {note && <p className="text-muted text-sm">{note}</p>}
        {fault && <p className="text-danger text-sm">{fault}</p>}
      </div>
      <span className="flex flex-none">{acts}</span>
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
