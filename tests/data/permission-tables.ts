/**
 * Who may do what, cell by cell (SEC-1, DATA-4). `rows`: the row comes back; `no rows`: an empty answer, as if there were
 * none; `denied 42501`: refused with that SQLSTATE; `stored`, `changed`, `deleted`: done; `unchanged`: no error, and nothing
 * done. "stranger" is signed in and not on the list of staff.
 */
export const TABLE_RIGHTS = `
  table                    | actor    | select       | insert       | update       | delete
  chapters                 | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  chapters                 | stranger | rows         | denied 42501 | unchanged    | unchanged
  chapters                 | staff    | rows         | stored       | changed      | deleted
  sections                 | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  sections                 | stranger | rows         | denied 42501 | unchanged    | unchanged
  sections                 | staff    | rows         | stored       | changed      | deleted
  related_rulings          | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  related_rulings          | stranger | rows         | denied 42501 | unchanged    | unchanged
  related_rulings          | staff    | rows         | stored       | changed      | deleted
  rulings                  | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  rulings                  | stranger | rows         | denied 42501 | unchanged    | unchanged
  rulings                  | staff    | rows         | stored       | changed      | deleted
  tax_decisions            | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  tax_decisions            | stranger | rows         | denied 42501 | unchanged    | unchanged
  tax_decisions            | staff    | rows         | stored       | changed      | deleted
  news                     | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  news                     | stranger | rows         | denied 42501 | unchanged    | unchanged
  news                     | staff    | rows         | stored       | changed      | deleted
  faq_categories           | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  faq_categories           | stranger | rows         | denied 42501 | unchanged    | unchanged
  faq_categories           | staff    | rows         | stored       | changed      | deleted
  faqs                     | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  faqs                     | stranger | rows         | denied 42501 | unchanged    | unchanged
  faqs                     | staff    | rows         | stored       | changed      | deleted
  faq_feedback             | anon     | denied 42501 | stored       | denied 42501 | denied 42501
  faq_feedback             | stranger | no rows      | stored       | denied 42501 | unchanged
  faq_feedback             | staff    | rows         | stored       | denied 42501 | deleted
  newsletter_subscriptions | anon     | denied 42501 | stored       | denied 42501 | denied 42501
  newsletter_subscriptions | stranger | no rows      | stored       | denied 42501 | unchanged
  newsletter_subscriptions | staff    | rows         | stored       | denied 42501 | deleted
  contact_messages         | anon     | denied 42501 | stored       | denied 42501 | denied 42501
  contact_messages         | stranger | no rows      | stored       | unchanged    | unchanged
  contact_messages         | staff    | rows         | stored       | changed      | deleted
  message_entries          | anon     | denied 42501 | denied 42501 | denied 42501 | denied 42501
  message_entries          | stranger | no rows      | denied 42501 | unchanged    | denied 42501
  message_entries          | staff    | rows         | stored       | changed      | denied 42501
  files                    | anon     | denied 42501 | denied 42501 | denied 42501 | denied 42501
  files                    | stranger | no rows      | denied 42501 | unchanged    | unchanged
  files                    | staff    | rows         | stored       | changed      | deleted
  vat_rates                | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  vat_rates                | stranger | rows         | denied 42501 | unchanged    | unchanged
  vat_rates                | staff    | rows         | stored       | changed      | deleted
  history                  | anon     | denied 42501 | denied 42501 | denied 42501 | denied 42501
  history                  | stranger | no rows      | denied 42501 | denied 42501 | denied 42501
  history                  | staff    | rows         | denied 42501 | denied 42501 | denied 42501
  section_addresses        | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  section_addresses        | stranger | rows         | denied 42501 | denied 42501 | denied 42501
  section_addresses        | staff    | rows         | denied 42501 | denied 42501 | denied 42501
  content_version          | anon     | rows         | denied 42501 | denied 42501 | denied 42501
  content_version          | stranger | rows         | denied 42501 | denied 42501 | denied 42501
  content_version          | staff    | rows         | denied 42501 | denied 42501 | denied 42501
`

/**
 * Columns beside those that a client sends anyway: what the database sets itself, or another may not choose. 428C9 is what
 * Postgres says of a generated column, before it looks at rights.
 */
export const COLUMN_RIGHTS = `
  table                    | operation | column      | value                                | anon         | stranger     | staff
  contact_messages         | insert    | status      | read                                 | denied 42501 | denied 42501 | denied 42501
  contact_messages         | insert    | status      | new                                  | stored       | stored       | stored
  contact_messages         | insert    | created_at  | 2001-01-01                           | denied 42501 | denied 42501 | denied 42501
  contact_messages         | insert    | id          | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  contact_messages         | update    | message     | changed                              | denied 42501 | denied 42501 | denied 42501
  contact_messages         | update    | status      | archived                             | denied 42501 | unchanged    | changed
  newsletter_subscriptions | insert    | created_at  | 2001-01-01                           | denied 42501 | denied 42501 | denied 42501
  newsletter_subscriptions | insert    | id          | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  faq_feedback             | insert    | created_at  | 2001-01-01                           | denied 42501 | denied 42501 | denied 42501
  faq_feedback             | insert    | id          | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  faq_feedback             | insert    | sender      | somebody                             | denied 42501 | denied 42501 | denied 42501
  faq_feedback             | insert    | faq_id      | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  chapters                 | insert    | id          | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  chapters                 | update    | id          | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  sections                 | insert    | plain       | planted                              | denied 428C9 | denied 428C9 | denied 428C9
  sections                 | insert    | slug        | planted                              | denied 42501 | denied 42501 | denied 42501
  sections                 | update    | slug        | planted                              | denied 42501 | denied 42501 | denied 42501
  sections                 | update    | number      | 99                                   | denied 428C9 | denied 428C9 | denied 428C9
  related_rulings          | insert    | ruling_id   | 00000000-0000-4000-8000-0000000000a1 | denied 428C9 | denied 428C9 | denied 428C9
  rulings                  | insert    | id          | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  rulings                  | update    | created_at  | 2001-01-01                           | denied 42501 | denied 42501 | denied 42501
  tax_decisions            | insert    | created_at  | 2001-01-01                           | denied 42501 | denied 42501 | denied 42501
  news                     | update    | updated_at  | 2001-01-01                           | denied 42501 | denied 42501 | denied 42501
  faqs                     | insert    | id          | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  faqs                     | insert    | view_count  | 1000                                 | denied 42501 | denied 42501 | denied 42501
  faqs                     | update    | view_count  | 1000                                 | denied 42501 | denied 42501 | denied 42501
  faqs                     | update    | is_enabled  | false                                | denied 42501 | unchanged    | changed
  files                    | insert    | uploaded_by | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  files                    | insert    | created_at  | 2001-01-01                           | denied 42501 | denied 42501 | denied 42501
  files                    | update    | uploaded_by | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
  files                    | update    | path        | uploads/elsewhere.pdf                | denied 42501 | denied 42501 | denied 42501
  vat_rates                | insert    | id          | 00000000-0000-4000-8000-0000000000a1 | denied 42501 | denied 42501 | denied 42501
`

/**
 * `counted`: the view count went up by one; `sums`: one row with the sums of the feedback; `found`: the question, who
 * cites a section and which sections are cited, or what staff asked for; `restored`, `moved`: the row has its former
 * title, or its new place.
 */
export const PROCEDURE_RIGHTS = `
  procedure                | anon         | stranger     | staff
  increment_faq_view_count | counted      | counted      | counted
  get_faq_feedback_counts  | sums         | sums         | sums
  is_staff                 | denied 42501 | false        | true
  search_content           | found        | found        | found
  search_rulings           | found        | found        | found
  search_tax_decisions     | found        | found        | found
  search_news              | found        | found        | found
  get_list_options         | found        | found        | found
  get_citation_counts      | found        | found        | found
  get_citing_sources       | found        | found        | found
  get_cited_sections       | found        | found        | found
  get_related_rulings      | found        | found        | found
  get_neighbours           | found        | found        | found
  content_changes          | found        | found        | found
  get_section_context      | found        | found        | found
  get_faq_provisions       | found        | found        | found
  get_answered_questions   | found        | found        | found
  get_preview              | found        | found        | found
  get_links                | found        | found        | found
  get_law_links            | found        | found        | found
  restore_version          | denied 42501 | denied 42501 | restored
  deleted_rows             | denied 42501 | denied 42501 | found
  move_row                 | denied 42501 | denied 42501 | moved
  change_rows              | denied 42501 | denied 42501 | deleted
  undo_changes             | denied 42501 | denied 42501 | restored
  staff_dashboard          | denied 42501 | denied 42501 | found
  waiting_rows             | denied 42501 | denied 42501 | found
  row_facts                | denied 42501 | denied 42501 | found
  recent_changes           | denied 42501 | denied 42501 | found
  people_of_history        | denied 42501 | denied 42501 | found
  find_texts               | denied 42501 | denied 42501 | found
  file_usage               | denied 42501 | denied 42501 | found
  get_dead_references      | denied 42501 | denied 42501 | found
  get_address              | denied 42501 | denied 42501 | found
  get_text_targets         | denied 42501 | denied 42501 | found
  search_sections          | denied 42501 | denied 42501 | found
  row_usage                | denied 42501 | denied 42501 | found
  message_counts           | denied 42501 | denied 42501 | found
`

/**
 * Numbers are the status that Storage gives. Looking and removing are not refused: they find nothing. The bucket is public,
 * so its objects can be had by their address, which says nothing of what others there are.
 */
export const STORAGE_RIGHTS = `
  operation                  | anon       | stranger   | staff
  upload                     | denied 403 | denied 403 | stored
  upload named .html         | denied 403 | denied 403 | denied 403
  upload outside uploads/    | denied 403 | denied 403 | denied 403
  upload to another bucket   | denied 404 | denied 404 | denied 404
  upload a page (text/html)  | denied 415 | denied 415 | denied 415
  upload a page in capitals  | denied 415 | denied 415 | denied 415
  upload a drawing (SVG)     | denied 415 | denied 415 | denied 415
  upload 51 MiB              | denied 413 | denied 413 | denied 413
  list                       | nothing    | nothing    | listed
  list buckets               | nothing    | nothing    | nothing
  download                   | the bytes  | the bytes  | the bytes
  public address             | the bytes  | the bytes  | the bytes
  replace                    | denied 403 | denied 403 | replaced
  upload over an object      | denied 403 | denied 403 | replaced
  move                       | denied 404 | denied 404 | moved
  move outside uploads/      | denied 404 | denied 404 | denied 403
  copy                       | denied 404 | denied 404 | copied
  copy outside uploads/      | denied 404 | denied 404 | denied 403
  sign an address            | denied 404 | denied 404 | signed
  remove                     | unchanged  | unchanged  | removed
  create a bucket            | denied 403 | denied 403 | denied 403
`

/** The lines of such a table, each as an object by the names in its first line. */
export function readTable(text: string): Record<string, string>[] {
  const [names = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return lines.map((line) => Object.fromEntries(names.map((name, index) => [name, line[index] ?? ''])))
}

export const ACTORS = ['anon', 'stranger', 'staff'] as const
export type Actor = (typeof ACTORS)[number]
