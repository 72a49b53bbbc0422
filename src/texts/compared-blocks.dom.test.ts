import { expect, it } from 'vitest'
import { compareBlocks } from './compared-blocks'

const fragment = (html: string) => document.createRange().createContextualFragment(html)
const compare = (before: string, after: string) =>
  compareBlocks(fragment(before), fragment(after)).map(
    ({ kind, before: one, after: other }) => `${kind}: ${one?.textContent ?? '-'} | ${other?.textContent ?? '-'}`,
  )

it('TIME-4 paragraphs that are the same, have other words, are new and are gone', () => {
  const rate = 'The standard rate of the tax has been %s since the order'
  expect(
    compare(
      `<p>Same words.</p><p>${rate.replace('%s', '17%')}</p><p>Gone altogether.</p>`,
      `<p>Same words.</p><p>${rate.replace('%s', '18%')}</p><h4>Numbats</h4>`,
    ),
  ).toEqual([
    'same: Same words. | Same words.',
    `changed: ${rate.replace('%s', '17%')} | ${rate.replace('%s', '18%')}`,
    'removed: Gone altogether. | -',
    'added: - | Numbats',
  ])
})

it('TIME-4 a paragraph that has moved is shown once, as moved', () => {
  expect(compare('<p>One.</p><p>Two.</p><p>Three.</p>', '<p>Three.</p><p>One.</p><p>Two.</p>')).toEqual([
    'moved: Three. | Three.',
    'same: One. | One.',
    'same: Two. | Two.',
  ])
})

it('TIME-4 items of lists, rows of tables and loose words count as paragraphs; marks of former changes do not count', () => {
  expect(
    compare(
      'Loose<ul><li>a<ul><li>b</li></ul></li></ul><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      'Loose<ul><li><ins>a</ins><ul><li>b</li></ul></li></ul><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ),
  ).toEqual(['same: Loose | Loose', 'same: a | a', 'same: b | b', 'same: 1 · 2 | 1 · 2'])
})

it('TIME-4 a text that was not there is new as a whole', () => {
  expect(compare('', '<p>One.</p>')).toEqual(['added: - | One.'])
})
