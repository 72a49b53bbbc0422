import { beforeAll, describe, expect, it } from 'vitest'
import { loadSanitiser, sanitise, toHtml } from '@/texts/sanitise'
import { markDifferences } from './word-differences'

beforeAll(loadSanitiser)

function compare(before: string, after: string): [isDifferent: boolean, html: string] {
  const shown = sanitise(after)
  return [markDifferences(sanitise(before), shown), toHtml(shown)]
}

describe('STAFF-4 what differs between two texts', () => {
  it.each([
    ['<p>The zero rate.</p>', '<p>The zero rate.</p>', false, '<p>The zero rate.</p>'],
    ['<p>The zero rate.</p>', '<p>The full rate.</p>', true, '<p>The <del>zero</del><ins>full</ins> rate.</p>'],
    ['<p>It is due.</p>', '<p>It is not due.</p>', true, '<p>It is <ins>not </ins>due.</p>'],
    ['<p>It is not due.</p>', '<p>It is due.</p>', true, '<p>It is <del>not </del>due.</p>'],
    ['<p>One.</p>', '<p>One.</p><p>Two.</p>', true, '<p>One.</p><p><ins>Two.</ins></p>'],
    ['<p>One.</p><p>Two.</p>', '<p>One.</p>', true, '<p>One.</p><del>Two. </del>'],
    ['', '<p>One.</p>', true, '<p><ins>One.</ins></p>'],
    ['<p>סעיף 30 קובע</p>', '<p>סעיף 31 קובע</p>', true, '<p>סעיף <del>30</del><ins>31</ins> קובע</p>'],
  ])('STAFF-4 from %s to %s', (before, after, isDifferent, html) => {
    expect(compare(before, after)).toEqual([isDifferent, html])
  })

  it('STAFF-4 is marked inside of links and lists, which stay as they are', () => {
    const [, html] = compare(
      '<ul><li>See <a href="/law/vat-law">section 30</a></li></ul>',
      '<ul><li>See <a href="/law/vat-law">section 31</a> first</li></ul>',
    )
    expect(html).toBe(
      '<ul><li>See <a href="/law/vat-law">section <del>30</del><ins>31</ins></a><ins> first</ins></li></ul>',
    )
  })

  it('STAFF-4 is no difference of words when only the form is another one', () => {
    expect(compare('<p>The rate</p>', '<p>The <strong>rate</strong></p>')[0]).toBe(false)
  })

  it('STAFF-4 keeps every word of both, however much was changed', () => {
    const words = (start: number) => Array.from({ length: 400 }, (_, index) => `w${start + index * 3}`).join(' ')
    const [, html] = compare(`<p>${words(0)}</p>`, `<p>${words(1)}</p>`)
    const box = document.createElement('div')
    box.innerHTML = html
    const kept = (gone: string) => {
      const copy = box.cloneNode(true) as HTMLElement
      for (const element of copy.querySelectorAll(gone)) element.remove()
      return copy.textContent?.trim()
    }
    expect(kept('del')).toBe(words(1))
    expect(kept('ins')).toBe(words(0))
  })
})
