import { beforeAll, expect, it } from 'vitest'
import { todayInIsrael } from '@/lib/dates'
import { createService, createVisitor, signInStaff, signInStranger } from '../support/backend.ts'
import { newText, rowsToRemove } from './sample-rows.ts'

type Clients = Record<'staff' | 'stranger' | 'visitor' | 'service', ReturnType<typeof createService>>

let clients: Clients
const news = rowsToRemove('news')

beforeAll(async () => {
  const [staff, stranger] = await Promise.all([signInStaff(), signInStranger()])
  clients = { staff, stranger, visitor: createVisitor(), service: createService() }
})

/** A post by staff, the version by which readers are told of it, and its place among the changes. */
async function addPost() {
  const title = newText()
  // Of today: older ones are told together.
  const post = { title, date: todayInIsrael(), category: 'Updates', summary: 'A quokka was seen.', content: 'x' }
  const { data } = await clients.staff.from('news').insert(post).select('id').single().throwOnError()
  news.push(data.id)
  const ofPost = clients.staff.from('changes').select('version').eq('row_id', data.id)
  const { version } = (await ofPost.single().throwOnError()).data
  const told = async () => {
    const { data: changes } = await clients.visitor.rpc('get_changes', { only_kind: ['news'] }).throwOnError()
    return changes.find((change) => change.title === title)
  }
  return { id: data.id, version, told }
}

const versionOfContent = async () =>
  (await clients.visitor.from('content_version').select('version').single().throwOnError()).data.version

it('TIME-5 a note by staff is told to readers, whose pages learn that the content is newer', async () => {
  const { version, told } = await addPost()
  expect(await told()).toMatchObject({ is_new: true, is_minor: false, notes: [], gist: 'A quokka was seen.' })
  const before = await versionOfContent()
  await clients.staff.rpc('describe_change', { version, note: 'Seen in the north', is_minor: true }).throwOnError()
  expect(await told()).toMatchObject({ is_minor: true, notes: ['Seen in the north'], gist: null })
  expect(await versionOfContent()).toBe(before + 1)
})

it('TIME-5 what readers are told holds no former word, no person and no id of the text', async () => {
  const { id, told } = await addPost()
  await clients.staff.from('news').update({ content: 'Zyxquokka' }).eq('id', id).throwOnError()
  await clients.staff.from('news').update({ content: 'Now' }).eq('id', id).throwOnError()
  const change = await told()
  expect(Object.keys(change ?? {}).sort()).toEqual(
    [
      'amendment',
      'changed_at',
      'day',
      'earlier',
      'gist',
      'id',
      'is_minor',
      'is_new',
      'kind',
      'notes',
      'provision_urls',
      'provisions',
    ]
      .concat(['title', 'total', 'url'])
      .sort(),
  )
  expect(JSON.stringify(change)).not.toMatch(/Zyx|admin@/)
})

it.each(['stranger', 'visitor'] as const)(
  'SEC-1 a %s reads nothing of the table and describes nothing',
  async (who) => {
    const { version, told } = await addPost()
    const { data, error } = await clients[who].from('changes').select('version')
    expect(error?.code ?? data).toEqual(who === 'visitor' ? '42501' : [])
    const refused = await clients[who].rpc('describe_change', { version, note: 'Sold by quokkas' })
    expect(refused.error?.code).toBe('42501')
    expect((await told())?.notes).toEqual([])
  },
)

it('SEC-1 not even staff or the service role write the table past the procedure', async () => {
  const { version, told } = await addPost()
  for (const who of ['staff', 'service'] as const) {
    const { error } = await clients[who].from('changes').update({ note: 'x' }).eq('version', version)
    expect(error?.code, who).toBe('42501')
  }
  expect((await told())?.notes).toEqual([])
})

it('TIME-5 a deleted text and its changes are gone for readers, and back when it is restored', async () => {
  const { id, version, told } = await addPost()
  await clients.staff.rpc('describe_change', { version, note: 'Seen in the north' }).throwOnError()
  await clients.staff.from('news').delete().eq('id', id).throwOnError()
  expect(await told()).toBeUndefined()
  const deleted = clients.staff.from('history').select('id').eq('row_id', id).eq('action', 'delete')
  const { data } = await deleted.single().throwOnError()
  await clients.staff.rpc('restore_version', { version: data.id }).throwOnError()
  expect(await told()).toMatchObject({ notes: ['Seen in the north'] })
})
