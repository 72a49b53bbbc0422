import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldValues } from '@/lib/faults'
import { removeUnsaved, type Unsaved, type UnsavedKey, writeUnsaved } from './unsaved'

/** The pause in typing before the unsaved text is kept, in milliseconds. */
const REST = 500

/** Keeps a form's unsaved text in the browser, against crashes and ended sessions. Call `settle` when it is saved, `end` when the form is over with that, or `leave`. */
export function useUnsaved(
  form: UseFormReturn<FieldValues>,
  { userId, table, rowId }: UnsavedKey,
  about: Omit<Unsaved, 'values' | 'savedAt'>,
) {
  const [isRefused, setIsRefused] = useState(false)
  const isOver = useRef(false)
  const hasNote = useRef(false)

  const write = (key: UnsavedKey) => {
    if (isOver.current || !form.formState.isDirty) return
    const unsaved = { ...about, values: form.getValues(), savedAt: new Date().toISOString() }
    setIsRefused(!writeUnsaved(key, unsaved))
  }
  const writeLatest = useEffectEvent(write)
  // The browser's storage, and the form's own subscription.
  useEffect(() => {
    const key = { userId, table, rowId }
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      writeLatest(key)
    }
    const keepNow = () => timer !== undefined && keep()
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer)
        timer = undefined
        if (isDirty) timer = setTimeout(keep, REST)
      },
    })
    window.addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      stop()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [form, userId, table, rowId])

  const settle = () => removeUnsaved({ userId, table, rowId })
  return {
    isRefused,
    /** Whether something is typed, in the form or as a note, that is neither saved nor kept on purpose. */
    isUnsaved: () => (form.formState.isDirty || hasNote.current) && !isOver.current,
    /** Told whether a note on the draft is typed that is not added. */
    onNote: (isTyped: boolean) => {
      hasNote.current = isTyped
    },
    settle,
    end: () => {
      isOver.current = true
      settle()
    },
    /** The row is saved, but without all that was typed: the unsaved text stays as it is. */
    leave: () => {
      write({ userId, table, rowId })
      isOver.current = true
    },
  }
}
