import { describe, expect, it } from 'vitest'
import { faultsOfAkomaNtoso as faultsOf } from '../../../tests/support/akoma-ntoso.ts'
import { writeAkomaNtoso } from './akoma-ntoso'
import type { LawText } from './law-text'

const AGE = { text_as_of: '2021-01-14', changes_noted_to: '2026-11-21', date_updated: '2026-11-20' }

/** A law of one section with this text. */
const lawOf = (content: string, title = '30. Zero rate'): LawText => ({
  name: 'VAT Law',
  instrument: 'Value Added Tax Law, 5736-1975',
  url: '/law/vat-law',
  xml: '/data/vat-law.akn.xml',
  asOn: null,
  note: '',
  chapters: [
    { title: 'Rates & “more”', number: '7', sections: [{ ...AGE, days: '', id: 'x30', slug: '30', title, content }] },
  ],
})

/** The text of the section in the file. */
const blocksOf = (content: string): string =>
  writeAkomaNtoso(lawOf(content), '2026-11-26')
    .replace(/^.*?<\/p>\n(?=.*<\/content>)/s, '')
    .split('<p class="as-of">')
    .at(-1)!
    .replace(/^.*?<\/p>\n/, '')
    .replace(/<\/content>.*$/s, '')

describe('BULK-3 the Akoma Ntoso of a law', () => {
  it('BULK-3 says what it is, by names of the site and dates of the data, and fits the schema of OASIS', async () => {
    const xml = writeAkomaNtoso(lawOf('<p>Words &amp; more</p>'), '2026-11-26')
    expect(await faultsOf(xml)).toEqual([])
    expect(xml).toContain('<FRBRuri value="/law/vat-law"/><FRBRdate date="2021-01-14" name="oldest text summarised"/>')
    expect(xml).toContain(
      '<FRBRuri value="/law/vat-law/eng@2026-11-20"/><FRBRdate date="2026-11-20" name="last edited"/>',
    )
    expect(xml).toContain('<FRBRuri value="/data/vat-law.akn.xml"/><FRBRdate date="2026-11-26" name="written"/>')
    expect(xml).toContain('<FRBRprescriptive value="false"/><FRBRauthoritative value="false"/>')
    expect(xml).toContain('<chapter eId="chp_1"><num>7</num><heading>Rates &amp; “more”</heading>')
    expect(xml).toContain('<section eId="sec_30"><num>30.</num><heading>Zero rate</heading>')
    expect(xml).toContain(
      '<p class="as-of">Text of <date date="2021-01-14">14 January 2021</date>. Later changes noted to <date date="2026-11-21">21 November 2026</date>.</p>\n<p>Words &amp; more</p>',
    )
  })

  it('BULK-3 says of the Hebrew in the name of a law that it is Hebrew', async () => {
    const xml = writeAkomaNtoso({ ...lawOf('<p>x</p>'), instrument: 'VAT Law (חוק מס) & more' }, '2026-11-26')
    expect(await faultsOf(xml)).toEqual([])
    expect(xml).toContain('<p>VAT Law (<span xml:lang="he">חוק מס</span>) &amp; more</p>')
  })

  it('BULK-3 a file with a fault is refused', async () => {
    const xml = writeAkomaNtoso(lawOf('<p>x</p>'), '2026-11-26')
    expect(await faultsOf(xml.replace('<FRBRcountry value="il"/>', ''))).not.toEqual([])
    expect(await faultsOf(xml.replaceAll('heading>', 'h2>'))).not.toEqual([])
    expect(await faultsOf(xml.replace('date="2021-01-14"', 'date="February 2021"'))).not.toEqual([])
  })

  it('BULK-3 paragraphs have the numbers and addresses by which they are cited, lists their letters', async () => {
    const mark = (path: string, last: string) =>
      `<li id="s30${path}" class="paragraph" data-paragraph="${path}"><a href="#s30${path}" class="paragraph-mark">${last}</a> `
    const list = `<ul>${mark('(a)', '(a)')}sale:<ul>${mark('(a)(5)', '(5)')}abroad</li><li>other</li></ul></li></ul>`
    const xml = blocksOf(list)
    expect(xml).toContain('<item eId="sec_30__item_a"><num>(a)</num><p>sale:</p>')
    expect(xml).toContain('<item eId="sec_30__item_a__item_5"><num>(5)</num><p>abroad</p></item>')
    expect(xml).toMatch(/<item eId="sec_30__item_n\d"><p>other<\/p><\/item>/)
    expect(blocksOf('<ol type="a" start="2"><li>x</li></ol>')).toContain('<num>(b)</num><p>x</p>')
    expect(blocksOf('<ol><li>x</li><li>y</li></ol>')).toContain('<num>2.</num><p>y</p>')
    expect(await faultsOf(writeAkomaNtoso(lawOf(list), '2026-11-26'))).toEqual([])
  })

  it('BULK-3 what stands below a heading is held together, to the next of its level', async () => {
    const content = '<p>a</p><h4>One</h4><p>b</p><h5>Within</h5><h4 data-paragraph="(b)">Two</h4><p>c</p>'
    expect(blocksOf(content).replaceAll('\n', '')).toBe(
      '<p>a</p><blockContainer eId="sec_30__part_n1"><heading>One</heading><p>b</p>' +
        '<blockContainer eId="sec_30__part_n2"><heading>Within</heading><p/></blockContainer></blockContainer>' +
        '<blockContainer eId="sec_30__part_b"><heading>Two</heading><p>c</p></blockContainer>',
    )
    expect(await faultsOf(writeAkomaNtoso(lawOf(content), '2026-11-26'))).toEqual([])
  })

  it('BULK-3 whatever a text may hold fits the schema of OASIS', async () => {
    const texts = [
      '<table><caption>Rates</caption><thead><tr><th>From</th></tr></thead><tbody><tr><td colspan="2">18<ul><li>x</li></ul></td></tr></tbody></table>',
      '<p>x</p><table><tbody></tbody></table><table><tr></tr></table>',
      '<p>The <span lang="he" dir="rtl">מס ערך מוסף</span></p>',
      '<p><ins>In <em>GFI</em> <a href="/law/vat-law/2">section 2</a> <a href="https://x.example/?a=1&amp;b">x</a></ins></p>',
      '<p>a<br>b</p><blockquote><p>c</p>d</blockquote><hr><ul></ul><li>astray</li>',
      'Words <b>alone</b>',
      '<p>a\u0001b\uFFFFc</p>',
      '',
    ]
    expect(await faultsOf(writeAkomaNtoso(lawOf(texts.join('')), '2026-11-26'))).toEqual([])
    expect(await faultsOf(writeAkomaNtoso(lawOf(''), '2026-11-26'))).toEqual([])
    expect(await faultsOf(writeAkomaNtoso(lawOf('Words <b>alone</b>', 'A\u0001 & B'), '2026-11-26'))).toEqual([])
  })

  it('BULK-3 keeps the words of all these, and links to provisions as references', () => {
    expect(blocksOf('<p><span lang="he">מע״מ</span></p>')).toBe('<p><span xml:lang="he">מע״מ</span></p>')
    expect(blocksOf('<p><a href="/law/vat-law/2">s. 2</a> <a href="https://x.example">x</a></p>')).toBe(
      '<p><ref href="/law/vat-law/2">s. 2</ref> <a href="https://x.example">x</a></p>',
    )
    expect(blocksOf('<table><tr><th>A</th><td rowspan="2">1</td></tr></table>')).toBe(
      '<table eId="sec_30__table_n1"><tr><th><p>A</p></th><td rowspan="2"><p>1</p></td></tr></table>',
    )
  })

  it('BULK-3 links within the law lead to its sections in the file, others to the page', () => {
    expect(blocksOf('<p><a href="#x30">s. 30</a>, <a href="#s30(a)">(a)</a></p>')).toBe(
      '<p><ref href="#sec_30">s. 30</ref>, <ref href="/law/vat-law#s30(a)">(a)</ref></p>',
    )
  })

  it('BULK-3 markup that is nested too deep for calls leaves its words', async () => {
    const xml = writeAkomaNtoso(lawOf(`${'<b>'.repeat(50_000)}deep${'</b>'.repeat(50_000)}`), '2026-11-26')
    expect(xml).toContain('<p>deep</p>')
    expect(await faultsOf(xml)).toEqual([])
  })

  it('BULK-3 a title without a number has none', async () => {
    const xml = writeAkomaNtoso(lawOf('<p>x</p>', 'Israel Invoices'), '2026-11-26')
    expect(xml).toContain('<section eId="sec_30"><heading>Israel Invoices</heading>')
    expect(await faultsOf(xml)).toEqual([])
  })
})
