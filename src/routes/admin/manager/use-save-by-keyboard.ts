import { useEffect, useEffectEvent, useRef } from 'react'

type SaveByKeyboardOptions = {
  save: () => Promise<unknown>
  /** Whether saving has to wait. */
  isHeld: boolean
  /** Whether an answer is awaited, from the backend or to a question about it. */
  isPending: boolean
}

/**
 * Saves a form by Ctrl+S or Cmd+S. The fields cannot keep the focus while it is being saved: whatever had it has it again
 * when that is over, unless something else took it, such as a field with a fault.
 * @returns what the form does with its keys
 */
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
    // React hands on what happens in a dialog of one of the fields, which is not for the form.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
    event.preventDefault()
    if (isHeld) return
    // A rich text hands over what was typed last when it loses the focus.
    if (document.activeElement instanceof HTMLElement) {
      left.current = document.activeElement
      left.current.blur()
    }
    // Where a fault was found at once, nothing was pending.
    void save().then(giveBack)
  }
}
