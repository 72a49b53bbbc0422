import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { cleanQuery, LONGEST_QUERY } from '@/names/list-address'

const DEBOUNCE = 300

/**
 * SearchField's props: searches `debounce` ms after typing, at once on Enter or clear, and follows the address (RUL-2,
 * FAQ-2, ADM-11).
 * @param query from cleanQuery()
 * @param onSearch `isSameStep` is true until Enter or leaving the box, so that Back undoes the whole search; what it returns
 * is awaited as the moment when the address has the query
 */
export function useSearchText(
  query: string,
  onSearch: (query: string, isSameStep: boolean) => void | Promise<void>,
  debounce = DEBOUNCE,
) {
  const [text, setText] = useState(query)
  // Queries sent that the address may not show yet, latest last. Any other query in the address comes from elsewhere.
  const sent = useRef([query])
  const isSameStep = useRef(false)
  const searches = useRef(0)

  const endStep = useCallback(() => {
    searches.current += 1
    isSameStep.current = false
  }, [])
  const send = (typed: string) => {
    const next = cleanQuery(typed)
    if (next === sent.current.at(-1)) return
    sent.current.push(next)
    searches.current += 1
    const search = searches.current
    // On a slow line the next search may come before this one is a step of the history, and would replace the one before it.
    void Promise.resolve(onSearch(next, isSameStep.current)).then(() => {
      if (search === searches.current) isSameStep.current = true
    })
  }

  const location = useLocation()
  // Back leads to what was searched before, whatever was typed since, and also when that was not yet shown.
  const isReturn = useNavigationType() === 'POP'
  // Before anybody can type: an effect that comes later would take the first letter back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same query again is another step of the history
  useLayoutEffect(() => {
    const isOurs = !isReturn && sent.current.includes(query)
    if (isOurs && query !== sent.current.at(-1)) return
    sent.current = [query]
    if (isOurs) return
    endStep()
    setText(query)
  }, [query, isReturn, location, endStep])

  const sendRested = useEffectEvent(send)
  useEffect(() => {
    const timer = setTimeout(() => sendRested(text), debounce)
    return () => clearTimeout(timer)
  }, [text, debounce])

  return {
    text,
    maxLength: LONGEST_QUERY,
    onType: setText,
    onClear: () => {
      setText('')
      send('')
    },
    onEnter: () => {
      send(text)
      endStep()
    },
    onLeave: endStep,
  }
}
