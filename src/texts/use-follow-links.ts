import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { CONTENT_ADDRESS } from '@/names/kinds'

/**
 * A click handler for an element that holds plain links, such as those in stored texts: links within the site navigate without
 * a new load. Links that open a tab or a window, and those that somebody has handled, are left alone.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const address = link?.getAttribute('href')
      if (!address || !CONTENT_ADDRESS.test(address) || !isPlain(event)) return
      event.preventDefault()
      void navigate(address)
    },
    [navigate],
  )
}

/** Whether a click asks for nothing but to go where it leads, and nobody has handled it. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
