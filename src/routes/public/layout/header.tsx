import { Menu, Search, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useScrolled } from '@/hooks/use-scrolled'
import { CONTENT } from '@/lib/content-kinds'
import { SITE_NAME } from '@/lib/site'
import { SearchBox } from '@/routes/public/search/search-box'

/** The header turns solid once the page is scrolled by more than this (spec 9), in pixels. */
const SOLID_AFTER = 10

const LINKS = [...Object.values(CONTENT), { path: paths.contact, menu: 'Contact Us' }]

/** The site's header: name, the main links, the search box, and on narrow screens buttons that open both (SHELL-2). */
export function Header() {
  const isSolid = useScrolled(SOLID_AFTER)
  const [opened, setOpened] = useState<'menu' | 'search' | null>(null)
  const menuToggle = useRef<HTMLButtonElement>(null)
  const searchToggle = useRef<HTMLButtonElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const id = useId()
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event; any navigation closes both
  useEffect(() => setOpened(null), [key])

  // The focus is the browser's, and the box cannot take it before it is shown.
  useEffect(() => {
    if (opened === 'search') searchInput.current?.focus()
  }, [opened])

  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return
    const toggle = opened === 'menu' ? menuToggle : searchToggle
    setOpened(null)
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in what is open closes it
    <header
      onKeyDown={closeOnEscape}
      className={`sticky max-lg:noscript:static top-0 z-40 border-line border-b transition-shadow print:hidden ${isSolid || opened ? 'bg-raised shadow-bar' : 'bg-paper'}`}
    >
      <div className="page flex min-h-16 items-center gap-1 lg:gap-4">
        <Link
          to={paths.home}
          className="me-auto flex items-center gap-2.5 font-semibold text-lg leading-tight tracking-tight"
        >
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {SITE_NAME}
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <Links className="flex items-center gap-1" />
        </nav>
        <Toggle
          ref={searchToggle}
          name="search"
          icon={<Search aria-hidden />}
          controls={`${id}-search`}
          isOpen={opened === 'search'}
          onToggle={(isOpen) => setOpened(isOpen ? 'search' : null)}
          className="xl:hidden"
        />
        <div
          id={`${id}-search`}
          className={`absolute inset-x-0 top-full border-line border-b bg-raised px-[clamp(1rem,4vw,2.5rem)] py-3 xl:static xl:block xl:w-72 xl:border-0 xl:bg-transparent xl:p-0 ${opened === 'search' ? '' : 'hidden'}`}
        >
          <SearchBox input={searchInput} />
        </div>
        <Toggle
          ref={menuToggle}
          name="menu"
          icon={<Menu aria-hidden />}
          controls={`${id}-menu`}
          isOpen={opened === 'menu'}
          onToggle={(isOpen) => setOpened(isOpen ? 'menu' : null)}
          className="lg:hidden"
        />
      </div>
      <nav
        id={`${id}-menu`}
        aria-label="Main"
        className={`border-line border-t lg:hidden ${opened === 'menu' ? '' : 'hidden max-lg:noscript:block'}`}
      >
        <Links className="page flex flex-col py-3" onChoose={() => setOpened(null)} />
      </nav>
    </header>
  )
}

type ToggleProps = {
  ref: RefObject<HTMLButtonElement | null>
  /** What it opens: "menu". */
  name: string
  icon: ReactNode
  controls: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  className: string
}

function Toggle({ ref, name, icon, controls, isOpen, onToggle, className }: ToggleProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onToggle(!isOpen)}
      className={`inline-flex size-11 items-center justify-center rounded-lg hover:bg-accent-soft ${className}`}
    >
      {isOpen ? <X aria-hidden /> : icon}
      <span className="sr-only">{`${isOpen ? 'Close' : 'Open'} ${name}`}</span>
    </button>
  )
}

function Links({ className, onChoose }: { className: string; onChoose?: () => void }) {
  return (
    <ul className={className}>
      {LINKS.map(({ path, menu }) => (
        <li key={path}>
          <NavLink
            to={path}
            onClick={onChoose}
            className="block rounded-lg px-3 py-2 font-medium text-muted hover:bg-accent-soft hover:text-ink aria-[current=page]:text-accent aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
          >
            {menu}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
