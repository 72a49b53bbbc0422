import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

type Tools = {
  /** Where the tools stand; null until it is there. */
  place: HTMLElement | null
  /** The editor whose tools are shown. */
  current: string | null
  setCurrent: (change: (before: string | null) => string | null) => void
}

const ToolsContext = createContext<Tools | null>(null)

/** One place for the tools of all rich texts in it, above them: those of the text that is written in (STAFF-3). */
export function RichTextTools({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const tools = useMemo(() => ({ place, current, setCurrent }), [place, current])
  return (
    <ToolsContext value={tools}>
      <div ref={setPlace} className="office-text-tools" />
      {children}
    </ToolsContext>
  )
}

/**
 * The place for the tools of a rich text, while it is theirs: from its last focus on, for the first text from the beginning.
 * Throws without RichTextTools above.
 */
export function useToolsPlace(id: string): { place: HTMLElement | null; take: () => void } {
  const tools = useContext(ToolsContext)
  if (!tools) throw new Error('A rich text needs RichTextTools above it')
  const { place, current, setCurrent } = tools

  useEffect(() => {
    setCurrent((before) => before ?? id)
    return () => setCurrent((before) => (before === id ? null : before))
  }, [setCurrent, id])
  return { place: current === id ? place : null, take: () => setCurrent(() => id) }
}
