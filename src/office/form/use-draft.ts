import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldValues } from '@/lib/faults'
import { type Draft, type DraftKey, removeDraft, writeDraft } from './drafts'

/** The pause in typing before the draft is kept, in milliseconds. */
const REST = 500

/** Keeps a form's unsaved text in the browser, against crashes and ended sessions. Call `end` once the row is saved, or `leave`. */
export function useDraft(
  form: UseFormReturn<FieldValues>,
  { userId, table, rowId }: DraftKey,
  about: Omit<Draft, 'values' | 'savedAt'>,
) {
  const [isRefused, setIsRefused] = useState(false)
  const isOver = useRef(false)

  const write = (key: DraftKey) => {
    if (isOver.current || !form.formState.isDirty) return
    const draft = { ...about, values: form.getValues(), savedAt: new Date().toISOString() }
    setIsRefused(!writeDraft(key, draft))
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

  return {
    isRefused,
    end: () => {
      isOver.current = true
      removeDraft({ userId, table, rowId })
    },
    /** The row is saved, but without all that was typed: the draft stays as it is. */
    leave: () => {
      write({ userId, table, rowId })
      isOver.current = true
    },
  }
}
