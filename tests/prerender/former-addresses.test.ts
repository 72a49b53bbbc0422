import { beforeAll, expect, it } from 'vitest'
import { listFormerAddresses } from '@/site/prerender/entry'
import { addRow, rowsToRemove } from '../data/sample-rows.ts'
import { createService } from '../support/backend.ts'

const chapters = rowsToRemove('chapters')

const addSection = (title: string) => addRow('sections', { chapter_id: chapters[0], title, content: 'x', order: 1 })

beforeAll(async () => {
  chapters.push(await addRow('chapters', { title: 'Moved sections', order: 9000 }))
})

it('FIND-2 a host is told where the former address of a section leads, until another section has it', async () => {
  const id = await addSection('9911. Moved')
  await createService().from('sections').update({ title: '9912. Moved' }).eq('id', id).throwOnError()
  const rule = { from: '/law/vat-law/9911', to: '/law/vat-law/9912' }
  expect(await listFormerAddresses()).toContainEqual(rule)
  await addSection('9911. Another')
  expect(await listFormerAddresses()).not.toContainEqual(expect.objectContaining({ from: rule.from }))
})
