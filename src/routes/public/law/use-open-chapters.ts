import { useCallback } from 'react'
import type { Chapter } from '@/data/chapters/queries'
import { useKeptState } from '@/ui/hooks/use-kept-state'

/** Which chapters are open (LAW-4): at first the first one. */
export function useOpenChapters(chapters: Chapter[]) {
  const [openIds, setOpenIds] = useKeptState<ReadonlySet<string>>(
    'open chapters',
    () => new Set(chapters.slice(0, 1).map(({ id }) => id)),
  )

  const toggle = useCallback(
    (id: string) => {
      setOpenIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      })
    },
    [setOpenIds],
  )
  const open = useCallback(
    (id: string) => setOpenIds((before) => (before.has(id) ? before : new Set(before).add(id))),
    [setOpenIds],
  )
  const setAll = useCallback(
    (isOpen: boolean) => setOpenIds(new Set(isOpen ? chapters.map(({ id }) => id) : [])),
    [setOpenIds, chapters],
  )
  return { openIds, toggle, open, setAll }
}
