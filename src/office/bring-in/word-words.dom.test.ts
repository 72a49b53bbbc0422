import { beforeAll, expect, it } from 'vitest'
import { loadSanitiser } from '@/texts/sanitise'
import { footnoteMark, paragraph, run, type WordParts, wordFile } from '../../../tests/support/word-file'
import { cutLaw } from './cut-law'
import { readLawFile } from './read-law-file'

beforeAll(loadSanitiser)

const { signal } = new AbortController()

async function bringIn(parts: WordParts) {
  const file = new File([wordFile(parts).slice()], 'law.docx')
  const { html, notes } = await readLawFile(file, { signal, trackedChanges: 'accepted' })
  return { pieces: await cutLaw(html, { signal }), notes }
}

/** Words as a reader sees them, a line for each block. */
const wordsOf = (html: string) => {
  const box = document.createElement('div')
  box.innerHTML = html.replace(/<br>|<\/(?:p|td|li)>/g, ' $&')
  return box.textContent.replace(/\s+/g, ' ').trim()
}

const within = (name: string, words: string, properties = '') => `<w:${name}>${properties}${run(words)}</w:${name}>`
const inRun = (inside: string) => `<w:r>${inside}</w:r>`
const hidden = (words: string, style = '<w:vanish/>') => `<w:r><w:rPr>${style}</w:rPr><w:t>${words}</w:t></w:r>`
const text = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`
const field = (type: string) => inRun(`<w:fldChar w:fldCharType="${type}"/>`)
const maths = (...words: string[]) => words.map((each) => `<m:r><m:t>${each}</m:t></m:r>`).join('')
const box = (words: string) => `<w:txbxContent>${paragraph(words)}</w:txbxContent>`
const picture = '<a:graphic><a:graphicData><pic:pic xmlns:pic="urn:example:pic"/></a:graphicData></a:graphic>'
const cell = (words: string, properties: string) => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(words)}</w:tc>`
const style = (id: string, inside: string, type = 'character') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${inside}</w:style>`

/** In a paragraph "before … after": what is written there, the words that arrive for it, and what is to be looked at. */
const IN_LINE: [construction: string, xml: string, words: string, looked?: string, more?: Partial<WordParts>][] = [
  ['a simple field', within('fldSimple', 'Table 1'), 'Table 1'],
  [
    'a field in a field',
    `${field('begin')}${inRun('<w:instrText>IF </w:instrText>')}${field('begin')}${field('separate')}${run('code')}${field('end')}${field('separate')}${run('shown')}${field('end')}`,
    'shown',
    'words in the code of a field are left out: “code”',
  ],
  [
    'a field that nobody ends',
    `${field('begin')}${run('words')}`,
    '',
    'words in the code of a field are left out: “words”; words in the code of a field are left out: “after”',
  ],
  [
    'a list of a form',
    inRun(
      '<w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:listEntry w:val="Yes"/><w:listEntry w:val="No"/></w:ddList></w:ffData></w:fldChar>',
    ) + field('end'),
    '',
    'a list to choose from is left out: “Yes, No”',
  ],
  ['a direction forced', within('bdo', 'מס ערך מוסף'), 'מס ערך מוסף'],
  ['a direction', within('dir', 'חשבונית'), 'חשבונית'],
  [
    'words with a reading above',
    inRun(`<w:ruby><w:rubyPr/><w:rt>${run('kanji')}</w:rt><w:rubyBase>${run('漢字')}</w:rubyBase></w:ruby>`),
    '漢字 (kanji)',
  ],
  ['a carriage return', inRun(`${text('one')}<w:cr/>${text('two')}`), 'one two'],
  ['the end of a page between words', inRun(`${text('one')}<w:br w:type="page"/>${text('two')}`), 'one two'],
  [
    'tabs',
    inRun(
      `${text('one')}<w:tab/>${text('two')}<w:ptab w:alignment="right" w:relativeTo="margin" w:leader="none"/>${text('three')}`,
    ),
    'one two three',
  ],
  ['hyphens', inRun(`${text('zero')}<w:noBreakHyphen/>${text('ra')}<w:softHyphen/>${text('ted')}`), 'zero\u2011rated'],
  ['a sign that is known', inRun('<w:sym w:font="Wingdings" w:char="F0FC"/>'), '✓'],
  ['a sign of another font', inRun('<w:sym w:font="Arial" w:char="2713"/>'), '✓'],
  [
    'a sign that nobody knows',
    inRun('<w:sym w:font="Sample Runes" w:char="F041"/>'),
    '',
    'a sign of the font Sample Runes is left out',
  ],
  ['hidden words', hidden('sec') + hidden('ret &amp; more'), '', 'hidden words are left out: “sec ret & more”'],
  [
    'words hidden by their style',
    hidden('secret', '<w:rStyle w:val="Below"/>'),
    '',
    'hidden words are left out: “secret”',
    { styles: style('Hides', '<w:rPr><w:vanish/></w:rPr>') + style('Below', '<w:basedOn w:val="Hides"/>') },
  ],
  [
    'words shown against their style',
    hidden('open', '<w:rStyle w:val="Hides"/><w:vanish w:val="0"/>'),
    'open',
    '',
    { styles: style('Hides', '<w:rPr><w:vanish/></w:rPr>') },
  ],
  [
    'an equation',
    `<m:oMath>${maths('x=')}<m:f><m:num>${maths('a')}</m:num><m:den>${maths('b')}</m:den></m:f></m:oMath>`,
    'x=(a)/(b)',
    'an equation is read in one line: “x=(a)/(b)”',
  ],
  [
    'a power, a root and a sum',
    `<m:oMathPara><m:oMath><m:sSup><m:e>${maths('a')}</m:e><m:sup>${maths('2')}</m:sup></m:sSup><m:rad><m:deg/><m:e>${maths('b')}</m:e></m:rad><m:d><m:e>${maths('c')}</m:e></m:d></m:oMath></m:oMathPara>`,
    'a^(2)√(b)(c)',
    'an equation is read in one line: “a^(2)√(b)(c)”',
  ],
  [
    'a control of content',
    `<w:sdt><w:sdtPr><w:alias w:val="no words"/></w:sdtPr><w:sdtContent>${run('chosen')}</w:sdtContent></w:sdt>`,
    'chosen',
  ],
  ['a smart tag', `<w:smartTag><w:smartTagPr/>${within('customXml', 'tagged')}</w:smartTag>`, 'tagged'],
  [
    'tracked changes',
    `<w:ins w:id="1">${run('in')}</w:ins><w:del w:id="2">${inRun('<w:delText>out</w:delText>')}</w:del><w:moveFrom w:id="3">${run('from')}</w:moveFrom><w:moveTo w:id="4">${run('to')}</w:moveTo>`,
    'into',
  ],
  [
    'a remark',
    `<w:commentRangeStart w:id="0"/>${run('said')}<w:commentRangeEnd w:id="0"/>${inRun('<w:commentReference w:id="0"/>')}`,
    'said',
  ],
  [
    'a text box, said twice',
    inRun(
      `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:positionH><wp:posOffset>12</wp:posOffset></wp:positionH><wps:txbx>${box('boxed')}</wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box('boxed')}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`,
    ),
    ' after boxed',
  ],
  [
    'a text box for newer programs',
    inRun(
      `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box('boxed')}</wps:txbx></w:drawing></mc:Choice></mc:AlternateContent>`,
    ),
    ' after boxed',
  ],
  [
    'words drawn as a picture',
    inRun('<w:pict><v:shape><v:textpath string="DRAFT"/></v:shape></w:pict>'),
    '',
    'words drawn as a picture are left out: “DRAFT”',
  ],
  [
    'a picture beside a text box',
    inRun(`<w:drawing>${picture}<wps:txbx>${box('boxed')}</wps:txbx></w:drawing>`),
    ' after boxed',
    'a picture is left out',
  ],
  [
    'a chart',
    inRun('<w:drawing><a:graphic><a:graphicData><c:chart r:id="rId9"/></a:graphicData></a:graphic></w:drawing>'),
    '',
    'a chart is left out',
  ],
  [
    'an object',
    inRun(
      '<w:object><v:shape><v:imagedata r:id="rId9"/></v:shape><o:OLEObject ProgID="Equation.3"><o:LinkType>x</o:LinkType></o:OLEObject></w:object>',
    ),
    '',
    'an embedded object (Equation.3) is left out',
  ],
  ['a date that Word fills in', inRun('<w:yearLong/>'), '', 'a date that Word fills in is left out'],
  ['a part of another document', '<w:subDoc r:id="rId9"/>', '', 'a part that is another document is left out'],
  ['what nobody knows, around words', `<x:new>${run('new')}</x:new>`, 'new'],
  [
    'what nobody knows, with words of its own',
    '<x:new><x:label>news</x:label></x:new>',
    '',
    'words that Word keeps in x:label are left out: “news”',
  ],
  ['words as they are', inRun('<w:t><![CDATA[a < b & c]]></w:t>'), 'a < b & c'],
]

it.each(IN_LINE)(
  'BULK-1 every word of a Word file arrives once and in its place, or is to be looked at: %s',
  async (_, xml, words, looked = '', more = {}) => {
    const after = words.startsWith(' after') || looked.includes('after') ? '' : ' after'
    const body = [
      paragraph('1. Scope'),
      paragraph(`${run('before ')}${xml}${run(' after')}`),
      paragraph('2. Rate'),
      paragraph('Last.'),
    ].join('')
    const { pieces } = await bringIn({ body, ...more })
    expect(pieces.map(({ number, html, doubt }) => [number, wordsOf(html), doubt])).toEqual([
      ['1', `before ${words}${after}`.replace(/\s+/g, ' ').trim(), looked || null],
      ['2', 'Last.', null],
    ])
  },
)

const SECTION = [paragraph('1. Scope'), paragraph('All.')].join('')

/** Between two paragraphs of a section: what is written there, the words that arrive for it, and what is to be looked at. */
const BETWEEN: [construction: string, xml: string, words: string, looked?: string, more?: Partial<WordParts>][] = [
  ['a control of content', `<w:sdt><w:sdtContent>${paragraph('chosen')}</w:sdtContent></w:sdt>`, 'chosen'],
  ['a tag of one’s own', `<w:customXml>${paragraph('tagged')}</w:customXml>`, 'tagged'],
  [
    'an equation',
    `<m:oMathPara><m:oMath>${maths('x')}</m:oMath></m:oMathPara>`,
    'x',
    'an equation is read in one line: “x”',
  ],
  ['another file', '<w:altChunk r:id="rId9"/>', '', 'a part that is another file is left out'],
  ['a hidden paragraph', paragraph(hidden('secret')), '', 'hidden words are left out: “secret”'],
  [
    'a paragraph hidden by its style',
    paragraph('secret', { style: 'Hides' }),
    '',
    'hidden words are left out: “secret”',
    { styles: style('Hides', '<w:rPr><w:vanish/></w:rPr>', 'paragraph') },
  ],
  [
    'a hidden paragraph with a number',
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:vanish/></w:rPr></w:pPr>${hidden('secret')}</w:p>${paragraph('first', { list: 1 })}`,
    '(a) first',
    'hidden words are left out: “secret”',
    { numberings: [{ id: 1, levels: [['lowerLetter', '(%1)']] }] },
  ],
  [
    'a table whose style hides',
    `<w:tbl><w:tblPr><w:tblStyle w:val="Hides"/></w:tblPr><w:tr>${cell('secret', '')}</w:tr></w:tbl>`,
    '',
    'hidden words are left out: “secret”',
    { styles: style('Hides', '<w:rPr><w:vanish/></w:rPr>', 'table') },
  ],
  [
    'words under a merged cell',
    `<w:tbl><w:tr>${cell('one', '<w:vMerge w:val="restart"/>')}${cell('two', '')}</w:tr><w:tr>${cell('lost', '<w:vMerge/>')}${cell('three', '')}</w:tr></w:tbl>`,
    'one two three',
    'words under a merged cell are left out: “lost”',
  ],
  [
    'a footnote with a field and hidden words',
    `<w:p>${run('noted')}${footnoteMark(1)}</w:p>`,
    'noted1',
    'hidden words are left out: “secret”',
    { footnotes: [`${within('fldSimple', 'of any kind')}${hidden('secret')}`] },
  ],
  ['words in no paragraph', 'astray', '', 'words that Word keeps in the body are left out: “astray”'],
]

it.each(BETWEEN)(
  'BULK-1 every block of a Word file arrives once and in its place, or is to be looked at: %s',
  async (name, xml, words, looked = '', more = {}) => {
    const body = [SECTION, xml, paragraph('Else.'), paragraph('2. Rate'), paragraph('Last.')].join('')
    const { pieces } = await bringIn({ body, ...more })
    const note = name.includes('footnote') ? ' 1 of any kind' : ''
    expect(pieces.map(({ number, html, doubt }) => [number, wordsOf(html), doubt])).toEqual([
      ['1', `All. ${words} Else.${note}`.replace(/\s+/g, ' '), looked || null],
      ['2', 'Last.', null],
    ])
  },
)

it('BULK-1 refuses in words a Word file that is nested too deep, or written in another way', async () => {
  const deep = '<w:smartTag>'.repeat(300) + run('x') + '</w:smartTag>'.repeat(300)
  await expect(bringIn({ body: `<w:p>${deep}</w:p>` })).rejects.toThrow('more than 200 deep')
  await expect(bringIn({ body: `<w:p>${run('x')}` })).rejects.toThrow('This Word file is damaged')
})
