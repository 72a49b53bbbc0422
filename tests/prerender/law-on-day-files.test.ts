import Ajv from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { formOf, OPEN_FILES } from '@/kinds/open-data/files'
import { type LawOnDay, loadForms } from '@/kinds/open-data/law-on-day'
// Gives Node the elements of a document, as in a build.
import '@/site/prerender/entry'
import { faultsOfAkomaNtoso } from '../support/akoma-ntoso.ts'
import { createVisitor } from '../support/backend.ts'
import { SITE } from '../support/written-page.ts'

// Section 2 said 17% until 31 December 2024; of most other sections no text of that day is known.
const DAY = '2020-06-30'
const ADDRESS = `${SITE}/law/vat-law?on=${DAY}`
const NOT_KNOWN = 'We do not have the text of that day.'

let law: LawOnDay
let forms: Awaited<ReturnType<typeof loadForms>>

beforeAll(async () => {
  forms = await loadForms()
  const { data } = await createVisitor().rpc('law_on', { law: 'vat-law', on_day: DAY }).throwOnError()
  const sections = data as unknown as LawOnDay['sections']
  law = { type: 'vat-law', day: DAY, today: '2026-11-26', sections, version: 7 }
})

/** The sections that stood in the law on that day, or may have. */
const shown = () => law.sections.filter(({ state }) => state !== 'only today')

/** How many sections of that day are not known. */
const unknown = () => law.sections.filter(({ state }) => state === 'unknown').length

it('BULK-3 TRUE-2 what is assumed of a day is told at its section and at the head of the file', async () => {
  const day = '2024-06-01'
  const { data } = await createVisitor().rpc('law_on', { law: 'vat-law', on_day: day }).throwOnError()
  const sections = data as unknown as LawOnDay['sections']
  const html = forms.html.write({ ...law, day, sections })
  expect(html).toMatch(
    /<p>\d+ of \d+ sections have the text of an earlier day\. Whether it was changed before 1 June 2024 /,
  )
  expect(html).toContain('Whether it was changed before 1 June 2024 is not known here. Text of 14 January 2021.')
})

describe('BULK-3 the law as on a day', () => {
  it('BULK-3 as HTML: the text of that day, with its days, and what is not known in words', () => {
    const html = forms.html.write(law)
    expect(html).toContain('<h1>VAT Law as on 30 June 2020</h1>')
    expect(html).toContain(`<a href="${ADDRESS}">`)
    expect(html).toContain('17% since 1 October 2015')
    expect(html).toContain('In force since 1 October 2015 until 31 December 2024.')
    expect(html).not.toContain('18% since 1 January 2025')
    expect(unknown()).toBeGreaterThan(0)
    expect(html).toContain(`Of ${unknown()} of ${shown().length} sections we do not have the text of that day.`)
    expect(html.split(`<p>${NOT_KNOWN}</p>`)).toHaveLength(unknown() + 1)
  })

  it('BULK-3 as Markdown: the same, with the day in its title, address and citation', () => {
    const markdown = forms.markdown.write(law)
    expect(markdown).toMatch(/^# VAT Law as on 30 June 2020\n\n> Demonstration content/)
    expect(markdown).toContain(`This page: [${ADDRESS}](${ADDRESS})`)
    expect(markdown).toMatch(/- Cite as: Value Added Tax Law, 5736-1975.*, as on 30 June 2020\n/)
    expect(markdown).toContain('17% since 1 October 2015')
    expect(markdown).not.toContain('18% since 1 January 2025')
    expect(markdown.split(`\n${NOT_KNOWN}\n`)).toHaveLength(unknown() + 1)
  })

  it('BULK-3 as JSON: by the description of today’s file, with null for what is not known', () => {
    const file = OPEN_FILES.find(({ name }) => name === 'vat-law')!
    const data = JSON.parse(forms.json.write(law))
    const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, formats: { date: true, uuid: true } })
    const check = ajv.compile(formOf(file))
    check(data)
    expect(check.errors).toBeNull()
    expect(data).toMatchObject({ title: 'VAT Law as on 30 June 2020', page: ADDRESS, version: 7 })
    const sections = data.rows.flatMap(
      (row: { sections: { number: string; content: string | null }[] }) => row.sections,
    )
    expect(sections).toHaveLength(shown().length)
    expect(sections.filter(({ content }: { content: string | null }) => content === null)).toHaveLength(unknown())
    const second = sections.find(({ number }: { number: string }) => number === '2')
    expect(second).toMatchObject({ url: `/law/vat-law/2?on=${DAY}`, content: expect.stringContaining('17%') })
  })

  it('BULK-3 as Akoma Ntoso: by the schema of OASIS, as the expression of that day', async () => {
    const xml = forms.akomaNtoso.write(law)
    expect(await faultsOfAkomaNtoso(xml)).toEqual([])
    expect(xml).toContain(`<FRBRuri value="${SITE}/law/vat-law/eng@${DAY}"/><FRBRdate date="${DAY}" name="as on"/>`)
    expect(xml).toContain(`<FRBRuri value="${SITE}/law/vat-law"/>`)
    const second = xml.slice(xml.indexOf('<section eId="sec_2">')).split('</section>')[0]
    expect(second).toContain('<p class="as-of">In force since 1 October 2015 until 31 December 2024. Text of <date')
    expect(second).toContain('17% since 1 October 2015')
    expect(xml.split(`<content><p>${NOT_KNOWN}</p></content>`)).toHaveLength(unknown() + 1)
  })

  it('BULK-3 a section that was not in force on that day is not in it', () => {
    const [first, ...others] = law.sections
    const gone = { ...first!, content: null, state: 'only today' as const }
    const html = forms.html.write({ ...law, sections: [gone, ...others] })
    expect(html).not.toContain(`id="${first!.section_id}"`)
  })
})
