import { Globe, LayoutDashboard, LogOut, Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { NewMessages } from './new-messages'
import { SCREENS } from './screens'

/** The way through the staff's screens: a column on large screens, a bar with a menu on small ones (AUTH-4). */
export function Sidebar({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event; any navigation closes the menu
  useEffect(() => setIsOpen(false), [key])

  const closeByEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    opener.current?.focus()
  }
  // It lies over the page: whoever goes on there with the keyboard must see where they are.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the menu inside
    <header
      onKeyDown={closeByEscape}
      onBlur={closeWhenLeft}
      className="sticky top-0 z-30 border-line border-b bg-surface lg:h-dvh lg:overflow-y-auto lg:border-e lg:border-b-0"
    >
      <div className="flex h-14 items-center justify-between ps-4 pe-2 lg:h-auto lg:px-5 lg:pt-6 lg:pb-4">
        <p className="font-semibold text-lg">Admin Panel</p>
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls="admin-menu"
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-accent-soft lg:hidden"
        >
          {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          <span className="sr-only">{isOpen ? 'Close menu' : 'Open menu'}</span>
        </button>
      </div>
      <nav
        id="admin-menu"
        aria-label="Admin"
        className={`border-line bg-surface px-3 py-3 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-3.5rem)] max-lg:overflow-y-auto max-lg:border-y max-lg:shadow-float lg:block lg:pt-0 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        <ul className="space-y-0.5">
          <li>
            <NavLink to={paths.admin} end className={`${LINE} ${CURRENT}`}>
              <LayoutDashboard aria-hidden className="size-5 shrink-0" />
              Dashboard
            </NavLink>
          </li>
          {Object.entries(SCREENS).map(([name, { label, icon: Icon }]) => (
            <li key={name}>
              <NavLink to={paths.manager(name)} className={`${LINE} ${CURRENT}`}>
                <Icon aria-hidden className="size-5 shrink-0" />
                {label} {name === 'messages' && <NewMessages />}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="mt-4 border-line border-t pt-4">
          <p className="truncate px-3 pb-1 text-muted text-sm">{email}</p>
          <Link to={paths.home} className={LINE}>
            <Globe aria-hidden className="size-5 shrink-0" />
            View the site
          </Link>
          {/* The page of sign-in ends the session, so that an unsaved form can still hold this back. */}
          <Link to={paths.signIn} state={{ signOut: true }} className={LINE}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Sign Out
          </Link>
        </div>
      </nav>
    </header>
  )
}

const LINE =
  'flex min-h-10 items-center gap-3 rounded-lg px-3 py-1.5 font-medium text-muted hover:bg-accent-soft hover:text-ink'
const CURRENT = 'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent'
