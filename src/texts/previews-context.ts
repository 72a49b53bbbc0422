import { type ComponentType, createContext, type RefObject } from 'react'

/** What a reference leads to: its title and first words. */
export type Described = { title: string; beginning: string }

/** Finds out what a link leads to; undefined for one that it does not know. */
export type Describe = (link: HTMLAnchorElement) => Promise<Described | undefined>

export type PreviewsProps = {
  /** What the page itself knows of its links, without asking the backend. */
  describe: Describe | undefined
  text: RefObject<HTMLDivElement | null>
  /** The reference that was pointed at first, before this code had come. */
  first: HTMLAnchorElement
  /** The reference whose preview a key asked for last; another object for each press. */
  asked: { link: HTMLAnchorElement } | null
  /** The term in a text whose meaning is open (TERM-2), if any. */
  term: HTMLAnchorElement | null
  onClose: () => void
}

/**
 * What previews the references in texts (READ-6), and says what a term in them means (TERM-2); where nothing is provided they are
 * links like others.
 */
export const PreviewsContext = createContext<ComponentType<PreviewsProps> | null>(null)
