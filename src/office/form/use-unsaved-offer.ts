import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldValues } from '@/lib/faults'
import { fill } from './form-values'
import { readUnsaved, removeUnsaved, type Unsaved, type UnsavedKey } from './unsaved'

type OfferOptions = {
  /** Whether the row or its draft was saved since it was begun. */
  isOutdated: (unsaved: Unsaved) => boolean
  onTake: (unsaved: Unsaved) => void
}

/** What was typed in a form and never saved, to be taken up or dropped before anything else; null for nothing (ADM-11). */
export function useUnsavedOffer(
  form: UseFormReturn<FieldValues>,
  key: UnsavedKey,
  { isOutdated, onTake }: OfferOptions,
) {
  const [unsaved, setUnsaved] = useState<Unsaved | null>(() => readUnsaved(key))
  if (!unsaved) return null
  return {
    unsaved,
    isOutdated: isOutdated(unsaved),
    take: () => {
      fill(form, unsaved.values)
      onTake(unsaved)
      setUnsaved(null)
    },
    drop: () => {
      removeUnsaved(key)
      setUnsaved(null)
    },
  }
}
