import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { KeyHint } from '@/office/keys/key-hint'
import { moveFocus } from '@/ui/arrow-keys'

export type MenuItem = {
  label: string
  icon: LucideIcon
  /** The key of KEY_MAP that does the same. */
  keys?: string
  isDangerous?: boolean
} & ({ onSelect: () => void } | { href: string } | { to: string })

type MenuButtonProps = {
  /** The button's id. */
  id?: string
  /** What the menu is called. */
  label: string
  className: string
  items: readonly MenuItem[]
  /** What stands in the button; its words are the button's name. */
  children: ReactNode
}

/** A button that opens a menu; on small screens that lies at the window's bottom. `href` opens a new tab, `to` a screen. */
export function MenuButton({ id, label, className, items, children }: MenuButtonProps) {
  const [place, setPlace] = useState<Place | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const close = () => setPlace(null)
  const toggle = () => setPlace(place || !button.current ? null : placeBelow(button.current, items.length))
  return (
    <span className="office-menu-place">
      <button
        ref={button}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        aria-controls={place ? menuId : undefined}
        onClick={toggle}
        className={className}
      >
        {children}
      </button>
      {place && (
        <Menu
          id={menuId}
          place={place}
          label={label}
          items={items}
          onClose={close}
          onLeave={() => {
            close()
            button.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </span>
  )
}

type Place = { insetBlockStart: number; insetInlineEnd: number }

const ITEM_HEIGHT = 34
const GAP = 4

/** Below the button, or above it where the window has no room below; at its end. */
function placeBelow(button: HTMLElement, items: number): Place {
  const { top, bottom, right } = button.getBoundingClientRect()
  const height = items * ITEM_HEIGHT + 4 * GAP
  const hasRoom = bottom + height < window.innerHeight
  return {
    insetBlockStart: hasRoom ? bottom + GAP : Math.max(GAP, top - height),
    insetInlineEnd: document.documentElement.clientWidth - right,
  }
}

type MenuProps = Pick<MenuButtonProps, 'label' | 'items'> & {
  id: string
  place: Place
  /** The focus has gone elsewhere. */
  onClose: () => void
  /** The focus is to go back to the button. */
  onLeave: () => void
}

const MENU =
  'fixed z-45 grid rounded-lg border border-line-strong bg-raised p-1 text-start shadow-menu outline-none md:min-w-59'
/** On small screens, whatever place is set on the element. */
const AT_BOTTOM = 'max-md:bottom-sheet max-md:inset-[auto_0_0]! max-md:shadow-backdrop'

function Menu({ id, place, label, items, onClose, onLeave }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  // The focus, the pointer and scrolling are the browser's.
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.parentElement?.contains(target))) close()
    }
    // The button may have been scrolled to a moment before.
    const top = menu.current?.parentElement?.getBoundingClientRect().top ?? 0
    const closeOnScroll = () => {
      const now = menu.current?.parentElement?.getBoundingClientRect().top ?? 0
      if (Math.abs(now - top) > ITEM_HEIGHT) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    window.addEventListener('scroll', closeOnScroll)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      window.removeEventListener('scroll', closeOnScroll)
    }
  }, [])

  const followKeys = (event: React.KeyboardEvent) => {
    // The row has used its own key.
    if (event.defaultPrevented) return onLeave()
    moveFocus(event, 'column', '[role=menuitem]')
    if (event.key === 'Tab') onClose()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onLeave()
  }
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={followKeys}
      style={place}
      className={`${MENU} ${AT_BOTTOM}`}
    >
      {items.map((item) => (
        <MenuLine key={item.label} item={item} onLeave={onLeave} />
      ))}
    </div>
  )
}

const LINE =
  'flex min-h-12 w-full items-center gap-2.5 rounded-[0.3125rem] px-2.5 text-start -outline-offset-2 hover:bg-hover focus-visible:bg-hover md:min-h-8.5'

function MenuLine({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  const { icon: Icon, label, keys } = item
  const look = `${LINE} ${item.isDangerous ? 'mt-1 border-line border-t text-danger' : ''}`
  const icon = <Icon aria-hidden className={`size-4 ${item.isDangerous ? '' : 'text-muted'}`} />
  if ('href' in item) {
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        href={item.href}
        target="_blank"
        rel="noopener"
        onClick={onLeave}
        className={look}
      >
        {icon}
        {label}
        <span className="sr-only">, in a new tab</span>
      </a>
    )
  }
  if ('to' in item) {
    return (
      <Link role="menuitem" tabIndex={-1} to={item.to} onClick={onLeave} className={look}>
        {icon}
        {label}
      </Link>
    )
  }
  // What is selected may open a dialog, which gives the focus back to where it was.
  const select = () => {
    onLeave()
    item.onSelect()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} aria-keyshortcuts={keys} onClick={select} className={look}>
      {icon}
      {label}
      {keys && <KeyHint of={keys} className="ms-auto" />}
    </button>
  )
}
