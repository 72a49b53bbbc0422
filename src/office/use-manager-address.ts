import { useLocation, useSearchParams } from 'react-router-dom'
import type { Parent } from '@/data/order/staff'
import { PAGE_SIZE } from '@/data/page'
import type { Sort } from '@/data/staff-table'
import { pageOf } from '@/lib/page-number'
import { cleanQuery } from '@/names/list-address'
import type { ListFilter } from './manager'

/** The id of the row whose form is open, NEW, or null. */
export type Editing = string | null
export const NEW = 'new'
/** What the import of a list is called in its address. */
export const BRING_IN = 'bring-in'

const PARTS = ['q', 'page', 'edit', 'draft', 'amendment', 'words', 'open', 'sort', 'view'] as const
/** What belongs to one open form, and is not shown beside another. */
const NO_FORM = { draft: null, amendment: null, words: null, view: null }
type Changes = Readonly<Partial<Record<string, string | null>>>
const pageValue = (page: number): string | null => (page > 1 ? String(page) : null)

/** In the state of an address: the row that is to have the focus. */
export type ShownRow = { shownRow: string }

/** What a list can be sorted and filtered by. */
export type ListShape = { sorted: readonly string[]; filters: readonly ListFilter[] }
const NO_SHAPE: ListShape = { sorted: [], filters: [] }

/**
 * A manager's search, filters, order, page, open form and open row, in the address. What the list cannot be sorted or
 * filtered by is ignored.
 * @param level prefix of its parameters when it is inside another manager: "section-" for a chapter's sections,
 * "section-related-" for their related rulings
 */
export function useManagerAddress(level = '', { sorted, filters }: ListShape = NO_SHAPE) {
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  const read = (part: string) => address.get(level + part)
  const write = (changes: Changes): URLSearchParams => {
    const next = new URLSearchParams(address)
    // What was open inside the previous row means nothing in another one.
    if ('open' in changes) {
      for (const name of address.keys()) {
        if (name.startsWith(level) && name.slice(level.length).includes('-')) next.delete(name)
      }
    }
    for (const [part, value] of Object.entries(changes)) {
      if (value) next.set(level + part, value)
      else next.delete(level + part)
    }
    return next
  }
  const change = (changes: Changes, isSameStep = false, state?: ShownRow) => {
    const next = write(changes)
    // What is shown already is no step that Back would undo.
    const replace = isSameStep || String(next) === String(address)
    return setAddress(next, { replace, preventScrollReset: true, state })
  }
  const editing: Editing = read('edit')
  const chosen = filters.flatMap((filter) => {
    const value = cleanQuery(read(filter.column) ?? '')
    return isOffered(filter, value) ? [[filter.column, value] as const] : []
  })
  const ended = Object.fromEntries([...filters.map(({ column }) => [column, null]), ['q', null], ['page', null]])
  const page = pageOf(address, `${level}page`)
  return {
    q: cleanQuery(read('q') ?? ''),
    page,
    sort: readSort(read('sort'), sorted),
    chosen: Object.fromEntries(chosen),
    editing,
    /** The draft with which the open form begins. */
    draft: read('draft'),
    /** The amendment for which the row of the open form is changed. */
    amendment: read('amendment'),
    /** What a new row is added for, with which its form begins. */
    words: read('words') ?? '',
    opened: read('open'),
    /** What is shown instead of the list. */
    view: read('view'),
    search: (q: string, isSameStep = false) => change({ q, page: null }, isSameStep),
    sortBy: ({ column, ascending }: Sort) => change({ sort: `${ascending ? '' : '-'}${column}`, page: null }),
    choose: (column: string, value: string) => change({ [column]: value, page: null }),
    /** Ends the search and all filters. */
    showAll: () => change(ended),
    /** Shows the page of the whole list on which a row stands, and the row (useShownRow). */
    show: (row: string, number: number) =>
      change({ ...ended, sort: null, page: pageValue(Math.ceil(number / PAGE_SIZE)) }, false, { shownRow: row }),
    /** The address of the page on which a row stands in another chapter or category, whose list is inside of this screen's. */
    placeElsewhere: (parent: Parent, number: number) => {
      const type = address.get('type')
      const there = String(Math.ceil(number / PAGE_SIZE))
      const asked = { ...(type && { type }), q: parent.name, open: parent.id, [`${level}page`]: there }
      return `${pathname}?${new URLSearchParams(asked)}`
    },
    edit: (row: Editing) => change({ edit: row, ...NO_FORM }),
    /** Ends the form that added a row, and opens the row in the whole list. */
    openAdded: (row: string) => change({ ...ended, ...NO_FORM, edit: null, open: row }),
    open: (row: string | null) => change({ open: row }),
    /** Leaves the page of a row, for the row in its list. */
    closePage: (row: string) => change({ open: null }, false, { shownRow: row }),
    /** Opens a row, and in it the form to add what hangs on it; `inner` is the level of that. */
    addInside: (row: string, inner: string) => {
      const next = write({ open: row, edit: null })
      next.set(`${inner}edit`, NEW)
      setAddress(next, { preventScrollReset: true })
    },
    /** The address with the form of a row, or with what is shown instead of the list. */
    editingAddress: (row: string) => `?${write({ edit: row, draft: null, amendment: null })}`,
    /** The address with the page of a row, or with the list alone; on another page of the list if one is given. */
    openingAddress: (row: string | null, at = page) => `?${write({ open: row, page: pageValue(at) })}`,
    /** The address with a value chosen in a filter, or none. */
    choiceAddress: (column: string, value: string | null) => `?${write({ [column]: value, page: null })}`,
    viewAddress: (view: string | null) =>
      `?${write({ ...Object.fromEntries(PARTS.map((part) => [part, null])), view })}`,
  }
}

export type ManagerAddress = ReturnType<typeof useManagerAddress>

function isOffered({ column, options }: ListFilter, value: string): boolean {
  if (options) return options.some(([offered]) => offered === value)
  return column === 'year' ? /^[1-9]\d{3}$/.test(value) : value !== ''
}

function readSort(asked: string | null, sorted: readonly string[]): Sort | null {
  const ascending = !asked?.startsWith('-')
  const column = ascending ? asked : (asked?.slice(1) ?? null)
  return column !== null && sorted.includes(column) ? { column, ascending } : null
}
