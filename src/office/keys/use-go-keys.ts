import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isSingleKey } from '@/ui/single-key'
import { WAYS } from '@/office/screens'
import { isPressed } from './is-pressed'
import { KEY_MAP } from './key-map'

/** How long G waits for the letter of a screen, in milliseconds. */
const PATIENCE = 1500

/** G, then a screen's letter, goes to that screen; meanwhile the letter has no other meaning. */
export function useGoKeys(): void {
  const navigate = useNavigate()
  const waitsUntil = useRef(0)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isWaiting = event.timeStamp < waitsUntil.current
    waitsUntil.current = 0
    if (event.defaultPrevented || !isSingleKey(event)) return
    const way = isWaiting && WAYS.find(({ letter }) => isPressed(event, letter))
    if (way) {
      event.preventDefault()
      event.stopImmediatePropagation()
      navigate(way.address)
    } else if (isPressed(event, KEY_MAP.office.keys.go[0])) {
      waitsUntil.current = event.timeStamp + PATIENCE
    }
  })

  // Heard before the keys of the screen, which would take the letter for theirs.
  useEffect(() => {
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}
