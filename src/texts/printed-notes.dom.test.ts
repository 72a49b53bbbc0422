import { expect, it } from 'vitest'
import { asStored } from './html-text'
import type { TextReference } from './link-references'
import { loadShowing } from './show-stored-html'

const show = await loadShowing()
const TERMS: TextReference[] = [
  [['foreign resident', '/glossary#1'], ['Foreign resident: תושב חוץ (toshav hutz). Section 1.']],
  [['foreign residents', '/glossary#1'], ['Foreign resident: תושב חוץ (toshav hutz). Section 1.']],
  [['dealer', '/glossary#2']],
]

const notesOf = (html: string, references: TextReference[], cites: string[] = []) => {
  const notes = cites.map((path) => [path, 'ruling', 1, [['Applause', '/rulings/1', '2020']]] as never)
  const shown = show(asStored(html, references, cites.length > 0 ? { notes, more: '#cited-by' } : undefined), {
    query: '',
    section: { name: 'section 30', anchor: 's30', paragraphs: ['1 (a) ', '2 (b) '] },
    headings: undefined,
  })
  const body = document.createElement('div')
  body.innerHTML = shown ?? ''
  return {
    figures: [...body.querySelectorAll('ul > li')].map((each) =>
      [...each.querySelectorAll('sup')].map((figure) => figure.textContent),
    ),
    printed: [...body.querySelectorAll('.printed-notes li')].map((each) => each.textContent),
    body,
  }
}

it('TERM-2 prints a term once, with its Hebrew and the section that defines it, in the order of the text', () => {
  const { figures, printed, body } = notesOf(
    '<ul><li>Foreign. A foreign resident.</li><li>foreign residents, dealer</li></ul>',
    TERMS,
    ['(a)', '(b)'],
  )
  expect(figures).toEqual([['1'], ['2']])
  expect(printed).toEqual([
    'Cited by ruling: Applause, 2020. Foreign resident: תושב חוץ (toshav hutz). Section 1.',
    'Cited by ruling: Applause, 2020.',
  ])
  expect(body.querySelector('ul')?.textContent).toContain('A foreign resident.1')
  expect(body.querySelector('.printed-notes [lang="he"]')?.textContent).toBe('תושב חוץ')
})

it('TERM-2 TRUE-5 has one figure at the end of a paragraph that ends with a link, behind it', () => {
  const link: TextReference = [['section 31', '/law/vat-law/31']]
  const { body, printed } = notesOf(
    '<ul><li>A foreign resident, by section 31.</li><li>Foreign residents, by section 31</li></ul>',
    [link, ...TERMS],
    ['(a)', '(b)'],
  )
  expect(printed).toHaveLength(2)
  const ends = [...body.querySelectorAll('ul > li')].map((each) => each.textContent)
  expect(ends).toEqual([expect.stringContaining('31.1(b) is'), expect.stringContaining('312(a) is')])
  expect(body.querySelector('a sup, .inline-block sup')).toBeNull()
})

it('TERM-2 names a table by its caption, without the note at its end', () => {
  const table = '<table><caption>A foreign resident</caption><tbody><tr><td>1</td></tr></tbody></table>'
  const { body } = notesOf(table, TERMS)
  expect(body.querySelector('caption')?.textContent).toBe('A foreign resident1')
  expect(body.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('A foreign resident')
})

it('TRUE-5 prints what cites a text as a whole that begins with a heading', () => {
  const { printed } = notesOf('<h3>Scope</h3><p>Words.</p>', [], [''])
  expect(printed).toEqual(['Cited by ruling: Applause, 2020.'])
})

it('TERM-2 prints no notes where there are none', () => {
  expect(notesOf('<p>A dealer.</p>', TERMS).body.innerHTML).not.toContain('data-note')
})
