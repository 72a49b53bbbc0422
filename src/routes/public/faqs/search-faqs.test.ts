import { expect, it } from 'vitest'
import type { FaqCategory } from '@/data/faqs/queries'
import { foldQuery } from '@/lib/text-match'
import { asStored } from '@/texts/html-text'
import { searchFaqs } from './search-faqs'

const faq = (id: string, question: string, answer: string) => {
  return { id, question, answer: asStored(answer) }
}
const categories: FaqCategory[] = [
  {
    id: 'c1',
    name: 'Rates',
    faqs: [faq('rate', 'What is the VAT rate?', '<p>It is <b>18</b>%.</p><p>Since 2025</p>')],
  },
  {
    id: 'c2',
    name: 'Invoices',
    faqs: [faq('invoice', 'What’s a tax invoice?', '<p>A zero<b>-rated</b> &amp; dated paper</p>')],
  },
]
const idsFor = (query: string) => searchFaqs(categories, foldQuery(query)).map(({ id }) => id)

it('FAQ-2 finds in questions and answers of every category', () => {
  expect(idsFor('what')).toEqual(['rate', 'invoice'])
  expect(idsFor('18')).toEqual(['rate'])
  expect(idsFor('paper')).toEqual(['invoice'])
})

it('FAQ-2 wants every word, in any order and any case', () => {
  expect(idsFor('  RATE   vat')).toEqual(['rate'])
  expect(idsFor('vat paper')).toEqual([])
})

it('FAQ-2 searches what is read and not the markup', () => {
  expect(idsFor('zero-rated & dated')).toEqual(['invoice'])
  expect(idsFor("what's")).toEqual(['invoice'])
  expect(idsFor('<p>')).toEqual([])
  expect(idsFor('amp')).toEqual([])
})

it('FAQ-2 finds nothing for an empty query', () => {
  expect(idsFor('   ')).toEqual([])
})
