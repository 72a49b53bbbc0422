import { expect, it } from 'vitest'
import { readLabel } from './labels'

it.each([
  ['Section 30. Zero rate', 'section', '30', 'Section 30.'],
  ['SECTION 30', 'section', '30', 'SECTION 30'],
  ['Sec. 30 – Zero rate', 'section', '30', 'Sec. 30'],
  ['30. Zero rate', 'section', '30', '30.'],
  ['30 – Zero rate', 'section', '30', '30'],
  ['30: Zero rate', 'section', '30', '30:'],
  ['30.', 'section', '30', '30.'],
  ['30A. Zero rate', 'section', '30A', '30A.'],
  ['30a. Zero rate', 'section', '30A', '30a.'],
  ['25(c). Zero rate', 'section', '25(c)', '25(c).'],
  ['21–22. Language', 'section', '21–22', '21–22.'],
  ['§ 30 – Zero rate', 'section', '30', '§ 30'],
  ['§30A.', 'section', '30A', '§30A.'],
  ['Regulation 3: Zero rate', 'section', '3', 'Regulation 3:'],
  ['Rule 4.', 'section', '4', 'Rule 4.'],
  ['סעיף 30. שיעור אפס', 'section', '30', 'סעיף 30.'],
  ['סעיף 30א: שיעור אפס', 'section', '30A', 'סעיף 30א:'],
  ['סעיף ט״ו.', 'section', '15', 'סעיף ט״ו.'],
  ['תקנה 6ד', 'section', '6D', 'תקנה 6ד'],
  ['\u200f30. שיעור אפס', 'section', '30', '30.'],
  ['Chapter Five: Payment', 'chapter', '5', 'Chapter Five:'],
  ['CHAPTER FIVE', 'chapter', '5', 'CHAPTER FIVE'],
  ['Chapter Twenty-One', 'chapter', '21', 'Chapter Twenty-One'],
  ['Chapter Five A – Payment', 'chapter', '5A', 'Chapter Five A'],
  ['CHAPTER V', 'chapter', '5', 'CHAPTER V'],
  ['Chapter XIV.', 'chapter', '14', 'Chapter XIV.'],
  ['Chapter 5', 'chapter', '5', 'Chapter 5'],
  ['פרק ה', 'chapter', '5', 'פרק ה'],
  ['פרק ה׳: תשלום', 'chapter', '5', 'פרק ה׳:'],
  ["פרק ה'1", 'chapter', '5A', "פרק ה'1"],
  ['פרק י״א', 'chapter', '11', 'פרק י״א'],
  ['פרק טז', 'chapter', '16', 'פרק טז'],
  ['פרק ראשון', 'chapter', '1', 'פרק ראשון'],
  ['First Schedule', 'schedule', '1', 'First Schedule'],
  ['THE SECOND SCHEDULE', 'schedule', '2', 'THE SECOND SCHEDULE'],
  ['תוספת שנייה', 'schedule', '2', 'תוספת שנייה'],
  ['תוספת', 'schedule', '', 'תוספת'],
  ['Part II', 'group', '2', 'Part II'],
  ['סימן ב׳: כללי', 'division', '2', 'סימן ב׳:'],
  ['Article One: General', 'division', '1', 'Article One:'],
])('BULK-1 reads the label of %j', (line, kind, number, words) => {
  expect(readLabel(line)).toMatchObject({ kind, number, words })
})

it.each([
  ['30 days after the end of the month'],
  ['1.1.2025 is the day'],
  ['30.5 per cent'],
  ['30'],
  ['(30) the sum'],
  ['(a) the sum'],
  ['section 30. of the Law'],
  ['Sections 30 and 31 apply'],
  ['“30. The tax”'],
  ['סעיף זה חל על'],
  ['פרק זה'],
  ['חלק מן המס'],
  ['Part of the tax'],
  ['Chapter and verse'],
  ['Rules of procedure'],
  ['Schedule of rates'],
])('BULK-1 reads no label in %j', (line) => {
  expect(readLabel(line)).toBeNull()
})

it('BULK-1 says of a cross reference that words follow its number', () => {
  expect(readLabel('Section 30 applies to services.')).toMatchObject({ isClosed: false })
  expect(readLabel('Section 30. Zero rate')).toMatchObject({ isClosed: true })
})
