import { useNavigate, useSearchParams } from 'react-router-dom'
import type { FaqCategory } from '@/data/faqs/queries'
import { useHash } from '@/ui/hooks/use-hash'
import { useSearchText } from '@/ui/hooks/use-search-text'
import { cleanQuery } from '@/names/list-address'

// The skip link's target: it is no question.
const MAIN = '#main'

/**
 * The open category and the query, which live in the address: `?category=` or the hash of a question, and `?q=`. `search` is
 * for SearchField; a broken link names a question that is not there.
 */
export function useFaqAddress(categories: readonly FaqCategory[]) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const hash = useHash()
  const query = cleanQuery(params.get('q') ?? '')
  const linked = categories.find(({ faqs }) => faqs.some(({ id }) => hash === `#${id}`))
  const selected = linked ?? categories.find(({ id }) => id === params.get('category')) ?? categories[0]

  const show = (search: Record<string, string>, replace: boolean) =>
    navigate({ search: `${new URLSearchParams(search)}` }, { replace, preventScrollReset: true })
  // The questions are all here: nothing needs to wait for the typing to rest.
  const search = useSearchText(query, (q, isSameStep) => show(q ? { q } : {}, isSameStep), 0)
  return {
    query,
    selected,
    isLinkBroken: categories.length > 0 && hash !== '' && hash !== MAIN && !linked,
    select: (category: string) => show({ category }, true),
    search,
  }
}
