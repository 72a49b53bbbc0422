import type { ComponentProps, MouseEvent } from 'react'
import { matchPath, type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

type Options = Pick<NonNullable<Parameters<typeof useLinkClickHandler>[1]>, 'preventScrollReset' | 'replace' | 'state'>
type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & Options & { to: To }

/** A link within the site. The router's own would bring 2 KB to every visitor for what only its framework can use. */
export function Link({ to, state, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace && { replace }),
    ...(preventScrollReset && { preventScrollReset }),
  })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={useHref(to)} onClick={click} />
}

type NavLinkProps = LinkProps & {
  to: string
  /** Whether it is the current one on its own page alone, and not on those below. */
  end?: boolean
}

/** A link of a menu, which says when it leads to where the reader is. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  return <Link {...rest} to={to} aria-current={matchPath({ path: to, end }, pathname) ? 'page' : undefined} />
}
