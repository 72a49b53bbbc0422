import { useLayoutEffect } from 'react'

const SIGN = 'Error: '

/** How many forms are at fault just now. */
let faulty = 0

/** Says in the document's title that a form is at fault, once however many are (ACC-2). */
export function useErrorInTitle(isFaulty: boolean): void {
  useLayoutEffect(() => {
    if (!isFaulty) return
    faulty += 1
    if (faulty === 1) document.title = SIGN + document.title
    return () => {
      faulty -= 1
      if (faulty === 0 && document.title.startsWith(SIGN)) document.title = document.title.slice(SIGN.length)
    }
  }, [isFaulty])
}
