import { useEffect, useState } from 'react'

type SearchLaw = typeof import('@/law/law-search').searchLaw

/** What searches a law; undefined until it has come, and it is only fetched once `isNeeded`. */
export function useLawSearch(isNeeded: boolean): SearchLaw | undefined {
  const [search, setSearch] = useState<SearchLaw>()
  useEffect(() => {
    if (!isNeeded) return
    import('@/law/law-search')
      .then(({ searchLaw }) => setSearch(() => searchLaw))
      .catch((error: unknown) => console.error('The search did not load', error))
  }, [isNeeded])
  return search
}
