import { useMemo, useState } from 'react'
import type { PastedPicture } from './pasted-pictures'

/** What was pasted and is still to be dealt with; `add` stays the same. */
export function usePastedPictures() {
  const [pictures, setPictures] = useState<readonly PastedPicture[]>([])
  const changes = useMemo(
    () => ({
      add: (pasted: readonly PastedPicture[]) => {
        if (pasted.length > 0) setPictures((before) => [...before, ...pasted])
      },
      drop: (id: string) => setPictures((before) => before.filter((picture) => picture.id !== id)),
      clear: () => setPictures([]),
    }),
    [],
  )
  return { pictures, ...changes }
}
