import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { isUuid } from './uuid'

/** What can be asked about a text: by its own page about one, by a build about many at once. */
export interface About<Row, Answer> {
  keyOf(id: string): QueryKey
  /** Reads what there is about these texts. */
  read(ids: string[], signal?: AbortSignal): Promise<Row[]>
  /** The text that a row is about. */
  idOf(row: Row): string
  answer(rows: Row[]): Answer
}

/** Several rows about each text, or none. */
export const about = <Row>(question: Omit<About<Row, Row[]>, 'answer'>): About<Row, Row[]> => ({
  ...question,
  answer: (rows) => rows,
})

/** The question about one text; of an id that is no uuid nothing is asked. */
export const aboutOne = <Row, Answer>({ keyOf, read, answer }: About<Row, Answer>, id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => answer(isUuid(id) ? await read([id], signal) : []),
  })
