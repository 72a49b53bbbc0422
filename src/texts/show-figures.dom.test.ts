import { expect, it } from 'vitest'
import type { TextReference } from './link-references'
import { sanitise, toHtml } from './sanitise'
import { isFigure, showFigures } from './show-figures'
import { textOf, textRuns } from './text-runs'

const FIGURES: TextReference[] = [[['/amounts#vat-rate', '18% from 1 January 2025']]]

const body = () => {
  const shown = sanitise('<p>At <a href="/amounts#vat-rate">the rate</a>, <a href="/amounts">of all</a>.</p>')
  showFigures(shown, FIGURES)
  return shown
}

it('TOOL-1 a link to a figure is followed by what holds today', () => {
  expect(toHtml(body())).toBe(
    '<p>At <a href="/amounts#vat-rate">the rate</a>' +
      '<span data-note="" class="present-figure"> (18% from 1 January 2025)</span>, <a href="/amounts">of all</a>.</p>',
  )
})

it('LAW-2 which is no word of the text', () => {
  expect(textRuns(body()).map(textOf)).toEqual(['At the rate, of all.'])
})

it('TOOL-1 a figure is told from a dead link, a reference and a term', () => {
  const others: TextReference[] = [[['/amounts#poem', '']], [['section 30', '/law/vat-law/30']], [[' of the Law']]]
  expect([...FIGURES, ...others].map(isFigure)).toEqual([true, false, false, false])
})
