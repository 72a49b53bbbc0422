import { expect, it } from 'vitest'
import { DEEPEST, isTooDeep } from './markup-depth'

const times = (count: number, markup: string) =>
  Array.from({ length: count }, (_, place) => markup.replaceAll('#', String(place))).join('')

it.each([
  ['containers', '<div>'],
  ['emphasis', '<b><i>'],
  ['emphasis that each paragraph opens again', '<p><font color=#>x</p>'],
  ['emphasis that each line opens again', '<span><b>x</span>'],
  ['lists', '<ul><li>'],
  ['tables', '<table><tr><td>'],
  ['items of two kinds of list', '<li><dd>'],
  ['what looks closed, and is not', '<span><div></span>'],
  ['elements that nobody knows', '<x-y>'],
  ['links with blocks in them', '<a href=#><div>'],
  ['foreign elements', '<svg><desc>'],
])('BULK-1 %s in one another more than 200 deep are told by their tags', (_, markup) => {
  expect(isTooDeep(times(DEEPEST + 10, markup))).toBe(true)
  expect(isTooDeep(times(20, markup))).toBe(false)
})

it.each([
  ['closed', '<div><p><b>x</b></p></div>'],
  ['paragraphs without an end', '<p>x'],
  ['items without an end', '<ul>', '<li>x<p>y', '</ul>'],
  ['terms without an end', '<dl>', '<dt>x<dd>y', '</dl>'],
  ['cells without an end', '<table>', '<tr><td>x<td>y', '</table>'],
  ['anchors without an end', '<p><a name=#>x'],
  ['empty elements', '<br><img src=x><hr><input>'],
  ['emphasis that nobody has closed', '<p><b>x</p>'],
  ['an element of Word', '<p>x<o:p></o:p></p>'],
  ['tags within scripts and remarks', '<script>"<div>"</script><!-- <div> --><style>a > b {} </style>'],
  ['signs that are no tags', 'a < b, b > c '],
  ['rows of a parted table', '<table>', '<tbody><tr><th>x</th></tr>', '</table>'],
])('BULK-1 a long text with %s is not deep', (_, first, each = '', last = '') => {
  expect(isTooDeep(each ? first + times(2000, each) + last : times(2000, first))).toBe(false)
})

it('BULK-1 megabytes of nested tags are told at once', () => {
  const began = performance.now()
  for (const markup of ['<div>'.repeat(2_000_000), '<'.repeat(5_000_000), '<a "'.repeat(2_000_000)]) isTooDeep(markup)
  expect(performance.now() - began).toBeLessThan(20_000)
})
