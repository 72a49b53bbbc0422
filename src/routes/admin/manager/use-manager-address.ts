import { useSearchParams } from 'react-router-dom'
import { cleanQuery } from '@/lib/list-address'
import { pageOf } from '@/lib/page-number'

/** The row that a form is open for: an id, "new", or none. */
export type Editing = string | null
export const NEW = 'new'

/** What the address says of one manager, by the name that it begins with. */
const PARTS = ['q', 'page', 'edit', 'open'] as const

/**
 * What a manager's address says, so that a reload or a link finds everything as it was: the search, the page, the row
 * whose form is open, and the row that shows what hangs on it.
 * @param level names the managers inside of others, from the outermost: "", "section-" for the sections of a chapter,
 * "section-related-" for what is related to one of them
 */
export function useManagerAddress(level = '') {
  const [address, setAddress] = useSearchParams()
  const change = (changed: Partial<Record<(typeof PARTS)[number], string | null>>, replace = false) => {
    const next = new URLSearchParams(address)
    // What was open inside of the row before means nothing in another one.
    if ('open' in changed) {
      for (const name of address.keys()) {
        if (name.startsWith(level) && name.slice(level.length).includes('-')) next.delete(name)
      }
    }
    for (const [part, value] of Object.entries(changed)) {
      if (value) next.set(level + part, value)
      else next.delete(level + part)
    }
    setAddress(next, { replace, preventScrollReset: true })
  }
  const editing: Editing = address.get(`${level}edit`)
  return {
    q: cleanQuery(address.get(`${level}q`) ?? ''),
    page: pageOf(address, `${level}page`),
    editing,
    opened: address.get(`${level}open`),
    /** Whether a link led to what was deleted. */
    isDeletedAskedFor: address.has(`${level}deleted`),
    search: (q: string, isSameStep = false) => change({ q, page: null }, isSameStep),
    edit: (row: Editing) => change({ edit: row }),
    open: (row: string | null) => change({ open: row }),
  }
}
