import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainLine } from './plain-line'

it.each([
  ['a title', 'a title'],
  ['  two\n lines\t ', 'two lines'],
  ['a\u0000b\u0001c\u001fd\u007fe\u0085f', 'a b c d e f'],
  ['a\ud800b\udc00c\ufffed\u{1ffff}e', 'a b c d e'],
  ['“quoted” <b> & </script>', '“quoted” <b> & </script>'],
  ['חוק מס ערך מוסף \u200f1975', 'חוק מס ערך מוסף \u200f1975'],
])('FIND-3 %j becomes one line', (text, line) => {
  expect(plainLine(text)).toBe(line)
})

it('FIND-3 a long text is cut after a whole word', () => {
  expect(plainLine('one two three', 13)).toBe('one two three')
  expect(plainLine('one two three', 12)).toBe('one two…')
})

it('FIND-3 a long word is cut between characters', () => {
  expect(plainLine('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`)
  expect(plainLine('😀'.repeat(9), 10)).toBe(`${'😀'.repeat(4)}…`)
})

it('FIND-3 no text becomes longer than asked, or holds what XML cannot', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.integer({ min: 1, max: 90 }), (text, most) => {
      const line = plainLine(text, most)
      expect(line.length).toBeLessThanOrEqual(most)
      expect(line).toMatch(/^[ -~\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u)
      expect(line.isWellFormed()).toBe(true)
    }),
  )
})
