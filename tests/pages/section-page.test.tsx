import type { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { sectionQuery } from '@/data/sections/queries'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { paths } from '@/names/paths'
import { createService } from '../support/backend.ts'
import { failRequests, holdRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const ids = { chapter: '', section: '', second: '', ruling: '', post: '' }
const CONTENT = '<p>See section 30(a)(5) of the Law, and section 30 of the Law. <script>alert(1)</script></p>'

beforeAll(async () => {
  const add = async (query: PromiseLike<{ data: { id: string } | null; error: unknown }>) => {
    const { data, error } = await query
    if (!data) throw error
    return data.id
  }
  // After everything in the seed, so that nothing there has other neighbours.
  const chapter = { title: 'Numbats', type: 'booking-rules', order: 9000 }
  ids.chapter = await add(database.from('chapters').insert(chapter).select('id').single())
  const ruling = {
    title: 'Numbat v. Quoll',
    date: '1951-02-03',
    court: 'Court',
    summary: 'What the court said on numbats.',
    content: 'x',
  }
  ids.ruling = await add(database.from('rulings').insert(ruling).select('id').single())
  const section = {
    chapter_id: ids.chapter,
    title: '8101. Burrows',
    content: CONTENT,
    order: 1,
    text_as_of: '1999-05-06',
    changes_noted_to: '2003-07-01',
  }
  ids.section = await add(database.from('sections').insert(section).select('id').single())
  const second = { chapter_id: ids.chapter, title: 'Words alone', content: '<p>Nothing hangs on it.</p>', order: 2 }
  ids.second = await add(database.from('sections').insert(second).select('id').single())
  await database.from('related_rulings').insert([
    { section_id: ids.section, title: 'Numbat, beside it', url: `/rulings/${ids.ruling}` },
    { section_id: ids.section, title: 'Elsewhere', url: 'https://example.org/elsewhere' },
  ])
})

afterAll(async () => {
  await database.from('chapters').delete().eq('id', ids.chapter)
  await database.from('rulings').delete().eq('id', ids.ruling)
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const inThisChapter = () => screen.findByRole('navigation', { name: 'In this chapter' })
const panel = (name: string) => screen.findByRole('region', { name })

it('TRUE-3 a section of the Law is copied as it is cited in Hebrew, at the paragraph of the address, by one press', async () => {
  const { user } = renderPage('/law/vat-law/30#s30(a)(5)')
  await user.click(await screen.findByRole('button', { name: 'Copy in Hebrew' }))
  const citation = 'סעיף 30(א)(5) לחוק מס ערך מוסף, התשל״ו–1975'
  await waitFor(() => expect(screen.getByText(/^Citation copied: /)).toHaveTextContent(`Citation copied: ${citation}`))
  expect(await navigator.clipboard.readText()).toBe(citation)
})

it('TRUE-3 what has no Hebrew name here has no Hebrew citation', async () => {
  renderPage('/law/booking-rules/8101')
  await inThisChapter()
  await screen.findByRole('button', { name: 'Copy citation' })
  expect(screen.queryByRole('button', { name: 'Copy in Hebrew' })).not.toBeInTheDocument()
})

it('SHELL-7 ACC-2 the contents beside a section can be skipped, and the address stays as it is', async () => {
  const { user, router } = renderPage('/law/booking-rules/8101')
  await inThisChapter()
  const skip = screen.getByRole('link', { name: 'Skip the contents of the chapter' })
  expect(skip.compareDocumentPosition(await inThisChapter())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(skip)
  expect(document.activeElement).toHaveTextContent(/^Text of 6 May 1999/)
  expect(router.state.location.hash).toBe('')
})

it('FIND-2 a section has a page of its own: breadcrumb, chapter, day, text and its place in the whole law', async () => {
  renderPage('/law/booking-rules/8101')
  await heading('8101. Burrows')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Home', 'Booking Rules', '8101. Burrows'])
  expect(screen.getAllByText('Numbats')[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read in the whole Booking Rules' })).toHaveAttribute(
    'href',
    `/law/booking-rules#${ids.section}`,
  )
  expect(document.querySelector('article script')).toBeNull()
  await waitFor(() => expect(document.title).toMatch(/^8101\. Burrows – Booking Rules – /))
})

it('TRUE-2 its head says of which day its text is, up to when later changes were noted, its foot when it was edited', async () => {
  renderPage('/law/booking-rules/8101')
  await heading('8101. Burrows')
  const days = ['6 May 1999', '1 July 2003'].map((day) => screen.getByText(day))
  expect(days.map((day) => day.getAttribute('datetime'))).toEqual(['1999-05-06', '2003-07-01'])
  expect(days[0]?.closest('p')).toHaveTextContent(/^Text of 6 May 1999 ?Later changes noted to 1 July 2003$/)
  expect(screen.getByText(/^Last edited/)).toHaveTextContent(`Last edited ${formatDay(todayInIsrael())}`)
})

it('SHELL-4 it says where in its law it stands: the chapter by its number, and its sections', async () => {
  const { router } = renderPage('/law/vat-law/30')
  const crumbs = () => screen.getByRole('navigation', { name: 'Breadcrumb' }).parentElement!
  await waitFor(() => expect(crumbs()).toHaveTextContent(/Chapter 7, §§ 30–37Sections 30 to 37$/))
  await act(() => router.navigate('/law/regulations/12a'))
  await heading('12A. Limits on zero-rated services')
  await waitFor(() => expect(crumbs()).toHaveTextContent(/regs\. [^ ]+–[^ ]+Regulations \w+ to \w+$/))
  expect(crumbs()).not.toHaveTextContent('Chapter')
})

it('FIND-2 beside a section of a long chapter stand the nearest fifty, the last, and how many are left out between', async () => {
  const chapter = { title: 'Many numbats', type: 'booking-rules', order: 9001 }
  const { data: long } = await database.from('chapters').insert(chapter).select('id').single().throwOnError()
  onTestFinished(async () => {
    await database.from('chapters').delete().eq('id', long.id)
  })
  const rows = Array.from({ length: 60 }, (_, n) => ({
    chapter_id: long.id,
    title: `${8201 + n}. Burrow`,
    content: 'x',
    order: n,
  }))
  const { data: added } = await database.from('sections').insert(rows).select('id, title').throwOnError()

  renderPage('/law/booking-rules/8201')
  const links = await within(await inThisChapter()).findAllByRole('link')
  expect(links.map(({ textContent }) => textContent).slice(-3)).toEqual([
    '8251. Burrow',
    '8 more, in the whole Booking Rules',
    '8260. Burrow',
  ])
  const first = added.find(({ title }) => title === '8201. Burrow')
  expect(links.at(-2)).toHaveAttribute('href', `/law/booking-rules#${first?.id}`)
})

it('FIND-2 its references lead to the pages of what they mean, without a new load', async () => {
  const { router, user } = renderPage('/law/booking-rules/8101')
  const link = await screen.findByRole('link', { name: 'section 30(a)(5)' })
  expect(link).toHaveAttribute('href', '/law/vat-law/30#s30(a)(5)')
  const cited = within(await panel('Provisions cited')).getAllByRole('listitem')
  expect(cited.map(({ textContent }) => textContent)).toEqual(['30. Zero-rated transactions VAT Law'])
  await user.click(link)
  await heading('30. Zero-rated transactions')
  expect(router.state.location.pathname).toBe('/law/vat-law/30')
})

it('FIND-2 what hangs on it: related rulings, its chapter, and what cites it with its first lines', async () => {
  renderPage('/law/vat-law/30')
  const kinds = within(await panel('Cited by'))
  const [ruling] = within(kinds.getByText('Rulings, 5').parentElement!).getAllByRole('listitem')
  expect(within(ruling!).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/rulings\//))
  expect(ruling).toHaveTextContent(/, \d+ \w+ \d{4}/)
  expect(ruling?.querySelector('p')).toHaveTextContent(/^\w+ \w+ .{20}/)
  const chapter = within(await inThisChapter())
  expect(chapter.getByRole('link', { name: '30. Zero-rated transactions' })).toHaveAttribute('aria-current', 'page')
  expect(chapter.getByRole('link', { name: '31. Exempt transactions' })).toHaveAttribute('href', '/law/vat-law/31')
})

it('FIND-2 the rulings that staff tied to it are linked, of this site or elsewhere', async () => {
  renderPage('/law/booking-rules/8101')
  const rulings = within(await panel('Related Rulings'))
  expect(rulings.getByRole('link', { name: 'Numbat, beside it' })).toHaveAttribute('href', `/rulings/${ids.ruling}`)
  expect(rulings.getByRole('link', { name: /^Elsewhere/ })).toHaveAttribute('href', 'https://example.org/elsewhere')
})

it('FIND-2 previous and next lead on, over the end of a chapter', async () => {
  const { user } = renderPage('/law/booking-rules/words-alone')
  const beside = within(await screen.findByRole('navigation', { name: 'Sections before and after' }))
  const previous = await beside.findByRole('link', { name: /^Previous.*8101\. Burrows$/ })
  expect(beside.queryByRole('link', { name: /^Next/ })).toBeNull()
  await user.click(previous)
  await heading('8101. Burrows')
  const nav = within(screen.getByRole('navigation', { name: 'Sections before and after' }))
  expect(await nav.findByRole('link', { name: /^Next.*Words alone$/ })).toBeVisible()
  await user.click(nav.getByRole('link', { name: /^Previous/ }))
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: '8101. Burrows' })).toBeNull())
})

it('FIND-2 a section on which nothing hangs shows no empty panels', async () => {
  renderPage('/law/booking-rules/words-alone')
  await heading('Words alone')
  await inThisChapter()
  for (const name of ['Cited by', 'Provisions cited', 'Related Rulings']) {
    expect(screen.queryByRole('region', { name })).toBeNull()
  }
})

it('FIND-2 its link and its citation are copied, and it is printed', async () => {
  const { user } = renderPage('/law/vat-law/30')
  await heading('30. Zero-rated transactions')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/law/vat-law/30`)
  await user.click(screen.getByRole('button', { name: 'Copy citation' }))
  expect(await navigator.clipboard.readText()).toMatch(
    /^Value Added Tax Law, 5736-1975, s\. 30\. Summary in own words of the text of \d+ \w+ \d{4}/,
  )
  // behind "More" on phones
  expect(screen.getByRole('button', { name: 'Print', hidden: true })).toBeInTheDocument()
})

it.each([
  ['its page', '/law/booking-rules/8101'],
  ['the whole law', `/law/booking-rules#`],
])('CONTACT-1 an error in it is reported from %s with its address and the words that are selected', async (_, path) => {
  const { user, router } = renderPage(path.replace('#', `#${ids.section}`))
  const link = await screen.findByRole('link', {
    name: /^Report an error ?in (8101\. Burrows|section 8101|directive 8101)/,
  })
  expect(link).toHaveAttribute('rel', 'nofollow')
  document.getSelection()!.selectAllChildren(await screen.findByRole('link', { name: /30\(a\)\(5\)/ }))
  const words = String(document.getSelection())
  await user.click(link)
  await heading('Get in Touch')
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(paths.report('/law/booking-rules/8101', words))
  expect(words).toContain('30(a)(5)')
})

it('FIND-2 a former address, and one in capitals, is replaced by the present one', async () => {
  const renumber = (title: string) => database.from('sections').update({ title }).eq('id', ids.section).throwOnError()
  await renumber('8102A. Burrows')
  const { router } = renderPage('/law/booking-rules/8101')
  await heading('8102A. Burrows')
  expect(router.state.location.pathname).toBe('/law/booking-rules/8102a')
  expect(router.state.historyAction).toBe('REPLACE')
  await renumber('8101. Burrows')
})

it('FIND-2 an address that leads nowhere says so, and how to go on', async () => {
  renderPage('/law/vat-law/no-such-section')
  await heading('Section not found')
  expect(screen.getByRole('link', { name: 'Back to Law & Regulations' })).toHaveAttribute('href', '/law')
})

it('FIND-2 the text can be read when what belongs to it cannot be loaded', async () => {
  failRequests('rpc/get_section_context')
  const { user } = renderPage('/law/booking-rules/8101')
  await heading('8101. Burrows')
  expect(await screen.findByText('What belongs to this section could not be loaded.')).toBeVisible()
  repairLine()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(await inThisChapter()).findByText('Burrows')).toBeInTheDocument()
})

it('FIND-2 in the whole law every section leads to its own page', async () => {
  renderPage('/law/vat-law')
  const link = await screen.findByRole('link', { name: /^Own page ?of section 1$/ })
  expect(link).toHaveAttribute('href', '/law/vat-law/1')
})

/** Reads a section in the whole law, and goes on to its own page when `meanwhile` has happened. */
async function goOnFromLaw(id: string, meanwhile: () => unknown): Promise<QueryClient> {
  const { user, cache } = renderPage(`/law/booking-rules#${id}`)
  const section = await waitFor(() => {
    const element = document.getElementById(id)
    if (!element) throw new Error('The section is not on the page')
    return element
  })
  await meanwhile()
  await user.click(within(section).getByText('Own page'))
  return cache
}

const change = (content: string) => database.from('sections').update({ content }).eq('id', ids.section).throwOnError()

it('FAST-5 a section is read at once where the whole law was, and as it is now when its answer comes', async () => {
  let release = () => {}
  await goOnFromLaw(ids.section, async () => {
    await change('<p>Dug anew.</p>')
    release = holdRequests('section_addresses')
  })
  const title = await heading('8101. Burrows')
  await waitFor(() => expect(title).toHaveFocus())
  const link = await screen.findByRole('link', { name: 'section 30(a)(5)' })
  release()
  expect(await screen.findByText('Dug anew.')).toBeVisible()
  expect(link).not.toBeInTheDocument()
  expect(title).toHaveFocus()
  await change(CONTENT)
})

it('FAST-5 a section that was read in the whole law stays when its own answer fails', async () => {
  const cache = await goOnFromLaw(ids.section, () => failRequests('section_addresses'))
  await waitFor(() => expect(cache.getQueryState(sectionQuery('booking-rules', '8101').queryKey)?.status).toBe('error'))
  await heading('8101. Burrows')
  expect(await screen.findByRole('link', { name: 'section 30(a)(5)' })).toBeVisible()
})

it('FIND-2 a section that is gone since the whole law was read is not found', async () => {
  const gone = { chapter_id: ids.chapter, title: '8103. Quolls', content: '<p>Soon gone.</p>', order: 3 }
  const { data } = await database.from('sections').insert(gone).select('id').single().throwOnError()
  await goOnFromLaw(data.id, () => database.from('sections').delete().eq('id', data.id).throwOnError())
  const title = await heading('Section not found')
  await waitFor(() => expect(title).toHaveFocus())
  expect(screen.queryByText('Soon gone.')).toBeNull()
})
