import { useEffect, useEffectEvent, useRef } from 'react'

type FormKeysOptions = {
  /** On Ctrl+S or Cmd+S. */
  onSave: () => Promise<unknown>
  /** On Ctrl+Enter or Cmd+Enter. */
  onPublish: () => Promise<unknown>
  /** Whether both have to wait. */
  isHeld: boolean
  /** Whether the backend's answer, or one to a question, is awaited. */
  isPending: boolean
}

/**
 * @returns a form's handler of keys on their way down, before a rich text takes Ctrl+Enter for a new line; the focus is
 * restored afterwards unless it has moved elsewhere
 */
export function useFormKeys({ onSave, onPublish, isHeld, isPending }: FormKeysOptions) {
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
    const act = event.code === 'KeyS' ? onSave : event.code === 'Enter' ? onPublish : null
    if (!act || !(event.ctrlKey || event.metaKey)) return
    // React also passes on keys from a field's dialog, which are not for the form.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
    // A note beside the text is sent by the key that publishes it.
    if (act === onPublish && event.target instanceof Element && event.target.hasAttribute('data-sends')) return
    event.preventDefault()
    event.stopPropagation()
    if (isHeld) return
    // A rich text hands over its latest text when it loses the focus.
    if (document.activeElement instanceof HTMLElement) {
      left.current = document.activeElement
      left.current.blur()
    }
    // When a fault is found at once, nothing becomes pending.
    void act().then(giveBack)
  }
}
