/** A file of the site that is no page. */
export type SiteFile = {
  /** Its address without the slash at the beginning. */
  name: string
  content: string
}

/** A row of open data, and the file that it stands in. */
export type OpenRow = { file: string; row: Readonly<Record<string, unknown>> }
