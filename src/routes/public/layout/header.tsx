import { Contrast, Menu, Search, X } from 'lucide-react'
import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { SITE_NAME } from '@/lib/site'
import { KINDS } from '@/names/kinds'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'
import { SearchBox } from '@/routes/public/search/search-box'
import { usePack } from '@/ui/hooks/use-pack'
import { useScrolled } from '@/ui/hooks/use-scrolled'
import { optional } from '@/ui/states/optional'
import { Keys } from './keys'

/** The header casts a shadow once the page is scrolled by more than this (spec 9), in pixels. */
const SHADOW_AFTER = 10

const LINKS = [
  ...Object.values(KINDS).filter(({ isInMenu }) => isInMenu),
  { path: paths.contact, menu: PAGE_NAMES.contact },
]

/** On narrow phones it stays in one line beside the buttons; on the narrowest screens these stand below it. */
const NAME =
  'flex w-fit items-baseline gap-2.5 font-serif text-[1.3rem] leading-none max-[22rem]:gap-1.5 max-[22rem]:text-[1.05rem]'

/** Only the current one has a line, and the one pointed at: forced colours would show a transparent one. */
const LINE =
  'block border-line-strong pt-3.5 pb-[calc(0.75rem+2px)] hover:border-b-2 hover:pb-3 aria-[current=page]:border-ink aria-[current=page]:border-b-2 aria-[current=page]:pb-3'

type Opened = 'menu' | 'search' | 'settings'

const ReadingSettings = optional(async () => (await import('./reading-settings')).ReadingSettings)

/** The site's header: name, the main links, the search box, and on narrow screens buttons that open both (SHELL-2). */
export function Header() {
  const isScrolled = useScrolled(SHADOW_AFTER)
  const [opened, setOpened] = useState<Opened | null>(null)
  const header = useRef<HTMLElement>(null)
  const toggles = {
    menu: useRef<HTMLButtonElement>(null),
    search: useRef<HTMLButtonElement>(null),
    settings: useRef<HTMLButtonElement>(null),
  }
  const searchInput = useRef<HTMLInputElement>(null)
  const id = useId()
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event; any navigation closes both
  useEffect(() => setOpened(null), [key])

  const search = () => {
    setOpened('search')
    searchInput.current?.focus()
  }

  // The focus is the browser's, and the box cannot take it before it is shown.
  useEffect(() => {
    if (opened === 'search') searchInput.current?.focus()
  }, [opened])

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return
    setOpened(null)
    toggles[opened].current?.focus()
  })
  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !header.current?.contains(target)) setOpened(null)
  })

  // What is open covers the page: it closes on Escape from anywhere, and when focus or pointer go on to the page.
  useEffect(() => {
    if (!opened) return
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('keydown', closeByKey, { signal })
    document.addEventListener('focusin', closeFromOutside, { signal })
    document.addEventListener('pointerdown', closeFromOutside, { signal })
    return () => stop.abort()
  }, [opened])

  const toggle = (name: Opened) => ({
    ref: toggles[name],
    name,
    controls: `${id}-${name}`,
    isOpen: opened === name,
    onToggle: () => setOpened(opened === name ? null : name),
  })
  return (
    <header
      ref={header}
      className={`sticky max-wide:noscript:static top-0 z-40 border-part border-b bg-paper print:hidden ${isScrolled ? 'shadow-bar' : ''}`}
    >
      <div className="page columns-of-page min-h-(--header) max-wide:grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center">
        <Link to={paths.home} className={NAME}>
          <span aria-hidden className="font-display text-[1.9rem] text-law max-[22rem]:text-[1.5rem]">
            §
          </span>
          {SITE_NAME}
        </Link>
        <nav aria-label="Main" className="on-text max-wide:hidden">
          <ul className="flex flex-wrap justify-between gap-x-3 text-ui">
            <Links className={LINE} />
          </ul>
        </nav>
        <div className="flex items-center justify-end">
          <Toggle {...toggle('search')} icon={<Search aria-hidden className="icon" />} className="wide:hidden" />
          <div
            id={`${id}-search`}
            className={`min-w-0 grow ${opened === 'search' ? 'header-panel' : 'max-wide:hidden'}`}
          >
            <SearchBox look="header" input={searchInput} />
          </div>
          <PackLink className="link ms-4 max-wide:hidden whitespace-nowrap" />
          <Toggle
            {...toggle('settings')}
            icon={<Contrast aria-hidden className="icon [&>path]:fill-current" />}
            className="wide:ms-3 wide:-me-3"
          />
          <Toggle {...toggle('menu')} icon={<Menu aria-hidden className="icon" />} className="wide:hidden -me-2" />
        </div>
      </div>
      <Keys key={key} onSearch={search} />
      <div id={`${id}-settings`} hidden={opened !== 'settings'} className="header-panel settings-panel">
        {opened === 'settings' && (
          <Suspense fallback={null}>
            <ReadingSettings />
          </Suspense>
        )}
      </div>
      <nav
        id={`${id}-menu`}
        aria-label="Main"
        className={`wide:hidden header-panel ${opened === 'menu' ? '' : 'hidden max-wide:noscript:block'}`}
      >
        <ul className="divide-y divide-line">
          <Links
            className="block border-ink py-3 aria-[current=page]:border-s-3 aria-[current=page]:ps-3"
            onChoose={() => setOpened(null)}
          />
        </ul>
        <PackLink className="block py-3" />
      </nav>
    </header>
  )
}

/** The way to the pack, once it holds something (READ-9). */
function PackLink({ className }: { className: string }) {
  const { length } = usePack()
  return length > 0 && <Link to={paths.pack} className={className}>{`Pack (${length})`}</Link>
}

type ToggleProps = {
  ref: RefObject<HTMLButtonElement | null>
  /** What it opens: "menu". */
  name: string
  icon: ReactNode
  controls: string
  isOpen: boolean
  onToggle: () => void
  className: string
}

function Toggle({ ref, name, icon, controls, isOpen, onToggle, className }: ToggleProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={`icon-button ${className}`}
    >
      {isOpen ? <X aria-hidden className="icon" /> : icon}
      <span className="sr-only">{`${isOpen ? 'Close' : 'Open'} ${name}`}</span>
    </button>
  )
}

const Links = ({ className, onChoose }: { className: string; onChoose?: () => void }) =>
  LINKS.map(({ path, menu }) => (
    <li key={path}>
      <NavLink to={path} onClick={onChoose} className={`${className} aria-[current=page]:font-semibold`}>
        {menu}
      </NavLink>
    </li>
  ))
