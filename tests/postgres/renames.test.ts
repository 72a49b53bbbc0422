import { expect, it } from 'vitest'
import { addRow, type LooseClient, newText, rowsToRemove } from '../data/sample-rows.ts'
import { createVisitor, derivePending, signInStaff, sql } from '../support/backend.ts'

// Two people at once truly meet on a server alone: the embedded backend answers one by one.

const visitor: LooseClient = createVisitor()
const parents = { chapters: rowsToRemove('chapters'), faq_categories: rowsToRemove('faq_categories') }

/** A word that is nowhere else, without digits, at which the search would take it for a number in pieces. */
const newWord = () =>
  crypto
    .randomUUID()
    .replace(/[0-9]/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
    .replaceAll('-', '')

async function idsFound(query: string): Promise<string[]> {
  const { data } = await visitor.rpc('search_content', { query, page_size: 50 }).throwOnError()
  return data.results.map(({ id }: { id: string }) => id).sort()
}

it.each([
  ['a chapter', 'chapters', 'title', 'sections', 'chapter_id', () => ({ title: newText(), content: 'x', order: 1 })],
  ['a category', 'faq_categories', 'name', 'faqs', 'category_id', () => ({ question: newText() })],
] as const)(
  'SEARCH-4 %s renamed while its texts are edited and added fails nobody, and all are found by its new name',
  async (_name, parent, nameColumn, table, parentColumn, newRow) => {
    const staff: LooseClient = await signInStaff()
    const parentId = await addRow(parent, { [nameColumn]: newText(), order: 9000 })
    parents[parent].push(parentId)
    const add = () => staff.from(table).insert({ ...newRow(), [parentColumn]: parentId })
    const edit = (id: string) => staff.from(table).update(newRow()).eq('id', id)
    const read = async (): Promise<string[]> => {
      const { data } = await staff.from(table).select('id').eq(parentColumn, parentId).throwOnError()
      return data.map(({ id }) => id).sort()
    }
    const texts = await Promise.all(
      Array.from({ length: 20 }, () => addRow(table, { ...newRow(), [parentColumn]: parentId })),
    )
    for (let round = 1; round <= 5; round += 1) {
      const name = newWord()
      const rename = staff
        .from(parent)
        .update({ [nameColumn]: name })
        .eq('id', parentId)
      const answers = await Promise.all([
        add(),
        ...texts.slice(0, 10).map(edit),
        rename,
        ...texts.slice(10).map(edit),
        add(),
      ])
      expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
      expect(await idsFound(name)).toEqual(await read())
    }
  },
)

it('SEARCH-6 the dictionary counts rightly after all this', async () => {
  // Words of long texts that are gone are counted off afterwards.
  await derivePending()
  const wrong = await sql(
    `select word from (select w.word, count(*) as documents
         from private.search_documents as d, unnest(private.words_of(d)) as w (word) group by w.word) as t
       full join private.search_words as s using (word) where t.documents is distinct from s.documents`,
  )
  expect(wrong).toEqual([])
})
