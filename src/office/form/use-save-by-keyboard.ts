import { useEffect, useEffectEvent, useRef } from 'react'

type SaveByKeyboardOptions = {
  save: () => Promise<unknown>
  /** Whether saving has to wait. */
  isHeld: boolean
  /** Whether the backend's answer, or one to a question, is awaited. */
  isPending: boolean
}

/** @returns a form's key handler: saves on Ctrl+S or Cmd+S, then restores the focus unless it has moved elsewhere */
export function useSaveByKeyboard({ save, isHeld, isPending }: SaveByKeyboardOptions) {
  const left = useRef<HTMLElement | null>(null)

  const giveBack = () => {
    if (document.activeElement === document.body) left.current?.focus({ preventScroll: true })
  }
  const giveBackLater = useEffectEvent(giveBack)

  // The focus is the browser's, not React's.
  useEffect(() => {
    if (!isPending) giveBackLater()
  }, [isPending])

  return (event: React.KeyboardEvent) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return
    // React also passes on keys from a field's dialog, which are not for the form.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
    event.preventDefault()
    if (isHeld) return
    // A rich text hands over its latest text when it loses the focus.
    if (document.activeElement instanceof HTMLElement) {
      left.current = document.activeElement
      left.current.blur()
    }
    // When a fault is found at once, nothing becomes pending.
    void save().then(giveBack)
  }
}
