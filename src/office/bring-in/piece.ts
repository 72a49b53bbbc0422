/** A part of a law's file, in the order of the file. */
export type Piece = {
  kind: 'chapter' | 'section' | 'left out'
  /** "30", "60A", "21–22"; of a chapter "5" for "Five", "V" or "ה׳"; "" if there is none. */
  number: string
  title: string
  /** Clean HTML by the site's allow-list; "" for a chapter. */
  html: string
  /** The rule that made the cut, in the words of the file: "“Section 30.”". */
  cutBy: string
  /** Why staff should look at it, as a short phrase; null if nothing is in doubt. */
  doubt: string | null
}

/** A law's file as HTML, and what staff are told of the reading. */
export type FileRead = { html: string; notes: string[] }

export type TrackedChanges = 'accepted' | 'rejected'

/** The doubt of words that would be left out, though nobody has looked at them. */
export const NO_SECTION = 'text outside any section'
