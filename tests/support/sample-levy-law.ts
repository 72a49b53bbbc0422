import { type Numbering, paragraph, run, table, wordFile } from './word-file.ts'

// The "Sample Services Levy Law", which is no law: an example in our own words, as large as a test asks for, and as a file of
// each kind that staff may bring in.

export type SampleSection = { number: string; title: string; paragraphs: string[] }
export type SampleChapter = { number: string; title: string; sections: SampleSection[] }

const WORDS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const SUBJECTS = [
  'Definitions',
  'Scope of the levy',
  'Rate of the levy',
  'Who is liable',
  'Time of payment',
  'Records to be kept',
]

/** Ten chapters with `count` sections; every seventh has a letter beside its number. */
export function sampleLaw(count: number): SampleChapter[] {
  const chapters = WORDS.map((_, place) => ({
    number: String(place + 1),
    title: `Part of the example ${place + 1}`,
    sections: [] as SampleSection[],
  }))
  let figures = 0
  for (let place = 0; place < count; place += 1) {
    const isLettered = place % 7 === 6
    if (!isLettered) figures += 1
    const number = isLettered ? `${figures}A` : String(figures)
    const title = `${SUBJECTS[place % SUBJECTS.length]} in example ${place + 1}`
    const paragraphs = [
      `(a) A provider of sample services pays the levy of example ${place + 1} to the Example Office.`,
      `(b) Section ${figures + 3} applies to what subsection (a) leaves open, under these conditions:`,
      '(1) the service is a sample;',
      '(2) the provider has told the Example Office so.',
    ]
    chapters[Math.floor((place * WORDS.length) / count)]?.sections.push({ number, title, paragraphs })
  }
  return chapters
}

const linesOf = (
  law: readonly SampleChapter[],
  chapter: (chapter: SampleChapter) => string,
  section: (section: SampleSection) => string,
) => law.map((each) => chapter(each) + each.sections.map(section).join('')).join('')

/** In Word, with headings for chapters and bold titles in the lines of sections. */
export const asWord = (law: readonly SampleChapter[]) =>
  wordFile({
    body:
      paragraph('Sample Services Levy Law (an example)', { style: 'Title' }) +
      linesOf(
        law,
        (chapter) => paragraph(`Chapter ${WORDS[Number(chapter.number) - 1]}: ${chapter.title}`, { style: 'Heading1' }),
        (section) =>
          paragraph(run(`${section.number}. ${section.title}`, { isBold: true })) +
          section.paragraphs.map((words) => paragraph(words)).join(''),
      ),
  })

const LISTS: readonly Numbering[] = [
  {
    id: 1,
    levels: [
      ['decimal', '%1.'],
      ['lowerLetter', '(%2)'],
    ],
  },
  { id: 2, levels: [['upperRoman', 'CHAPTER %1']] },
  { id: 3, levels: [['decimal', '%1.']] },
]

/** In Word without a typed number: chapters, sections and paragraphs are numbered by its lists, and one section has a list of its own. */
export const asNumberedWord = (law: readonly SampleChapter[]) =>
  wordFile({
    numberings: LISTS,
    body: linesOf(
      law,
      ({ title }) => paragraph(title, { list: 2 }),
      ({ number, title, paragraphs }) => {
        const words = paragraphs.map((each) => paragraph(each.replace(/^\(\w+\) /, ''), { list: 1, level: 1 }))
        const own = number === '2' ? ['one thing;', 'another thing.'].map((each) => paragraph(each, { list: 3 })) : []
        // Word's lists know no 6A: it is typed.
        const head = /\d$/.test(number) ? paragraph(title, { list: 1 }) : paragraph(`${number}. ${title}`)
        return [head, ...words, ...own].join('')
      },
    ),
  })

/** As plain text that was copied from a page: the titles stand above the numbers, as in a margin. */
export const asText = (law: readonly SampleChapter[]) =>
  linesOf(
    law,
    ({ number, title }) => `CHAPTER ${number}\n${title}\n\n`,
    ({ number, title, paragraphs }) => `${title}\n${number}. ${paragraphs.join('\n')}\n\n`,
  )

/** As Markdown, with a table and a footnote in each section. */
export const asMarkdown = (law: readonly SampleChapter[]) =>
  `# Sample Services Levy Law\n\n${linesOf(
    law,
    ({ number, title }) => `## Chapter ${number}: ${title}\n\n`,
    ({ number, title, paragraphs }) =>
      `### ${number}. ${title}\n\n${paragraphs.join('\n\n')}[^${number}]\n\n| Service | Rate |\n|---|---|\n| sample ${number} | 1% |\n\n[^${number}]: Footnote of section ${number}.\n\n`,
  )}`

/** As a browser saves a page: containers, styles, scripts, links, and a list of contents that leads to the titles. */
export function asHtml(law: readonly SampleChapter[]): string {
  const contents = linesOf(
    law,
    () => '',
    ({ number, title }) => `<li><a href="#s${number}">${number}. ${title}</a></li>`,
  )
  const text = linesOf(
    law,
    ({ number, title }) => `</div><div class="chapter"><h2 style="color:red">Chapter ${number} – ${title}</h2>`,
    ({ number, title, paragraphs }) =>
      `<div class="section"><a name="s${number}"></a><div style="font-weight:bold">${number}. ${title}</div><div>${paragraphs.join('<br>')}</div></div>`,
  )
  return `<!DOCTYPE html><html><head><title>Sample</title><style>p{color:red}</style><script>document.write('<p>500. A script.')</script></head><body onload="go()"><nav><ul>${contents}</ul></nav><main><div>${text}</div></main></body></html>`
}

/** In Word, in Hebrew and English: chapters and sections are named in either. */
export const asMixedWord = () =>
  wordFile({
    body: [
      paragraph('חוק היטל שירותים לדוגמה – Sample Services Levy Law'),
      paragraph('פרק א׳: כללי'),
      paragraph('סעיף 1. הגדרות'),
      paragraph('בחוק זה, "שירות לדוגמה" – כל שירות.'),
      paragraph('Section 1A. Sample services'),
      paragraph('In this Law a service is a sample (שירות לדוגמה) if it says so.'),
      paragraph('פרק י״א – תשלום'),
      paragraph('2. מועד התשלום'),
      paragraph('ההיטל ישולם בתוך שלושים ימים.'),
      paragraph('סעיף 2א. ריבית'),
      paragraph('(א) ההיטל נושא ריבית לפי סעיף 1.'),
      paragraph('§ 3 – Interest'),
      paragraph('Interest is paid by the Example Office.'),
      table([
        ['Service', 'שירות'],
        ['sample', 'לדוגמה'],
      ]),
      paragraph('תוספת ראשונה'),
      paragraph('1. רשימה'),
      paragraph('רשימת השירותים.'),
    ].join(''),
  })
