import { expect, it } from 'vitest'
import { citeInHebrew, hebrewNumber } from './hebrew-citation'

const LAW = { lawType: 'vat-law', chapterTitle: 'Zero Rate and Exemptions', title: '30. Zero-rated transactions' }
const REGISTRATION = 'Value Added Tax Regulations (Registration), 5736-1976'

it.each([
  ['30', '30'],
  ['30(a)(5)', '30(א)(5)'],
  ['31A', '31א'],
  ['67C', '67ג'],
  ['96B(d)', '96ב(ד)'],
  ['133I', '133ט'],
  ['30(a)(8)(b2)', '30(א)(8)(ב2)'],
  ['1(11A)', '1(11א)'],
  ['67(j)', '67(י)'],
])('TRUE-3 the number %s is %s in Hebrew', (number, hebrew) => {
  expect(hebrewNumber(number)).toBe(hebrew)
})

it('TRUE-3 letters past the tenth count as the Hebrew Regulations count', () => {
  const letters = [...'klmnopqrst'].map((letter) => hebrewNumber(`3(a)(1)(${letter})`))
  expect(letters).toEqual(['יא', 'יב', 'יג', 'יד', 'טו', 'טז', 'יז', 'יח', 'יט', 'כ'].map((mark) => `3(א)(1)(${mark})`))
  expect(hebrewNumber('5(u)')).toBe('5(כא)')
})

it('TRUE-3 a mark that the Hebrew has no letter for ends the number', () => {
  expect(hebrewNumber('9(a)(iv)(2)')).toBe('9(א)')
  expect(hebrewNumber('31AB(1)')).toBe('')
  expect(citeInHebrew({ ...LAW, number: '31AB' })).toBeUndefined()
})

it('TRUE-3 cites the Law, the Regulations and those on registration in Hebrew', () => {
  expect(citeInHebrew({ ...LAW, number: '30', paragraph: '(a)(5)' })).toBe(
    'סעיף 30(א)(5) לחוק מס ערך מוסף, התשל״ו–1975',
  )
  expect(citeInHebrew({ lawType: 'regulations', chapterTitle: 'Input tax', number: '12A', title: '12A. x' })).toBe(
    'תקנה 12א לתקנות מס ערך מוסף, התשל״ו–1976',
  )
  expect(citeInHebrew({ lawType: 'regulations', chapterTitle: REGISTRATION, number: '6', title: '6. x' })).toBe(
    'תקנה 6 לתקנות מס ערך מוסף (רישום), התשל״ו–1976',
  )
})

it('TRUE-3 has no Hebrew citation for what has no number, or no Hebrew name here', () => {
  expect(citeInHebrew({ ...LAW, number: null })).toBeUndefined()
  const others = { lawType: 'booking-rules', chapterTitle: 'Income Tax (Bookkeeping) Directives (No. 2), 5733-1973' }
  expect(citeInHebrew({ ...others, number: '9(a)', title: '9(a). x' })).toBeUndefined()
})
