import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cleanQuery, LONGEST_QUERY } from '@/lib/list-address'

/** How long the typing must rest before a list is asked, in milliseconds. */
const DEBOUNCE = 300

/**
 * Ties the text of a search box to what the address asks for: asks once the typing rests, at once on Enter and when it is
 * emptied, and follows the address when Back, a link or a button changed it (RUL-2, FAQ-2, ADM-11).
 * @param query what the address asks for, as cleanQuery() gives it
 * @param onSearch asks for something else; `isSameStep` says that it goes on with the search before, which it is to replace
 * in the history, so that Back undoes all of it. A search ends on Enter and when the box is left.
 * @returns what SearchField is to be given
 */
export function useSearchText(
  query: string,
  onSearch: (query: string, isSameStep: boolean) => void,
  debounce = DEBOUNCE,
) {
  const [text, setText] = useState(query)
  // What was sent and the address may still have to show, the latest last. Any other query in it comes from elsewhere.
  const sent = useRef([query])
  const isSameStep = useRef(false)

  const send = (typed: string) => {
    const next = cleanQuery(typed)
    if (next === sent.current.at(-1)) return
    sent.current.push(next)
    onSearch(next, isSameStep.current)
    isSameStep.current = true
  }

  // The text follows the address when something else changed it, and what was typed since is dropped.
  useEffect(() => {
    const isOurs = sent.current.includes(query)
    if (isOurs && query !== sent.current.at(-1)) return
    sent.current = [query]
    if (isOurs) return
    isSameStep.current = false
    setText(query)
  }, [query])

  const sendRested = useEffectEvent(send)
  // A timer outside React: the address follows once the typing rests.
  useEffect(() => {
    const timer = setTimeout(() => sendRested(text), debounce)
    return () => clearTimeout(timer)
  }, [text, debounce])

  const end = () => {
    isSameStep.current = false
  }
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
      end()
    },
    onLeave: end,
  }
}
