/** A file of the site that is no page. */
export type SiteFile = {
  /** Its address without the slash at the beginning. */
  name: string
  content: string
}
