import { expect, it } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { addRow, newText, rowsToRemove } from './sample-rows.ts'

const chapters = rowsToRemove('chapters')
const rulings = rowsToRemove('rulings')

it('STAFF-2 says what hangs on a row, how many texts cite it, and who changed it last', async () => {
  const staff = await signInStaff()
  const chapter = await addRow('chapters', { title: newText(), type: 'vat-law', order: 9000 })
  chapters.push(chapter)
  const section = (number: number) =>
    addRow('sections', { chapter_id: chapter, title: `${number}. ${newText()}`, content: 'x', order: number })
  const [one, two] = [await section(7821), await section(7822)]
  // One text that cites both counts once for their chapter.
  for (const content of ['<p>Sections 7821 and 7822.</p>', '<p>Section 7821 of the Law.</p>']) {
    const row = { title: newText(), court: 'x', date: '1951-01-01', summary: 'x', content }
    rulings.push(await addRow('rulings', row))
  }
  await staff.from('sections').update({ content: '<p>y</p>' }).eq('id', two).throwOnError()
  const read = async (list: string, ids: string[]) =>
    (await staff.rpc('row_facts', { list, ids }).throwOnError()).data as Record<string, unknown>[]

  expect(await read('chapters', [chapter])).toMatchObject([{ id: chapter, inside: 2, cited_by: 2 }])
  const facts = new Map((await read('sections', [one, two])).map(({ id, ...rest }) => [id, rest]))
  expect(facts.get(one)).toMatchObject({ inside: null, cited_by: 2, changed_by: null })
  const { data } = await staff.auth.getUser()
  expect(facts.get(two)).toMatchObject({ cited_by: 1, changed_by: data.user?.email })
  expect(await read('amounts', [one])).toMatchObject([{ inside: null, cited_by: null, changed_at: null }])
  expect((await createService().rpc('row_facts', { list: 'sections', ids: [one] })).error?.code).toBe('42501')
})

it('STAFF-2 says of a text whether references in it lead nowhere', async () => {
  const staff = await signInStaff()
  const row = { title: newText(), court: 'x', date: '1951-01-01', summary: 'x' }
  const broken = await addRow('rulings', { ...row, content: '<p>Section 7829 of the Law.</p>' })
  const whole = await addRow('rulings', { ...row, content: '<p>Section 30 of the Law.</p>' })
  rulings.push(broken, whole)
  const { data } = await staff.rpc('row_facts', { list: 'rulings', ids: [broken, whole] }).throwOnError()
  expect(new Map(data.map(({ id, leads_nowhere }) => [id, leads_nowhere]))).toEqual(
    new Map([
      [broken, true],
      [whole, false],
    ]),
  )
})

it('STAFF-2 says which provisions a text concerns, as its list on the site does', async () => {
  const staff = await signInStaff()
  const row = { title: newText(), court: 'x', date: '1951-01-01', summary: 'x' }
  const content = '<p>Section 30(a)(5) of the Law, section 38 and regulation 12A.</p>'
  const citing = await addRow('rulings', { ...row, content })
  const plain = await addRow('rulings', { ...row, content: 'x' })
  rulings.push(citing, plain)
  const { data } = await staff.rpc('row_facts', { list: 'rulings', ids: [citing, plain] }).throwOnError()
  expect(new Map(data.map(({ id, provisions }) => [id, provisions]))).toEqual(
    new Map([
      [citing, ['section 30(a)(5)', 'section 38', 'regulation 12A']],
      [plain, []],
    ]),
  )
})
