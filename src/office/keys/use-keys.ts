import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isSingleKey } from '@/ui/single-key'
import { isPressed } from './is-pressed'
import { KEY_MAP, type KeyActions, type KeyPartName } from './key-map'

/**
 * Gives keys of KEY_MAP their effect while the component is shown: on the whole screen, or while the focus is inside of
 * `scope`, which comes first. Single keys do nothing while somebody types, over an open dialog, and when turned off.
 */
export function useKeys<Part extends KeyPartName>(
  part: Part,
  actions: KeyActions<Part>,
  scope?: RefObject<HTMLElement | null>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // What is nearer to the focus has used it, or a dialog hides the screen.
    if (event.defaultPrevented || (!scope && document.querySelector('dialog[open]'))) return
    const effects: Partial<Record<string, () => void>> = actions
    for (const [name, [key]] of Object.entries(KEY_MAP[part].keys)) {
      const effect = effects[name]
      if (!effect || !isPressed(event, key) || (!key.startsWith('Ctrl ') && !isSingleKey(event))) continue
      event.preventDefault()
      effect()
      return
    }
  })

  // The focus decides who hears a key first, and the browser's own events follow it.
  useEffect(() => {
    const heard = scope ? scope.current : document
    if (!heard) return
    const listen = (event: Event) => void (event instanceof KeyboardEvent && press(event))
    heard.addEventListener('keydown', listen)
    return () => heard.removeEventListener('keydown', listen)
  }, [scope])
}
