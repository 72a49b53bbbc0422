import { useCallback, useState } from 'react'
import type { Chapter } from '@/data/chapters/queries'

/** Which chapters are open (LAW-4): at first those left open on an earlier visit, or else the first chapter. */
export function useOpenChapters(chapters: Chapter[], leftOpen: ReadonlySet<string> | null) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => leftOpen ?? new Set(chapters.slice(0, 1).map(({ id }) => id)),
  )

  const toggle = useCallback((id: string) => {
    setOpenIds((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  const open = useCallback(
    (id: string) => setOpenIds((before) => (before.has(id) ? before : new Set(before).add(id))),
    [],
  )
  const setAll = useCallback(
    (isOpen: boolean) => setOpenIds(new Set(isOpen ? chapters.map(({ id }) => id) : [])),
    [chapters],
  )
  return { openIds, toggle, open, setAll }
}
