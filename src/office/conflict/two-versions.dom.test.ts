import { expect, it } from 'vitest'
import { withCorrection } from './two-versions'

const FIELDS = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'content', label: 'Content', kind: 'html' },
] as const

const values = (title: string, ...paragraphs: string[]) => ({
  title,
  content: paragraphs.map((words) => `<p>${words}</p>`).join(''),
})

it('TIME-3 a correction goes into the text to come paragraph by paragraph, and leaves what reads differently there', () => {
  const corrected = withCorrection({
    fields: FIELDS,
    origin: values('2. Rate', 'VAT is due on teh price.', 'The rate is 17% of it.', 'On import, too.'),
    mine: values('2. Rate of VAT', 'VAT is due on the price.', 'The rate is 17% of the price.', 'On import, too.'),
    theirs: values('2. Rate', 'VAT is due on teh price.', 'The rate is 19% of it.', 'On import, too.', 'And on gifts.'),
  })
  expect(corrected.values).toEqual(
    values('2. Rate of VAT', 'VAT is due on the price.', 'The rate is 19% of it.', 'On import, too.', 'And on gifts.'),
  )
  expect(corrected.left.map(({ place }) => place)).toEqual(['Content: Opening, paragraph 2'])
})
