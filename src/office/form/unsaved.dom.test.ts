import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { formatMoment } from '@/lib/moments'
import { listUnsaved, readUnsaved, type Unsaved, writeUnsaved } from './unsaved'

const KEY = { userId: 'u', table: 'news', rowId: 'r' }
const NAME = 'unsaved u news r'
const UNSAVED: Unsaved = {
  values: { title: 'Half', key_points: ['one'], is_enabled: 'true' },
  basedOn: '2026-01-01T10:00:00.000001+00:00',
  parent: null,
  savedAt: '2026-01-02T08:00:00.000Z',
}

afterEach(() => localStorage.clear())

it('MEND-A2 an unsaved text is read as it was written', () => {
  expect(writeUnsaved(KEY, UNSAVED)).toBe(true)
  expect(readUnsaved(KEY)).toEqual(UNSAVED)
  expect(listUnsaved('u', 'news')).toEqual([{ rowId: 'r', unsaved: UNSAVED }])
})

it.each([
  ['nothing to read', ''],
  ['an earlier form of it', JSON.stringify({ ...UNSAVED, values: 'Half' })],
  ['a field that no form has', JSON.stringify({ ...UNSAVED, values: { title: { text: 'Half' } } })],
  ['a moment that is none', JSON.stringify({ ...UNSAVED, savedAt: 'yesterday' })],
  ['a part of it', JSON.stringify(UNSAVED).slice(0, -10)],
])('MEND-A2 is no unsaved text: %s', (_, stored) => {
  localStorage.setItem(NAME, stored)
  expect(readUnsaved(KEY)).toBeNull()
})

it('MEND-A2 any stored text is a sound unsaved text or none', () => {
  const fields = fc.record({
    values: fc.jsonValue(),
    basedOn: fc.jsonValue(),
    parent: fc.jsonValue(),
    savedAt: fc.jsonValue(),
  })
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fields.map((unsaved) => JSON.stringify(unsaved)),
    fields.map((unsaved) => JSON.stringify({ ...UNSAVED, values: unsaved.values })),
  )
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem(NAME, text)
      const unsaved = readUnsaved(KEY)
      const texts = Object.values(unsaved?.values ?? {}).flat()
      expect(texts.every((each) => typeof each === 'string')).toBe(true)
      expect(unsaved && formatMoment(unsaved.savedAt)).not.toBe('')
      expect(listUnsaved('u', 'news')).toHaveLength(unsaved ? 1 : 0)
    }),
  )
})
