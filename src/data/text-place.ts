/** A text that staff keep, and what it hangs on: the chapter or category whose list it stands in, and the section. */
export type TextPlace = {
  kind: string
  id: string
  title: string
  list_id: string | null
  list_title: string | null
  /** Of the chapter. */
  list_type: string | null
  section_id: string | null
  section_title: string | null
}
