import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

// At first that of the page's own heading.
const Level = createContext(1)

/** A heading of the level that its place in the page gives it, so that lists inside of lists outline as they are nested. */
export function Heading(props: ComponentProps<'h2'>) {
  const Tag = TAGS[useContext(Level) - 1] ?? 'h6'
  return <Tag {...props} />
}

/** The headings within are a level below those around it. */
export function HeadingsBelow({ children }: { children: ReactNode }) {
  return <Level value={useContext(Level) + 1}>{children}</Level>
}

const TAGS: readonly ('h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6')[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
