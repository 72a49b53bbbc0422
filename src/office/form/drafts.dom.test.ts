import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { formatMoment } from '@/lib/moments'
import { type Draft, listDrafts, readDraft, writeDraft } from './drafts'

const KEY = { userId: 'u', table: 'news', rowId: 'r' }
const NAME = 'draft u news r'
const DRAFT: Draft = {
  values: { title: 'Half', key_points: ['one'], is_enabled: true },
  basedOn: '2026-01-01T10:00:00.000001+00:00',
  parent: null,
  savedAt: '2026-01-02T08:00:00.000Z',
}

afterEach(() => localStorage.clear())

it('MEND-A2 a draft is read as it was written', () => {
  expect(writeDraft(KEY, DRAFT)).toBe(true)
  expect(readDraft(KEY)).toEqual(DRAFT)
  expect(listDrafts('u', 'news')).toEqual([{ rowId: 'r', draft: DRAFT }])
})

it.each([
  ['nothing to read', ''],
  ['an earlier form of it', JSON.stringify({ ...DRAFT, values: 'Half' })],
  ['a field that no form has', JSON.stringify({ ...DRAFT, values: { title: { text: 'Half' } } })],
  ['a moment that is none', JSON.stringify({ ...DRAFT, savedAt: 'yesterday' })],
  ['a part of it', JSON.stringify(DRAFT).slice(0, -10)],
])('MEND-A2 is no draft: %s', (_, stored) => {
  localStorage.setItem(NAME, stored)
  expect(readDraft(KEY)).toBeNull()
})

it('MEND-A2 any stored text is a sound draft or none', () => {
  const fields = fc.record({
    values: fc.jsonValue(),
    basedOn: fc.jsonValue(),
    parent: fc.jsonValue(),
    savedAt: fc.jsonValue(),
  })
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fields.map((draft) => JSON.stringify(draft)),
    fields.map((draft) => JSON.stringify({ ...DRAFT, values: draft.values })),
  )
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem(NAME, text)
      const draft = readDraft(KEY)
      const texts = Object.values(draft?.values ?? {}).flatMap((value) => (typeof value === 'boolean' ? [] : value))
      expect(texts.every((each) => typeof each === 'string')).toBe(true)
      expect(draft && formatMoment(draft.savedAt)).not.toBe('')
      expect(listDrafts('u', 'news')).toHaveLength(draft ? 1 : 0)
    }),
  )
})
