import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createService, createVisitor } from '../support/backend.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const ids = { chapters: [] as string[], first: '', last: '', next: '' }

// At the end of the shortest text: among the sections of the Law each look by role would take longer than the page.
beforeAll(async () => {
  const add = async (table: 'chapters' | 'sections', row: object) =>
    (
      await database
        .from(table)
        .insert(row as never)
        .select('id')
        .single()
        .throwOnError()
    ).data.id
  const shared = { type: 'booking-rules', order: 9100 }
  ids.chapters = [
    await add('chapters', { ...shared, title: 'Wombats' }),
    await add('chapters', { ...shared, title: 'Quokkas', order: 9101 }),
  ]
  const [chapter_id, second] = ids.chapters
  const content =
    '<p>Whoever digs:</p><ul><li>(a) a burrow<ul><li>(5) that is deep;</li></ul></li><li>(b) a hole.</li></ul>'
  const age = { text_as_of: '2021-02-03', changes_noted_to: '2026-11-04' }
  ids.first = await add('sections', { chapter_id, title: '8201. Burrows', content, order: 1, ...age })
  const dug = { chapter_id, title: '8202. Tunnels', content: '<p>Are dug.</p>', order: 2, text_as_of: '2021-02-03' }
  ids.last = await add('sections', dug)
  ids.next = await add('sections', { chapter_id: second, title: '8301. Nests', content: '<p>Are built.</p>', order: 1 })
})

afterAll(async () => {
  await database.from('chapters').delete().in('id', ids.chapters)
})

const MISSING = /^The section that this link points to was not found/

const section = (id: string) => waitFor(() => document.getElementById(id) ?? expect.fail(`#${id} is not there`))
const marked = () => [...document.querySelectorAll<HTMLElement>('[data-target]')]

async function sectionOf(type: string, number: string) {
  const sections = createVisitor().from('sections').select('id, title, slug, chapters!inner(type)')
  const { data } = await sections.eq('chapters.type', type).eq('number', number).single().throwOnError()
  return data
}

it('LAW-1 each text has its own address, and its tab alone is marked', async () => {
  const { router, user } = renderPage('/law/booking-rules')
  const tabs = await screen.findByRole('navigation', { name: 'Texts' })
  const current = () => [...document.querySelectorAll('[aria-label="Texts"] [aria-current=page]')]
  const links = within(tabs).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['VAT Law', '/law/vat-law'],
    ['Regulations', '/law/regulations'],
    ['Booking Rules', '/law/booking-rules'],
  ])
  expect(current().map(({ textContent }) => textContent)).toEqual(['Booking Rules'])
  await user.click(within(tabs).getByRole('link', { name: 'Regulations' }))
  const title = await screen.findByRole('heading', { level: 1, name: 'Regulations' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(router.state.location.pathname).toBe('/law/regulations')
  expect(current().map(({ textContent }) => textContent)).toEqual(['Regulations'])
})

it('LAW-4 chapters open and close, and at first the first one alone is open', async () => {
  const { user } = renderPage('/law/booking-rules')
  const chapters = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('h2 button[aria-expanded]')]
    expect(found.length).toBeGreaterThan(2)
    return found
  })
  const open = () => chapters.flatMap((button, place) => (button.ariaExpanded === 'true' ? place : []))
  const bodyOf = (button?: HTMLElement) => document.getElementById(button?.getAttribute('aria-controls') ?? '')
  expect(open()).toEqual([0])
  expect(bodyOf(chapters[1])).not.toBeVisible()
  await user.click(chapters[1]!)
  expect(open()).toEqual([0, 1])
  expect(bodyOf(chapters[1])).toBeVisible()
  await user.click(chapters[0]!)
  expect(open()).toEqual([1])
  expect(bodyOf(chapters[0])).not.toBeVisible()
})

it('LAW-5 a section or a number that is nowhere: a notice, and the law', async () => {
  const { router } = renderPage('/law/booking-rules#00000000-0000-4000-8000-000000000000')
  expect(await screen.findByText(MISSING)).toHaveTextContent('The Booking Rules is shown from its beginning.')
  expect(screen.getByRole('article', { name: '1. Books required for VAT' })).toBeVisible()
  await act(() => router.navigate('/law/booking-rules#s1'))
  await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull())
  await act(() => router.navigate('/law/booking-rules#s9999'))
  expect(await screen.findByText(MISSING)).toBeVisible()
  expect(marked()).toEqual([])
})

it('LAW-5 a malformed hash shows the law, in which chapters open', async () => {
  // the router says so
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const { user } = renderPage('/law/booking-rules#%E0%A4%A')
  expect(await screen.findByRole('article', { name: '1. Books required for VAT' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Detailed reports \d/ }))
  expect(screen.getByRole('article', { name: 'Detailed report (PCN 874)' })).toBeVisible()
  expect(screen.queryByText(MISSING)).toBeNull()
})

it("LAW-5 another text's section is shown at that text's address, which replaces the first", async () => {
  const { id, title } = await sectionOf('regulations', '24A')
  const { router } = renderPage('/law/booking-rules')
  await screen.findByRole('heading', { level: 1, name: 'Booking Rules' })
  await act(() => router.navigate(`/law/vat-law#${id}`))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/law/regulations', hash: `#${id}` }))
  const shown = await section(id)
  expect(shown).toHaveTextContent(title)
  await waitFor(() => expect(marked()).toEqual([shown]))
  await waitFor(() => expect(within(shown).getByRole('heading', { level: 3 })).toHaveFocus())
  expect(screen.queryByText(MISSING)).toBeNull()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/law/booking-rules')
})

it('TRUE-2 LAW-9 a section says of which day its text is, its link is copied, and it leads on over the end of a chapter', async () => {
  const { user } = renderPage('/law/booking-rules')
  const [first, last] = [await section(ids.first), await section(ids.last)]
  expect(first).toHaveTextContent('Text of 3 February 2021Later changes noted to 4 November 2026')
  expect(last).toHaveTextContent('Text of 3 February 2021')
  expect(last).not.toHaveTextContent('Later changes')
  const ways = (text: HTMLElement) =>
    [...text.querySelectorAll('.section-actions a[href^="#"]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
  expect(ways(last)).toEqual([
    ['Previous section: 8201. Burrows', `#${ids.first}`],
    ['Next section: 8301. Nests', `#${ids.next}`],
  ])
  expect(ways(await section(ids.next))).toEqual([['Previous section: 8202. Tunnels', `#${ids.last}`]])
  await user.click(await screen.findByRole('button', { name: /^Wombats \d/ }))
  await user.click(within(first).getByRole('button', { name: /^Copy link/ }))
  expect(await screen.findByText('Link copied to clipboard!')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/law/booking-rules/8201`)
})

it('READ-5 the page of a section marks the paragraph of its address, and says when it has it not', async () => {
  const { router } = renderPage('/law/vat-law/30#s30(a)(8)(g)')
  await waitFor(() => expect(marked().map(({ id }) => id)).toEqual(['s30(a)(8)(g)']))
  expect(marked()[0]).toHaveFocus()
  for (const [hash, said, paths] of [
    ['#s30(z)', 'There is no paragraph (z) in section 30 as it is summarised here.', []],
    ['#s31', 'The place that this link points to was not found in section 30.', []],
    [
      '#s30(a)(5)(i)',
      'There is no paragraph (a)(5)(i) in section 30 as it is summarised here: this is (a)(5).',
      ['s30(a)(5)'],
    ],
  ] as const) {
    await act(() => router.navigate(`/law/vat-law/30${hash}`))
    const main = within(screen.getByRole('main'))
    expect(await main.findByText(said)).toBeVisible()
    expect(marked().map(({ id }) => id)).toEqual(paths)
  }
})

it('READ-5 in the whole law a paragraph is marked alone, its mark is a link to it, and a missing one is told at its section', async () => {
  const { router, user } = renderPage('/law/booking-rules#s8201(a)(5)')
  await waitFor(() => expect(marked().map(({ id }) => id)).toEqual(['s8201(a)(5)']))
  const link = (path: string) =>
    within(document.getElementById(`s8201${path}`)!).getByRole('link', { name: `Link to directive 8201${path}` })
  expect(link('(a)(5)')).toHaveTextContent('(5)')
  await user.click(link('(b)'))
  expect(router.state.location.hash).toBe('#s8201(b)')
  await waitFor(() => expect(marked().map(({ id }) => id)).toEqual(['s8201(b)']))
  const said = /^There is no paragraph \(c\)\(99\) in \w+ 8201 as it is summarised here\.$/
  await act(() => router.navigate('/law/booking-rules#s8201(c)(99)'))
  expect(await within(await section(ids.first)).findByText(said)).toBeVisible()
  expect(marked()).toEqual([])
  await act(() => router.navigate('/law/booking-rules#8201'))
  await waitFor(() => expect(marked()).toEqual([document.getElementById(ids.first)]))
})

it('TRUE-5 beside a paragraph stands who cites it, a section that nothing cites has no margin, and a search finds nothing in it', async () => {
  const { router } = renderPage('/law/vat-law/30')
  const paragraph = await section('s30(a)(5)')
  const summary = paragraph.querySelector(':scope > .margin-note > summary')
  expect(summary).toHaveTextContent(/^\(a\)\(5\) is cited by 4 rulings, \d questions, .*provisions, 1 term$/)
  const names = [...paragraph.querySelectorAll(':scope > .margin-note > dl a')].map((link) => link.textContent)
  expect(names).toContain('Applause App Quality')
  await act(() => router.navigate('/law/vat-law/150'))
  expect(await screen.findByRole('heading', { level: 1, name: /^150\. / })).toBeVisible()
  await waitFor(() => expect(document.querySelector('.statute')).toBeVisible())
  expect(document.querySelector('[data-note]')).toBeNull()
  await act(() => router.navigate('/law/vat-law'))
  const search = await screen.findByPlaceholderText('Search in VAT Law...')
  fireEvent.change(search, { target: { value: 'Applause App' } })
  expect(await screen.findByText('Nothing here matches “Applause App”')).toBeVisible()
})
