import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

// The level of the page's own heading.
const Level = createContext(1)

/** A heading whose level follows from its place in the page, so that nested lists give a nested outline. */
export function Heading(props: ComponentProps<'h2'>) {
  const Tag = TAGS[useContext(Level) - 1] ?? 'h6'
  return <Tag {...props} />
}

/** Sets the headings in it one level below those around it, or below the given level. */
export function HeadingsBelow({ level, children }: { level?: number; children: ReactNode }) {
  const around = useContext(Level)
  return <Level value={(level ?? around) + 1}>{children}</Level>
}

const TAGS: readonly ('h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6')[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
