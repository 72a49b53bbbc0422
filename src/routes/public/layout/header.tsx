import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useScrolled } from '@/hooks/use-scrolled'
import { SITE_NAME } from '@/lib/site'

/** The header turns solid once the page is scrolled by more than this (spec 9), in pixels. */
const SOLID_AFTER = 10

const LINKS = [
  { label: 'Law & Regulations', to: '/law' },
  { label: 'Rulings', to: paths.rulings },
  { label: 'Tax Decisions', to: paths.decisions },
  { label: 'FAQs', to: paths.faqs },
  { label: 'News', to: paths.news },
  { label: 'Contact Us', to: paths.contact },
] as const

/** The site's header: name, the main links, and on narrow screens a menu that holds them (SHELL-2). */
export function Header() {
  const isSolid = useScrolled(SOLID_AFTER)
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event; any navigation closes the menu
  useEffect(() => setIsOpen(false), [key])

  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in the open menu closes it
    <header
      onKeyDown={closeOnEscape}
      className={`sticky top-0 z-40 border-line border-b transition-shadow print:hidden ${isSolid || isOpen ? 'bg-raised shadow-bar' : 'bg-paper'}`}
    >
      <div className="page flex h-16 items-center gap-6">
        <Link to={paths.home} className="flex items-center gap-2.5 font-semibold text-lg tracking-tight">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {SITE_NAME}
        </Link>
        <nav aria-label="Main" className="ms-auto hidden lg:block">
          <Links className="flex items-center gap-1" />
        </nav>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setIsOpen(!isOpen)}
          className="ms-auto inline-flex size-11 items-center justify-center rounded-lg hover:bg-accent-soft lg:hidden"
        >
          {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          <span className="sr-only">{isOpen ? 'Close menu' : 'Open menu'}</span>
        </button>
      </div>
      <nav id={menuId} aria-label="Main" hidden={!isOpen} className="border-line border-t lg:hidden">
        <Links className="page flex flex-col py-3" onChoose={() => setIsOpen(false)} />
      </nav>
    </header>
  )
}

function Links({ className, onChoose }: { className: string; onChoose?: () => void }) {
  return (
    <ul className={className}>
      {LINKS.map(({ label, to }) => (
        <li key={to}>
          <NavLink
            to={to}
            onClick={onChoose}
            className="block rounded-lg px-3 py-2 font-medium text-muted hover:bg-accent-soft hover:text-ink aria-[current=page]:text-accent aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
