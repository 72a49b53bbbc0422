import { useSearchParams } from 'react-router-dom'
import { pageOf } from '@/lib/page-number'

/** The page of a list that the address asks for (LIST-1). */
export function usePageNumber(): number {
  const [search] = useSearchParams()
  return pageOf(search)
}
