import { useEffect } from 'react'
import { useKept } from './use-kept-state'

/** Which link led on from a page, by where it leads and its place among those that lead there. */
type LeftLink = { href: string; place: number }

/** The links of the page below its frame that lead to an address, in order. */
const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter((link) => link.getAttribute('href') === href)

/**
 * Notes which link leads on from the page.
 * @returns that link, when Back or Forward leads to the page again and it is there; else null (SHELL-6, ACC-2)
 */
export function useLeftLink(): () => HTMLAnchorElement | null {
  const [left, keep] = useKept<LeftLink>('link')

  // Links of stored texts are not React's.
  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
      const href = link?.getAttribute('href')
      if (link && href) keep({ href, place: linksTo(href).indexOf(link) })
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [keep])
  return () => (left ? (linksTo(left.href)[left.place] ?? null) : null)
}
