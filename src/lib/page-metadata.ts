/** A step of a breadcrumb: its name and its address. */
export type Crumb = { label: string; to: string }

/** What a page says of itself, from which the build makes the rest of its head (FIND-3). */
export type PageMetadata = {
  title: string
  description: string
  /** Search engines leave it out: there is nothing at the address, or nothing for them. */
  isUnlisted: boolean
  /** As shown, without the home page; none where no breadcrumb is shown. */
  crumbs: readonly Crumb[]
}

const NOTHING: PageMetadata = { title: '', description: '', isUnlisted: false, crumbs: [] }

let note = NOTHING

/** Notes, at build time, what the page says of itself. */
export function setPageMetadata(part: Partial<PageMetadata>): void {
  note = { ...note, ...part }
}

/** What the page rendered last has said of itself. */
export function takePageMetadata(): PageMetadata {
  const taken = note
  note = NOTHING
  return taken
}
