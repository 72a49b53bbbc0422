import { expect, it } from 'vitest'
import { writeMarkdown } from './markdown'

/** What of a page's main part stands in its Markdown, below title, notice and address. */
function markdownOf(main: string, path = '/law/vat-law/30'): string {
  const { content } = writeMarkdown(
    path,
    '30. Zero rate',
    `<header>Menu</header><main id="main"><p>Begin.</p>${main}</main>End`,
  )
  return content.split('\n\n').slice(4).join('\n\n').trim()
}

it('BULK-4 the file begins with title, notice and address, and with what the page is cited by', () => {
  const main = '<h1>30. Zero rate</h1><p>Words.</p><p class="printed-source">Law, s. 30. Summary.</p>'
  const { name, content } = writeMarkdown('/law/vat-law/30', '30. Zero rate – VAT Law', `<main>${main}</main>`)
  expect(name).toBe('law/vat-law/30.md')
  expect(content).toBe(`# 30. Zero rate – VAT Law

> Demonstration content: short summaries in our own words, not the law itself and not legal advice. The Hebrew text is binding.

- This page: [/law/vat-law/30](/law/vat-law/30)
- Cite as: Law, s. 30. Summary.

Words.
`)
  expect(writeMarkdown('/', 'Guide', '<main></main>').name).toBe('index.md')
})

it('BULK-4 navigation, controls, notes in margins and what is for the eye alone are left out', () => {
  const main = `<nav><a href="/">Home</a></nav><div class="x print:hidden">Filter</div><div>Tax<sup data-note="">1</sup>
    is<details data-note=""><summary>Cited</summary></details> due.</div><form><label>Name <input></label></form>
    <div class="section-actions"><button>Print</button><a href="#x">Own page</a></div><svg><text>Chart</text></svg>
    <p><span aria-hidden="true">§</span><span class="sr-only">section</span> 30</p><noscript><p>Needs JavaScript.</p></noscript>`
  expect(markdownOf(main)).toBe('Tax is due.\n\nsection 30')
})

it('BULK-4 what stands only where no scripts run is kept: all steps of a guide, the words of a question', () => {
  const main =
    '<h3><noscript>Why?</noscript><button>Why?</button></h3><noscript><div><h2>All</h2><p>One.</p></div></noscript>'
  expect(markdownOf(main)).toBe('### Why?\n\n## All\n\nOne.')
})

it('BULK-4 lists keep their letters, numbers and the marks of paragraphs', () => {
  expect(markdownOf('<ol type="a"><li>one</li><li><p>two</p><ol type="i" start="4"><li>x</li></ol></li></ol>')).toBe(
    '- (a) one\n\n- (b) two\n\n  - (iv) x',
  )
  expect(markdownOf('<ol type="A" start="27"><li>x</li></ol>')).toBe('- (AA) x')
  expect(markdownOf('<ol start="3"><li>three</li><li>four</li></ol>')).toBe('3. three\n4. four')
  const marked = '<li class="paragraph"><a class="paragraph-mark" href="#s30(a)">(a)</a> sale</li>'
  expect(markdownOf(`<ol type="a">${marked}<li>service</li></ol>`)).toBe('- (a) sale\n- (b) service')
})

it('BULK-4 links lead to the pages, from wherever the file is read', () => {
  const main =
    '<p><a href="#s30(a)">here</a> <a href="/faqs#1">there</a> <a href="https://x.example/a_(b)">away</a></p>'
  expect(markdownOf(main)).toBe(
    '[here](/law/vat-law/30#s30%28a%29) [there](/faqs#1) [away](https://x.example/a_%28b%29)',
  )
})

it('BULK-4 tables keep their head, caption and the lines of their cells', () => {
  const head = '<thead><tr><th>From</th><th>Rate</th></tr></thead>'
  const rows = '<tr><th scope="row">2025</th><td>18 |<ul><li>one</li><li>two</li></ul></td></tr>'
  expect(markdownOf(`<table><caption>Rates</caption>${head}<tbody>${rows}</tbody></table>`)).toBe(
    'Rates\n\n| From | Rate |\n| - | - |\n| 2025 | 18 \\| one; two |',
  )
  expect(markdownOf('<table><tr><th scope="row">2025</th><td>18</td></tr></table>')).toBe(
    '| | |\n| - | - |\n| 2025 | 18 |',
  )
})

it('BULK-4 what a text tells of a later change is marked, and Hebrew is kept', () => {
  expect(markdownOf('<ul><li><strong>Two.</strong> <ins>In <a href="/rulings/1">GFI</a>.</ins></li></ul>')).toBe(
    '- **Two.** <ins>In [GFI](/rulings/1).</ins>',
  )
  expect(markdownOf('<p><bdi lang="he">מס ערך מוסף</bdi><em>mas</em> *not* emphasised</p>')).toBe(
    'מס ערך מוסף, *mas* \\*not\\* emphasised',
  )
})

it('BULK-4 what styles set apart is not run together, but a stored text has its own spaces', () => {
  expect(markdownOf('<p><span>Chapter 7</span>Zero rate</p>')).toBe('Chapter 7, Zero rate')
  expect(markdownOf('<p class="as-of">Text of <time>May</time> <span>Later changes</span></p>')).toBe(
    'Text of May. Later changes',
  )
  expect(markdownOf('<dl><div><dt>Court</dt><dd>Haifa</dd><dd>Lod</dd></div></dl>')).toBe('- **Court**: Haifa; Lod')
  expect(markdownOf('<div data-text="0"><p>re<i>use</i>d</p></div>')).toBe('re*use*d')
})

it('BULK-4 markup that is nested too deep for calls leaves its words', () => {
  const deep = 100_000
  const main = `${'<span>'.repeat(deep)}deep words${'</span>'.repeat(deep)}`
  expect(writeMarkdown('/news/1', 'News', `<main>${main}</main>`).content).toMatch(
    /^# News\n\n> Demonstration .*\n\n\/news\/1\n\ndeep words\n$/,
  )
})
