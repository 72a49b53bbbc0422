import { useSearchParams } from 'react-router-dom'
import { cleanQuery } from '@/lib/list-address'
import { pageOf } from '@/lib/page-number'

/** The id of the row whose form is open, NEW, or null. */
export type Editing = string | null
export const NEW = 'new'

const PARTS = ['q', 'page', 'edit', 'open'] as const

/**
 * A manager's search, page, open form and open row, in the address.
 * @param level prefix of its parameters when it is inside another manager: "section-" for a chapter's sections,
 * "section-related-" for their related rulings
 */
export function useManagerAddress(level = '') {
  const [address, setAddress] = useSearchParams()
  const change = (changed: Partial<Record<(typeof PARTS)[number], string | null>>, replace = false) => {
    const next = new URLSearchParams(address)
    // What was open inside the previous row means nothing in another one.
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
    isDeletedAskedFor: address.has(`${level}deleted`),
    search: (q: string, isSameStep = false) => change({ q, page: null }, isSameStep),
    edit: (row: Editing) => change({ edit: row }),
    open: (row: string | null) => change({ open: row }),
  }
}
