import { expect, it } from 'vitest'
import { asStored } from '@/texts/html-text'
import type { TextReference } from '@/texts/link-references'
import { linkParts } from './pack-links'

const ITEMS = ['law/vat-law/30', 'rulings/a', 'faqs/b']

it('READ-9 references to texts of the pack lead to their parts of it, the others elsewhere', () => {
  const references: TextReference[] = [
    [['section 30(a)(5)', '/law/vat-law/30#s30(a)(5)'], [' of the Law']],
    [['section 30', '/law/vat-law/30'], [' and '], ['31', '/law/vat-law/31']],
    [['CA 41/96', '/rulings/a']],
    [['that question', '/faqs#b']],
    [['another', '/faqs#c']],
  ]
  expect(linkParts(asStored('<p>x</p>', references), ITEMS)).toEqual(
    asStored('<p>x</p>', [
      [['section 30(a)(5)', '#law/vat-law/30/s30(a)(5)'], [' of the Law']],
      [['section 30', '#law/vat-law/30'], [' and '], ['31', '/law/vat-law/31']],
      [['CA 41/96', '#rulings/a']],
      [['that question', '#faqs/b']],
      [['another', '/faqs#c']],
    ]),
  )
  const term: TextReference = [['dealer', '/glossary#1'], ['Dealer: עוסק (osek). Section 1.']]
  expect(linkParts(asStored('x', [term]), ITEMS)).toEqual(asStored('x', [term]))
  expect(linkParts(asStored('x', [term]), ['glossary/1'])).toEqual(asStored('x', [[['dealer', '#glossary/1']]]))
  expect(linkParts(asStored('x'), ITEMS)).toEqual(asStored('x', []))
})
