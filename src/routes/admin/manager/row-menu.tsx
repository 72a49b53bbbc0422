import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { moveFocus } from '@/lib/arrow-keys'
import { KeyHint } from '@/routes/admin/keys/key-hint'

export type MenuItem = {
  label: string
  icon: LucideIcon
  /** The key of KEY_MAP that does the same. */
  keys?: string
  isDangerous?: boolean
} & ({ onSelect: () => void } | { href: string })

type RowMenuProps = {
  /** The button's id. */
  id?: string
  /** What the row is called. */
  of: string
  items: readonly MenuItem[]
}

/** All that can be done with a row, behind one button (STAFF-2); on small screens at the window's bottom. */
export function RowMenu({ id, of, items }: RowMenuProps) {
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
        className="office-icon-button"
      >
        <Ellipsis aria-hidden className="size-4" />
        <span className="sr-only">Actions for {of}</span>
      </button>
      {place && (
        <Menu
          id={menuId}
          place={place}
          of={of}
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

type MenuProps = Omit<RowMenuProps, 'id'> & {
  id: string
  place: Place
  /** The focus has gone elsewhere. */
  onClose: () => void
  /** The focus is to go back to the button. */
  onLeave: () => void
}

function Menu({ id, place, of, items, onClose, onLeave }: MenuProps) {
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
      aria-label={`Actions for ${of}`}
      onKeyDown={followKeys}
      style={place}
      className="office-menu"
    >
      {items.map((item) => (
        <MenuLine key={item.label} item={item} onLeave={onLeave} />
      ))}
    </div>
  )
}

function MenuLine({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  const { icon: Icon, label, keys } = item
  const look = `office-menu-line ${item.isDangerous ? 'mt-1 border-line border-t text-danger' : ''}`
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
        <Icon aria-hidden />
        {label}
        <span className="sr-only">, in a new tab</span>
      </a>
    )
  }
  // What is selected may open a dialog, which gives the focus back to where it was.
  const select = () => {
    onLeave()
    item.onSelect()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} aria-keyshortcuts={keys} onClick={select} className={look}>
      <Icon aria-hidden />
      {label}
      {keys && <KeyHint of={keys} />}
    </button>
  )
}
