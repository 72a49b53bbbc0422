/** A stored text, the chapter or category whose list it is in, and the section it belongs to. */
export type TextPlace = {
  kind: string
  id: string
  title: string
  list_id: string | null
  list_title: string | null
  /** The chapter's type. */
  list_type: string | null
  section_id: string | null
  section_title: string | null
}
