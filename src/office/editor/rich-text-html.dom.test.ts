import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { sanitise, toHtml } from '@/texts/sanitise'
import { richTextExtensions } from './rich-text-extensions'
import { readHtml, writeHtml } from './rich-text-html'

const schema = getSchema(richTextExtensions('text'))
const reread = (html: string) => writeHtml(readHtml(html, schema))

const SEED = path.resolve(import.meta.dirname, '../../../supabase/seed')

/** Every formatted text of the seed's files, wherever in them it stands. */
function formattedTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('<') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(formattedTexts) : []
}

const seedTexts = readdirSync(SEED)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, texts: formattedTexts(JSON.parse(readFileSync(path.join(SEED, file), 'utf8'))) }))
  .filter(({ texts }) => texts.length > 0)

it.each(seedTexts)('ADM-2 gives back every text of $file as it was read, to the letter', ({ texts }) => {
  for (const text of texts)
    expect(reread(text)).toBe(toHtml(sanitise(text)).replaceAll(' rel="noopener noreferrer"', ''))
})

it('ADM-2 has texts of the law, rulings, decisions, news and FAQs to give back', () => {
  expect(seedTexts.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'law-chapters-1-6.json',
      'regulations-1-vat.json',
      'rulings.json',
      'news.json',
      'faqs.json',
    ]),
  )
  expect(seedTexts.flatMap(({ texts }) => texts).length).toBeGreaterThan(150)
})

it.each([
  ['<p>one<br>two</p><hr><p>three</p>'],
  ['<h2>A</h2><h3>B</h3><h4>C</h4>'],
  ['<p><u>u</u> <s>s</s> H<sub>2</sub>O x<sup>2</sup> <code>c</code> <mark>m</mark></p>'],
  ['<p><code><strong>bold</strong> code</code></p>'],
  ['<p><em>Summary, <a href="https://a.example">Hebrew text</a></em></p>'],
  ['<p><a href="/law/vat-law#s30">section <strong>30</strong></a></p>'],
  ['<p><a href="mailto:a@b.example">a</a> <a href="tel:+9721">b</a> <a href="#s1">c</a></p>'],
  ['<p><span dir="rtl" lang="he">מע"מ</span> is VAT</p>'],
  ['<p><span lang="en"><span dir="rtl">x</span> y</span></p>'],
  ['<p dir="rtl">English from the right</p><h3 lang="fr">TVA</h3>'],
  ['<ul dir="rtl" lang="he"><li dir="ltr">x</li></ul>'],
  ['<ol start="3"><li>three</li><li>four<ul><li>nested</li></ul></li></ol>'],
  ['<ol type="a"><li>a<ol start="2" type="i"><li>ii</li></ol></li></ol>'],
  ['<ul><li><p>one</p><p>two</p></li><li>three<p>four</p></li></ul>'],
  ['<ul><li><h4>Title</h4>words</li><li><ul><li>deep</li></ul></li></ul>'],
  ['<blockquote><p>Quoted</p><ul><li>list</li></ul></blockquote>'],
  [
    '<table dir="rtl"><caption>Rates <em>by year</em></caption><thead><tr><th scope="col">Year</th><th scope="col">Rate</th></tr></thead>' +
      '<tbody lang="en"><tr><th scope="row">2025</th><td>18%</td></tr></tbody>' +
      '<tbody><tr><td colspan="2"><p>a</p><p>b</p></td></tr></tbody><tfoot><tr><td rowspan="1">end</td><td></td></tr></tfoot></table>',
  ],
  ['<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table><p>after</p>'],
  ['plain words'],
  ['<strong>18%</strong>, since 2025.<p>Source</p>and more'],
  ['<blockquote>Quoted<br>twice</blockquote>'],
  ['<p>5,000&nbsp;NIS &amp; &lt;more&gt;</p>'],
])('ADM-2 keeps every element of the allow-list: %s', (html) => {
  const written = html.replace(' rowspan="1"', '').replace('<tbody lang="en"><tr>', '<tbody><tr lang="en">')
  expect(reread(html)).toBe(written)
})

it.each([
  ['<p><em lang="he">x</em></p>', '<p><em><span lang="he">x</span></em></p>'],
  ['<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
  ['<p><strong>a</strong>\n<em>b</em></p>', '<p><strong>a</strong> <em>b</em></p>'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<ul>loose<li>a</li></ul>', '<ul><li>loose</li><li>a</li></ul>'],
  [
    '<table><caption><p>a</p><p>b</p></caption><tbody><tr><td>x</td></tr></tbody></table>',
    '<table><caption>a b</caption><tbody><tr><td>x</td></tr></tbody></table>',
  ],
  ['<p>a</p><script>alert(1)</script><a href="javascript:alert(1)">b</a>', '<p>a</p>b'],
])('ADM-2 writes %s as %s, which reads the same', (html, written) => {
  expect(reread(html)).toBe(written)
})

it.each(['', '<p></p>', '<p> </p>', '<p><br></p>', '<h3></h3>', '<ul><li></li></ul>', '<p>&nbsp;</p>'])(
  'ADM-2 has no text in %j',
  (html) => {
    expect(reread(html)).toBe('')
  },
)

it('ADM-2 keeps a line and a table that hold no words', () => {
  expect(reread('<hr>')).toBe('<hr>')
  expect(reread('<table><tbody><tr><td></td></tr></tbody></table>')).toContain('<table>')
})

it('ADM-2 says of blocks that begin in Hebrew that the browser finds their direction, and of no others', () => {
  expect(reread('<p>מס ערך מוסף (VAT)</p><p>VAT, מע"מ</p>')).toBe('<p dir="auto">מס ערך מוסף (VAT)</p><p>VAT, מע"מ</p>')
  expect(reread('<ul><li>ראשון</li><li>second</li></ul>')).toBe('<ul dir="auto"><li>ראשון</li><li>second</li></ul>')
  expect(reread('<table><tbody><tr><td>invoice</td><td>חשבונית</td></tr></tbody></table>')).toBe(
    '<table><tbody><tr><td>invoice</td><td dir="auto">חשבונית</td></tr></tbody></table>',
  )
})
