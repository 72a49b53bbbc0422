import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import type { Chapter, LawType } from '@/data/chapters/queries'
import { useSectionType } from '@/data/sections/queries'
import { isUuid } from '@/data/uuid'
import { decodeHash, findTarget } from '@/lib/section-target'
import { scrollToPlace } from './scroll-to-place'

type Place = { sectionId: string; chapterId: string; choice: string }
type Options = {
  type: LawType
  chapters: Chapter[]
  /** What of them is on the page: all, or a search's matches. */
  shown: Chapter[]
  open: (chapterId: string) => void
  clearSearch: () => void
  /** Whether the reader comes back to a place in the text, which then counts for more than the address. */
  isBack: boolean
}

/** How the section that the address names was found; "missing" once it is known to be nowhere, "failed" if nobody could tell. */
export type TargetState = 'none' | 'here' | 'searching' | 'missing' | 'failed'

/**
 * Brings the section that the address's hash names into view (LAW-4, LAW-5): opens its chapter, scrolls to it,
 * moves the focus there. One of another text is shown at that text's address; one that is nowhere is reported.
 */
export function useSectionTarget({ type, chapters, shown, open, clearSearch, isBack }: Options) {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const [place, setPlace] = useState<Place | null>(null)
  // The key tells a second choice of the same section; an address edited by hand has always the same key.
  const choice = `${key}${hash}`
  const shownFor = useRef(isBack ? choice : null)

  const wanted = decodeHash(hash)
  const isHere = wanted !== '' && findTarget(chapters, hash) !== null
  const elsewhere = useSectionType(!isHere && isUuid(wanted) ? wanted : null)

  // An address is an event from outside: the reader followed a link, went back, or edited it.
  useEffect(() => {
    const found = findTarget(chapters, hash)
    setPlace(found && { ...found, choice })
    if (found) open(found.chapterId)
  }, [chapters, hash, choice, open])

  // The browser's scroll and focus; only once the section is on the page, for which a search may have to end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides whether the section is on the page
  useEffect(() => {
    // Right after a navigation the place is still that of the address before.
    if (!place || place.choice !== choice || shownFor.current === choice) return
    const section = document.getElementById(place.sectionId)
    if (!section) {
      clearSearch()
      return
    }
    shownFor.current = choice
    scrollToPlace(section, 'start')
    section.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }, [place, choice, shown, clearSearch])

  // The address bar: the section stands in another text.
  const otherType = elsewhere.data
  useEffect(() => {
    if (otherType && otherType !== type && wanted) navigate(paths.section(otherType, wanted), { replace: true })
  }, [otherType, type, wanted, navigate])

  return {
    ...(place ?? { sectionId: null, chapterId: null }),
    state: stateOf(wanted, isHere, elsewhere),
    lookAgain: elsewhere.refetch,
  }
}

type Elsewhere = Pick<ReturnType<typeof useSectionType>, 'fetchStatus' | 'data' | 'error'>

function stateOf(wanted: string, isHere: boolean, { fetchStatus, data, error }: Elsewhere): TargetState {
  if (wanted === '' || wanted === 'main') return 'none'
  if (isHere) return 'here'
  if (fetchStatus === 'fetching' || data) return 'searching'
  return error ? 'failed' : 'missing'
}
