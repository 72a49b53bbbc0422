import { Globe, LayoutDashboard, LogOut, type LucideIcon, Menu } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { SITE_NAME } from '@/lib/site'
import { NewMessages } from './new-messages'
import { SCREENS } from './screens'

/** The way through the staff's screens: a column; on small screens five tabs, the last of which opens it (AUTH-4). */
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
    <header onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
      <nav aria-label="Quick" className="office-tabs">
        <Tab to={paths.admin} icon={LayoutDashboard} label="Dashboard" />
        <Tab to={paths.manager('chapters')} icon={SCREENS.chapters.icon} label="Chapters" />
        <Tab to={paths.manager('rulings')} icon={SCREENS.rulings.icon} label={SCREENS.rulings.label} />
        <Tab to={paths.manager('messages')} icon={SCREENS.messages.icon} label={SCREENS.messages.label} />
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls="admin-menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Menu aria-hidden className="size-5" />
          Menu
        </button>
      </nav>
      <div id="admin-menu" data-open={isOpen || undefined} className="office-side">
        <p className="flex min-h-13 flex-none flex-col justify-center px-2 font-semibold text-base leading-tight">
          Admin Panel
          <span className="font-normal text-muted text-sm leading-tight">{SITE_NAME}</span>
        </p>
        <nav aria-label="Admin" className="mt-2.5">
          <ul>
            <li>
              <NavLink to={paths.admin} end className="office-line">
                <LayoutDashboard aria-hidden />
                Dashboard
              </NavLink>
            </li>
            {Object.entries(SCREENS).map(([name, { label, icon: Icon }]) => (
              <li key={name}>
                <NavLink to={paths.manager(name)} className="office-line">
                  <Icon aria-hidden />
                  {label} {name === 'messages' && <NewMessages className="ms-auto" />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto pt-3">
          <p className="truncate px-2 pb-1.5 text-muted text-sm">{email}</p>
          <Link to={paths.home} className="office-line">
            <Globe aria-hidden />
            View the site
          </Link>
          {/* The page of sign-in ends the session, so that an unsaved form can still hold this back. */}
          <Link to={paths.signIn} state={{ signOut: true }} className="office-line">
            <LogOut aria-hidden />
            Sign Out
          </Link>
        </div>
      </div>
    </header>
  )
}

function Tab({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <NavLink to={to} end={to === paths.admin}>
      <Icon aria-hidden className="size-5" />
      {label}
      {label === SCREENS.messages.label && <NewMessages className="absolute start-1/2 top-1 ms-1.5" />}
    </NavLink>
  )
}
