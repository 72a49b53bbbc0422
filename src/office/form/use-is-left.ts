import { type RefObject, useEffect, useRef } from 'react'

/** Whether the form is gone: the answer to a save may come later. */
export function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}
