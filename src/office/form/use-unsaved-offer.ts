import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldValues } from '@/lib/faults'
import { fill } from './form-values'
import { readUnsaved, removeUnsaved, type Unsaved, type UnsavedKey } from './unsaved'

/** What was typed in a form and never saved, to be taken up or dropped before anything else; null for nothing (ADM-11). */
export function useUnsavedOffer(
  form: UseFormReturn<FieldValues>,
  key: UnsavedKey,
  /** Told on which version of the row it is based. */
  onTake: (basedOn: string | null) => void,
) {
  const [unsaved, setUnsaved] = useState<Unsaved | null>(() => readUnsaved(key))
  if (!unsaved) return null
  return {
    unsaved,
    take: () => {
      fill(form, unsaved.values)
      onTake(unsaved.basedOn)
      setUnsaved(null)
    },
    drop: () => {
      removeUnsaved(key)
      setUnsaved(null)
    },
  }
}
