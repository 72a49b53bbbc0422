import { useQuery } from '@tanstack/react-query'
import {
  Globe,
  Keyboard,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Menu,
  Search,
  SunMoon,
  UserRound,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { messageCountsQuery } from '@/data/contact-messages/staff'
import { accountQuery } from '@/data/session/staff'
import { formatCount } from '@/lib/count'
import { SITE_NAME } from '@/lib/site'
import { paths } from '@/names/paths'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { SCREENS, WAYS } from '@/office/screens'
import { READING_CHOICES } from '@/ui/reading-choices'
import { chooseReading, readingChoice } from '@/ui/reading-settings'

const {
  find: [findKey, findMeaning],
  keys: [keysKey],
} = KEY_MAP.office.keys

const TAB = 'relative grid content-center justify-items-center gap-0.5 text-muted text-sm leading-4'

const CURRENT =
  'aria-[current=page]:font-semibold aria-[current=page]:border-accent aria-[current=page]:border-t-2 aria-[current=page]:text-accent'

/** The sidebar on small screens, over the page. */
const DRAWER =
  'max-md:fixed max-md:inset-y-0 max-md:start-0 max-md:end-1/5 max-md:z-50 max-md:shadow-backdrop max-md:not-data-open:hidden'

type SidebarProps = {
  email: string
  /** Opens what finds any row or screen. */
  onFind: () => void
  /** Opens the list of keys. */
  onKeys: () => void
}

/** The way through the staff's screens: a column; on small screens five tabs, the last of which opens it (AUTH-4). */
export function Sidebar({ email, onFind, onKeys }: SidebarProps) {
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
      <nav
        aria-label="Quick"
        className="fixed inset-x-0 bottom-0 z-40 grid h-15 grid-cols-5 border-line border-t bg-surface at-task:hidden md:hidden"
      >
        <Tab to={paths.admin} icon={LayoutDashboard} label="Dashboard" />
        <Tab to={paths.manager('chapters')} icon={SCREENS.chapters.icon} label="Chapters" />
        <Tab to={paths.manager('messages')} icon={SCREENS.messages.icon} label={SCREENS.messages.label} />
        <button type="button" onClick={onFind} className={TAB}>
          <Search aria-hidden className="size-5" />
          <span className="max-xs:sr-only">Find</span>
        </button>
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls="admin-menu"
          onClick={() => setIsOpen(!isOpen)}
          className={TAB}
        >
          <Menu aria-hidden className="size-5" />
          <span className="max-xs:sr-only">Menu</span>
        </button>
      </nav>
      <div
        id="admin-menu"
        data-open={isOpen || undefined}
        className={`flex flex-col scroll-py-2 overflow-y-auto border-line border-e bg-surface px-2 pb-2 md:sticky md:top-0 md:h-dvh ${DRAWER}`}
      >
        <p className="flex min-h-13 flex-none flex-col justify-center px-2 font-semibold text-base leading-tight">
          Admin Panel
          <span className="font-normal text-muted text-sm leading-tight">{SITE_NAME}</span>
        </p>
        <button
          type="button"
          onClick={onFind}
          className="flex min-h-8 w-full items-center gap-2.5 rounded-md border border-line-strong bg-raised px-2 hover:bg-hover max-md:hidden"
        >
          <Search aria-hidden className="size-4 text-muted" />
          {findMeaning}
          <KeyHint of={findKey} className="ms-auto" />
        </button>
        <nav aria-label="Admin" className="mt-2.5">
          <Ways ways={WAYS.filter(({ isTool }) => !isTool)} />
          <p id="admin-tools" className="px-2 pt-3 pb-1 text-muted text-sm">
            Tools
          </p>
          <Ways ways={WAYS.filter(({ isTool }) => isTool)} labelledBy="admin-tools" />
        </nav>
        <div className="mt-auto pt-3">
          <NavLink to={paths.account} className="office-line">
            <UserRound aria-hidden />
            <span className="grid min-w-0 py-1 leading-tight">
              <Name email={email} /> <span className="font-normal text-muted text-sm">Your account</span>
            </span>
          </NavLink>
          <button type="button" onClick={onKeys} className="office-line max-md:hidden">
            <Keyboard aria-hidden />
            Keys
            <KeyHint of={keysKey} className="ms-auto" />
          </button>
          <ThemeChoice />
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

function Ways({ ways, labelledBy }: { ways: typeof WAYS; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {ways.map(({ address, label, icon: Icon }) => (
        <li key={address}>
          <NavLink to={address} end={address === paths.admin} className="office-line">
            <Icon aria-hidden />
            {label} {label === SCREENS.messages.label && <NewMessages className="ms-auto" />}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

function Tab({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <NavLink to={to} end={to === paths.admin} className={`${TAB} ${CURRENT}`}>
      <Icon aria-hidden className="size-5" />
      <span className="max-xs:sr-only">{label}</span>
      {label === SCREENS.messages.label && <NewMessages className="absolute start-1/2 top-1 ms-1.5" />}
    </NavLink>
  )
}

/** What colleagues see of who is signed in. */
function Name({ email }: { email: string }) {
  const { data } = useQuery(accountQuery())
  return <bdi className="truncate">{data?.name || email}</bdi>
}

/** How often it is looked whether somebody has written, in milliseconds. */
const INTERVAL = 60_000

/** The number of messages that nobody has read yet (AUTH-4); nothing when there are none, or it is not known. */
function NewMessages({ className }: { className: string }) {
  const { data: count = 0 } = useQuery({
    ...messageCountsQuery(),
    select: (counts) => counts.new,
    refetchInterval: INTERVAL,
    refetchOnWindowFocus: true,
  })
  if (count === 0) return null
  return (
    <span className={`rounded-2xl bg-accent px-1.75 font-semibold text-on-accent text-sm ${className}`}>
      {formatCount(count)}
      <span className="sr-only"> new</span>
    </span>
  )
}

/** Dark or light: the same setting of this browser as readers have (READ-8). */
function ThemeChoice() {
  const [chosen, setChosen] = useState(readingChoice('theme'))
  const choose = (theme: string) => {
    chooseReading('theme', theme)
    setChosen(theme)
  }
  return (
    <div title="Theme" className="office-line">
      <SunMoon aria-hidden />
      <select
        aria-label="Theme"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        className="-ms-1 min-h-7 min-w-0 flex-1 text-ellipsis bg-transparent ps-1 pe-8"
      >
        {Object.entries(READING_CHOICES.theme).map(([theme, label]) => (
          <option key={theme} value={theme} className="bg-raised text-ink">
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
