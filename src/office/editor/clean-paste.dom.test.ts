import { expect, it } from 'vitest'
import { cleanPastedHtml } from './clean-paste'
import { withinDepth } from './foreign-markup'

/** A page as Word puts it on the clipboard. */
const fromWord = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-unhide:no; font-size:11.0pt;} @page WordSection1 {size:595.3pt;} --></style>
</head><body lang=EN-US link="#0563C1" style='tab-interval:36.0pt'>
<!--StartFragment-->${body}<!--EndFragment--></body></html>`

const wordItem = (level: number, marker: string, words: string, position = 'Middle') =>
  `<p class=MsoListParagraphCxSp${position} style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span lang=EN-US style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span ` +
  `style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>\n`

it('TRUE-2 takes what Word marks as inserted for no later change of the law', () => {
  const html = fromWord('<p class=MsoNormal>Six <ins cite="mailto:x" datetime="2026-01-01T10:00">months</ins></p>')
  expect(cleanPastedHtml(html)).toBe('<p>Six months</p>')
})

it('ADM-3 pastes paragraphs of Word without their looks', () => {
  const html = fromWord(`<h1><span lang=EN-US>Zero rate<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='color:red'>Section
30</span></b><span lang=EN-US> of the <i>VAT</i> Law, <span class=SpellE>see</span> <a href="https://www.gov.il/"><u>gov.il</u></a>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=HE>מס ערך מוסף</span><span dir=LTR></span></p>`)
  expect(cleanPastedHtml(html)).toBe(
    '<h2>Zero rate</h2> <p><strong>Section 30</strong> of the <em>VAT</em> Law, see <a href="https://www.gov.il/">gov.il</a>.</p>  <p dir="rtl">מס ערך מוסף</p>'.replace(
      /> +</g,
      '><',
    ),
  )
})

it('ADM-3 makes real lists of the numbered and bulleted paragraphs of Word', () => {
  const html = fromWord(
    `<p class=MsoNormal>Conditions:</p>${[
      wordItem(1, '1.', 'export of goods', 'First'),
      wordItem(2, 'a.', 'by air'),
      wordItem(3, 'i.', 'directly'),
      wordItem(3, 'ii.', 'through an agent'),
      wordItem(2, 'b.', 'by sea'),
      wordItem(1, '2.', '<b>services</b>', 'Last'),
    ].join(
      '',
    )}<p class=MsoNormal>And:</p>${wordItem(1, '3.', 'tourism')}${wordItem(1, '<span style="font-family:Symbol">·</span>', 'a bullet')}${wordItem(2, 'o', 'an inner one')}`,
  )
  expect(cleanPastedHtml(html)).toBe(
    '<p>Conditions:</p><ol><li>export of goods<ol type="a"><li>by air<ol type="i"><li>directly</li><li>through an agent</li></ol></li>' +
      '<li>by sea</li></ol></li><li><strong>services</strong></li></ol><p>And:</p><ol start="3"><li>tourism</li></ol>' +
      '<ul><li>a bullet<ul><li>an inner one</li></ul></li></ul>',
  )
})

it('ADM-3 reads a marker by the one before it: i after h is a letter, v after iv a number', () => {
  const letters = ['g.', 'h.', 'i.', 'j.'].map((marker) => wordItem(1, marker, 'x')).join('')
  expect(cleanPastedHtml(fromWord(letters))).toBe(`<ol type="a" start="7">${'<li>x</li>'.repeat(4)}</ol>`)
  const romans = ['i.', 'ii.', 'iii.', 'iv.', 'v.', 'vi.'].map((marker) => wordItem(1, marker, 'x')).join('')
  expect(cleanPastedHtml(fromWord(romans))).toBe(`<ol type="i">${'<li>x</li>'.repeat(6)}</ol>`)
})

it('ADM-3 keeps as words a number that a list cannot count, because a law is cited by it', () => {
  const html = fromWord(wordItem(1, '2.1.', 'Definitions') + wordItem(1, 'א.', 'עוסק'))
  expect(cleanPastedHtml(html)).toBe('<p>2.1. Definitions</p><p>א. עוסק</p>')
})

it('ADM-3 pastes a table of Word with its heads and merged cells', () => {
  const cell = (words: string) =>
    `<p class=MsoNormal style='line-height:normal'><span lang=EN-US>${words}<o:p></o:p></span></p>`
  const html = fromWord(`<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;border:none'>
 <thead><tr style='mso-yfti-irow:0'><td width=200 valign=top style='border:solid 1.0pt'>${cell('<b>Year</b>')}</td><td>${cell('Rate')}</td></tr></thead>
 <tr><td colspan=2>${cell('2025')}${cell('18%')}</td></tr></table><p class=MsoNormal>After</p>`)
  expect(cleanPastedHtml(html).replace(/>\s+</g, '><')).toBe(
    '<table><thead><tr><th><strong>Year</strong></th><th>Rate</th></tr></thead>' +
      '<tbody><tr><td colspan="2"><p>2025</p><p>18%</p></td></tr></tbody></table><p>After</p>',
  )
})

it('ADM-3 leaves out the comments and the hidden words of Word, and keeps what was struck out as such', () => {
  const html =
    fromWord(`<p class=MsoNormal>Rate<a class=msocomanchor href="#_msocom_1">[MK1]</a> <del>17%</del><ins cite="mailto:x">18%</ins>
<span style='display:none;mso-hide:all'>secret</span><a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p>
<div style='mso-element:comment-list'><p>Check this</p></div>`)
  expect(cleanPastedHtml(html)).toBe('<p>Rate <s>17%</s>18% [1]</p>')
})

it('ADM-3 joins the lists of Word on the web, which hold one item each', () => {
  const item = (tag: string, start: number, level: number, words: string) =>
    `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1" role="list" start="${start}" style="list-style-type:decimal"><li data-leveltext="" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span data-contrast="auto" lang="EN-US" class="TextRun"><span class="NormalTextRun">${words}</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`
  const html = `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun">Rates</span></p></div>${item('ul', 1, 1, 'one')}${item('ul', 1, 2, 'inner')}${item('ul', 1, 1, 'two')}${item('ol', 1, 1, 'first')}${item('ol', 2, 1, 'second')}`
  expect(cleanPastedHtml(html).replaceAll('&nbsp;', '')).toBe(
    '<h2>Rates</h2><ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul><ol><li>first</li><li>second</li></ol>',
  )
})

it('ADM-3 pastes from Google Docs what its styles say, and not the bold element around everything', () => {
  const html = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1b2c"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Refunds</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;">Within </span><span style="font-weight:700;font-style:normal;">30 days</span><span style="font-weight:400;font-style:italic;"> of the </span><a href="https://www.example.com/x" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;">return</span></a><span style="font-size:0.6em;vertical-align:super;">2</span></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">one</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>inner</span></p></li></ul></ul><ol><li style="list-style-type:lower-alpha" dir="ltr"><p dir="ltr"><span>a</span></p></li></ol><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span>Year</span></p></td><td><p dir="ltr"><span>Rate</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`
  expect(cleanPastedHtml(html)).toBe(
    '<h2>Refunds</h2><p>Within <strong>30 days</strong><em> of the </em><a href="https://www.example.com/x">return</a><sup>2</sup></p>' +
      '<ul><li>one<ul><li>inner</li></ul></li></ul><ol type="a"><li>a</li></ol>' +
      '<table><tbody><tr><td>Year</td><td>Rate</td></tr></tbody></table>',
  )
})

it('STAFF-3 a link of Google Docs leads where it says, not by way of Google', () => {
  const wrapped = (address: string) =>
    `<a href="https://www.google.com/url?q=${encodeURIComponent(address)}&amp;sa=D&amp;source=editors&amp;ust=17&amp;usg=x">it</a>`
  const address = 'https://www.gov.il/en/vat?page=2&lang=en#rates'
  expect(cleanPastedHtml(`<p>${wrapped(address)}</p>`)).toBe(`<p><a href="${address.replace('&', '&amp;')}">it</a></p>`)
  expect(cleanPastedHtml(`<p>${wrapped('javascript:alert(1)')}</p>`)).toBe('<p>it</p>')
  const search = 'https://www.google.com/search?q=vat'
  expect(cleanPastedHtml(`<p><a href="${search}">it</a></p>`)).toBe(`<p><a href="${search}">it</a></p>`)
})

it('STAFF-3 the first row of a pasted table is its heading where it alone is bold throughout', () => {
  const table = (...rows: string[][]) =>
    `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
  const bold = (words: string) => `<p><span style="font-weight:700">${words}</span></p>`
  expect(cleanPastedHtml(table([bold('Year'), bold('Rate in %')], ['2025', '18']))).toBe(
    '<table><thead><tr><th>Year</th><th>Rate in %</th></tr></thead><tbody><tr><td>2025</td><td>18</td></tr></tbody></table>',
  )
  for (const plain of [
    table([bold('Year'), 'Rate'], ['2025', '18']),
    table([bold('Year'), bold('Rate')]),
    table([bold('Year'), bold('Rate')], [bold('2025'), bold('18')]),
  ]) {
    expect(cleanPastedHtml(plain)).not.toContain('<th>')
  }
})

it('ADM-3 pastes from a web page the article and nothing of the page', () => {
  const html = `<!--StartFragment--><header><nav><a href="https://a.example/">Home</a></nav></header><article class="post" style="color: rgb(0, 0, 0); font-weight: 400;"><h1 style="font-weight: 700">Title</h1><div class="lead">First<br>line</div><div>Second <span style="font-weight: 600">bold</span></div><img src="https://t.example/pixel.gif" onerror="alert(1)"><script>alert(1)</script><h5>Small</h5><dl><dt>Term</dt><dd>Meaning</dd></dl><pre>a  b\nc</pre><a href="https://a.example/card"><div>Card</div><p>Words</p></a><a href="javascript:alert(1)">bad</a><button>Share</button></article><!--EndFragment-->`
  expect(cleanPastedHtml(html)).toBe(
    '<p><a href="https://a.example/">Home</a></p><h2>Title</h2><p>First<br>line</p><p>Second <strong>bold</strong></p>' +
      '<h4>Small</h4><p>Term</p><p>Meaning</p><p>a b<br>c</p><p><a href="https://a.example/card">Card</a></p>' +
      '<p><a href="https://a.example/card">Words</a></p><p>badShare</p>',
  )
})

it('ADM-3 pastes a few words as words, so that they stay in the sentence they are put in', () => {
  expect(cleanPastedHtml('<meta charset="utf-8"><span style="color:red">two <b>words</b></span>')).toBe(
    'two <strong>words</strong>',
  )
})

it('ADM-3 unpacks a table that is only a frame, as mails have', () => {
  expect(
    cleanPastedHtml('<table width="600"><tr><td><p>Dear all,</p>The rate<div>is 18%</div></td></tr></table>'),
  ).toBe('<p>Dear all,</p><p>The rate</p><p>is 18%</p>')
})

it('ADM-6 brings headings to the one level that an FAQ has', () => {
  expect(cleanPastedHtml('<h1>a</h1><h2>b</h2><h6>c</h6>', [3])).toBe('<h3>a</h3><h3>b</h3><h3>c</h3>')
})

it('ADM-3 leaves a copy made in the editor as it is', () => {
  const copy = '<p data-pm-slice="1 1 []">a <span lang="he">b</span></p>'
  expect(cleanPastedHtml(copy)).toBe(copy)
})

it.each([
  ['<form><input name=childNodes><p>One</p></form>', '<p>One</p>'],
  [
    '<form><input name=querySelectorAll><img id=matches><button name=attributes></button><p>One</p></form>',
    '<p>One</p>',
  ],
  ['<form id=f><p>One</p></form><fieldset form=f name=replaceWith></fieldset><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['<img name=body><img name=documentElement><p>One</p>', '<p>One</p>'],
  ['<p>One</p><form name=createElement></form><form name=querySelector></form>', '<p>One</p>'],
])('ADM-3 SEC-2 no field of a form passes itself off as what stands in it: %s', (html, words) => {
  expect(cleanPastedHtml(html)).toBe(words)
})

it('ADM-3 SEC-2 of what is nested more than 200 deep the words alone are pasted', () => {
  const deep = `<style>p {}</style>${'<div>'.repeat(100_000)}One &amp; two<br>three`
  expect(cleanPastedHtml(withinDepth(deep)).replace(/\s+/g, ' ').trim()).toBe('One &amp; two three')
  expect(() => cleanPastedHtml(deep)).toThrow('more than 200 deep')
})
