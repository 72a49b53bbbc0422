import { beforeAll, describe, expect, it } from 'vitest'
import { loadSanitiser } from '@/texts/sanitise'
import { blocksOf, outlineOf } from './outline'

beforeAll(loadSanitiser)

const SAVED = [
  '<p>A paragraph that goes on for longer than a line of the outline has room.</p>',
  '<ul><li>One</li><li>Two</li></ul>',
  '<h3>Evidence</h3>',
  '<p>Short.</p>',
].join('')

const wordsOf = (html: string) => outlineOf(html, []).map(({ words }) => words)
const changedIn = (html: string, saved = SAVED) =>
  outlineOf(html, blocksOf(saved))
    .filter(({ isChanged }) => isChanged)
    .map(({ words }) => words)

describe('STAFF-3 the outline of a text', () => {
  it('STAFF-3 has its headings, and its paragraphs by their first words and their lists', () => {
    expect(wordsOf(SAVED)).toEqual(['A paragraph that goes on for longer than… · 2 points', 'Evidence', 'Short.'])
  })

  it.each([
    ['<p></p><p>Words</p>', ['Words']],
    ['<ul><li>Before all</li></ul><p>Words</p><ol><li>One</li></ol>', ['1 point', 'Words · 1 point']],
    ['<table><tbody><tr><td>Rate</td></tr></tbody></table><p>Words</p>', ['Rate', 'Words']],
    [`<p>${'w'.repeat(60)}</p>`, [`${'w'.repeat(41)}…`]],
    ['loose <strong>words</strong>', []],
    ['', []],
  ])('STAFF-3 of %s', (html, words) => {
    expect(wordsOf(html)).toEqual(words)
  })

  it('STAFF-3 tells what differs from the text as it was saved, in a list too; moved words are no difference', () => {
    expect(changedIn(SAVED)).toEqual([])
    expect(changedIn(SAVED.replace('Short.', 'Shorter.'))).toEqual(['Shorter.'])
    expect(changedIn(SAVED.replace('Two', 'Three'))).toEqual([expect.stringContaining('2 points')])
    expect(changedIn(`<p>Short.</p>${SAVED}`)).toEqual([])
    expect(changedIn(SAVED, '')).toEqual([])
    const begun = '<ul><li>One</li><li>Two</li></ul><p>Words</p>'
    expect(changedIn(begun.replace('Two', 'Three'), begun)).toEqual(['2 points'])
  })

  it.each([
    ['<h3>Evidence</h3><p>Short.</p>', ['2 paragraphs taken out', 'Evidence', 'Short.']],
    [SAVED.replace('<h3>Evidence</h3>', ''), [expect.stringContaining('2 points'), '1 paragraph taken out', 'Short.']],
    [SAVED.replace(/<ul>.*<.ul>/, ''), [expect.any(String), '1 paragraph taken out', 'Evidence', 'Short.']],
    ['', ['4 paragraphs taken out']],
    [
      '<ul><li>One</li><li>Two</li></ul><p>Short.</p>',
      ['1 paragraph taken out', '2 points', '1 paragraph taken out', 'Short.'],
    ],
    [SAVED.replace('Short.', 'Shorter.'), [expect.any(String), 'Evidence', 'Shorter.']],
  ])('STAFF-3 tells where paragraphs were taken out: %s', (html, words) => {
    expect(outlineOf(html, blocksOf(SAVED)).map((entry) => entry.words)).toEqual(words)
  })
})
