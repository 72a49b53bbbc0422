import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { askAs } from '@/data/ask'
import { REFERENCES } from '@/data/citations/links'
import { MARGIN } from '@/data/citations/margin'
import type { Json } from '@/data/database.types'
import { staffClient } from '@/data/staff-client'
import { explainRefusal } from '@/data/staff-write'

const ROW = v.record(v.string(), v.unknown())
const ROWS = v.optional(v.array(ROW))

/** What get_page_answers() gives, as far as it is read here; the pages themselves know their rows. */
const ANSWERS = v.object({
  text: v.pipe(
    ROW,
    v.transform((row): { id: string; [column: string]: unknown } => ({ ...row, id: `${row.id}` })),
  ),
  links: v.nullable(REFERENCES),
  margin: v.optional(v.nullable(MARGIN)),
  context: ROWS,
  sections: ROWS,
  neighbours: ROWS,
  related: ROWS,
})
export type PageAnswers = v.InferOutput<typeof ANSWERS>

/**
 * What the page of a text would be told if its row were saved with these values (TRUE-6); nothing is saved.
 * @param id null for a new text
 * @param amendment of which it is a change: the page is that of its day then (TIME-3), and `id` may be the draft's that adds it
 * @returns throws AppError, as saving them would
 */
export const pageAnswersQuery = (list: string, id: string | null, input: object, amendment: string | null) =>
  queryOptions({
    queryKey: ['staff', 'page-answers', list, id, input, amendment],
    // Asked for anew each time: what others save changes it.
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => {
      const asked = { list, new_values: input as Json, ...(id && { row_id: id }), ...(amendment && { amendment }) }
      return explainRefusal(askAs(ANSWERS, staffClient().rpc('get_page_answers', asked), signal))
    },
  })
