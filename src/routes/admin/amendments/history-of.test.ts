import { expect, it } from 'vitest'
import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import type { PastState } from '@/data/history/staff'
import { historyOf } from './history-of'

const BLANK = { title: 'Order', day: null, source: '', source_url: null, note: '' }
const STEPS = { announced_at: null, set_at: null, in_force_at: null, taken_back_at: null }
const first = { ...BLANK, ...STEPS }
const set = { ...first, day: '2027-01-01', announced_at: '1', set_at: '1' }
const inForce = { ...set, in_force_at: '1' }
const back = { ...inForce, announced_at: null, set_at: null, taken_back_at: '1' }

const past = (id: number, action: string, row: object | null): PastState => ({
  id,
  action,
  row: row as PastState['row'],
  changed_at: `2026-11-2${id}T10:00:00Z`,
  changed_by_name: id === 1 ? null : 'Ruth',
})

it('TIME-3 an amendment’s history says what each step and each change of it did, the latest first', () => {
  const states = [
    past(1, 'insert', null),
    past(2, 'update', first),
    past(3, 'update', { ...first, day: '2027-01-01' }),
    past(4, 'update', set),
    past(5, 'update', inForce),
    past(6, 'update', back),
    past(7, 'update', { ...first, day: '2027-01-01', in_force_at: null }),
  ]
  const change = { draft: 'd', title: '2. Rate', is_repeal: false, is_own: true, written_at: '2026-11-23T09:00:00Z' }
  const present = { ...set, title: 'Order of rates', announced_at: null } as unknown as AmendmentRow
  const told = historyOf(present, states, [change as WaitingDraft]).map(({ by, words }) => `${by} ${words}`)
  expect(told).toEqual([
    'Ruth set it for its day, changed its title',
    'Ruth opened it again',
    'Ruth took it back',
    'Ruth had set it: it came into force',
    'Ruth announced it, set it for its day',
    'You wrote 2. Rate',
    'Ruth set its day to 1 January 2027',
    'The owner of the database began it',
  ])
})

it('TIME-3 and what was withdrawn, deleted and restored', () => {
  const states = [past(1, 'update', set), past(2, 'delete', first), past(3, 'restore', null)]
  const told = historyOf({ ...first } as unknown as AmendmentRow, states, []).map(({ words }) => words)
  expect(told).toEqual([
    'restored it',
    'deleted it',
    'withdrew the announcement and the setting for its day, removed its day',
  ])
})
