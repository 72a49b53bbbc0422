import { expect, it } from 'vitest'
import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { stepsOf } from './steps-of'

const AMENDMENT = { state: 'draft', day: '2999-01-01', announced_at: null, set_at: null, in_force_at: null }

const setWith = (change: object) => {
  const steps = stepsOf(AMENDMENT as AmendmentRow, [change as WaitingDraft], '2026-11-27')
  return steps.find(({ step }) => step === 'set')?.done.holds
}

it('TIME-3 an amendment that is set says when readers see it, or what has to be done before', () => {
  const change = { failure: null, is_outdated: false, contested_by: null, is_ready: true }
  expect(setWith(change)).toBe('Readers see it from 1 January 2999, 00:00 in Israel')
  expect(setWith({ ...change, is_ready: false })).toBe(
    'It goes live on 1 January 2999 only if everything in it is ready by then',
  )
})
