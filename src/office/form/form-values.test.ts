import { expect, it } from 'vitest'
import type { Draft } from '@/data/drafts/staff'
import { DATE_FIELD, titleField } from '@/office/fields/common-fields'
import { outsideOf } from './form-values'

it('TIME-3 of a draft only what no field of its form is kept in is outside of it', () => {
  const row = { title: 'Moved', date: '2026-01-01', date_precision: 'month', chapter_id: 'a' }
  const draft: Pick<Draft, 'row'> = { row }
  expect(outsideOf({ fields: [titleField(300), DATE_FIELD] }, draft)).toEqual({ chapter_id: 'a' })
})
