import { useSearchText } from '@/ui/hooks/use-search-text'
import { SearchField } from '@/ui/search-field'

type ManagerSearchProps = {
  noun: string
  q: string
  /** Asks for something else, in the step of the history that the search began with or in a new one. */
  onSearch: (q: string, isSameStep: boolean) => void
}

/** The search box above a list of staff's (ADM-11). */
export function ManagerSearch({ noun, q, onSearch }: ManagerSearchProps) {
  const label = `Search ${noun}`
  return (
    <search aria-label={label} className="block w-70 min-w-32 max-w-full">
      <SearchField label={label} placeholder={label} {...useSearchText(q, onSearch)} />
    </search>
  )
}
