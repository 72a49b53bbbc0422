import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Boundary } from '@/ui/states/contained'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { foundWordsIn } from '@/texts/found-words-in'

const FoundWords = lazy(async () => ({ default: (await import('@/texts/found-words')).FoundWords }))

/** Shows the words by which a search led to the page (READ-7); its code comes with the first such address. */
export function FoundInPage() {
  const { search, key } = useLocation()
  const words = foundWordsIn(search)
  // A page written at build time is that of the address without words.
  if (useIsHydrating() || words.length === 0) return null
  return (
    <Boundary key={key} fallback={() => null}>
      <Suspense>
        <FoundWords words={words} />
      </Suspense>
    </Boundary>
  )
}
