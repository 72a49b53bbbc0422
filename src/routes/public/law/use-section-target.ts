import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Chapter } from '@/data/chapters/queries'
import { useSectionPlace } from '@/data/sections/use-section-place'
import { isUuid } from '@/data/uuid'
import { findTarget, type Target } from '@/law/section-target'
import { decodeHash } from '@/lib/decode-hash'
import type { LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { useHash } from '@/ui/hooks/use-hash'
import { land } from './scroll-to-place'

type Place = Target & { choice: string }
type Options = {
  type: LawType
  chapters: Chapter[]
  shown: Chapter[]
  open: (chapterId: string) => void
  clearSearch: () => void
  /** Whether Back restores a reading place, which takes precedence over the address. */
  isBack: boolean
}

/** A place with a number: "s33(a)", "registration-6". */
const PROVISION = /^[a-z-]*\d/i

/** "missing" if the section is nowhere, "failed" if the backend could not be asked. */
export type TargetState = 'none' | 'here' | 'searching' | 'missing' | 'failed'

/** Opens, scrolls to and focuses the section or paragraph of the address's hash (LAW-4, READ-5), in whichever text has it (LAW-5). */
export function useSectionTarget({ type, chapters, shown, open, clearSearch, isBack }: Options) {
  const { key } = useLocation()
  const hash = useHash()
  const navigate = useNavigate()
  const [place, setPlace] = useState<Place | null>(null)
  // The key tells two clicks on the same section apart; editing the address by hand keeps the key.
  const choice = `${key}${hash}`
  const shownFor = useRef(isBack ? choice : null)
  /** Whether a paragraph is awaited: its text is on the way. */
  const isAwaited = useRef(false)

  const wanted = decodeHash(hash)
  const isHere = wanted !== '' && findTarget(chapters, hash) !== null
  const isLookedUp = !isHere && (isUuid(wanted) || PROVISION.test(wanted))
  const elsewhere = useSectionPlace(type, isLookedUp ? hash : null)

  useEffect(() => {
    const found = findTarget(chapters, hash)
    setPlace(found && { ...found, choice })
    if (found) open(found.chapterId)
  }, [chapters, hash, choice, open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides whether the section is on the page
  useEffect(() => {
    // Right after a navigation the place still belongs to the previous address.
    if (!place || place.choice !== choice || shownFor.current === choice) return
    const section = document.getElementById(place.sectionId)
    if (!section) {
      clearSearch()
      return
    }
    shownFor.current = choice
    const paragraph = place.paragraphId ? document.getElementById(place.paragraphId) : null
    isAwaited.current = place.paragraphId !== null && !paragraph
    if (paragraph) land(paragraph)
    else land(section, section.querySelector('h3'))
  }, [place, choice, shown, clearSearch])
  const arrive = useCallback((paragraph: HTMLElement) => {
    if (isAwaited.current) land(paragraph)
    isAwaited.current = false
  }, [])

  const { type: otherType, hash: otherHash = '' } = elsewhere.data ?? {}
  useEffect(() => {
    if (otherType && (otherType !== type || otherHash !== wanted))
      navigate(paths.section(otherType, otherHash), { replace: true })
  }, [otherType, otherHash, type, wanted, navigate])

  return {
    place,
    arrive,
    state: stateOf(wanted, isHere, elsewhere),
    lookAgain: elsewhere.refetch,
  }
}

type Elsewhere = Pick<ReturnType<typeof useSectionPlace>, 'fetchStatus' | 'data' | 'error'>

function stateOf(wanted: string, isHere: boolean, { fetchStatus, data, error }: Elsewhere): TargetState {
  if (wanted === '' || wanted === 'main') return 'none'
  if (isHere) return 'here'
  if (fetchStatus === 'fetching' || data) return 'searching'
  return error ? 'failed' : 'missing'
}
