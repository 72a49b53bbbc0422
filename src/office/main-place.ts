import { createContext } from 'react'

/** The main part of staff's screens, where a page can stand in front of a list; null until it is there. */
export const MainPlace = createContext<HTMLElement | null>(null)
