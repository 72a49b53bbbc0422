import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createService, createVisitor } from '../support/backend.ts'
import { cutLine, failRequests, hideRows, holdRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'
import { expectTextsInElements } from '../support/text-guard.ts'

expectTextsInElements()

const FAILED = 'Failed to fetch content'

afterEach(() => vi.restoreAllMocks())

const loading = () => screen.queryAllByText('Loading')
const chapters = () => screen.findAllByRole('button', { name: /\d+ sections?$/ })

/** A text of the law in reading order, straight from the backend. */
async function readLaw(type: string) {
  const { data, error } = await createVisitor()
    .from('chapters')
    .select('title, sections(id, title, number, related_rulings(title, url, ruling_id))')
    .eq('type', type)
    .order('order')
    .order('id')
    .order('order', { referencedTable: 'sections' })
    .order('id', { referencedTable: 'sections' })
  if (error) throw error
  return data
}

describe.each([
  { type: 'vat-law', name: 'VAT Law' },
  { type: 'regulations', name: 'Regulations' },
  { type: 'booking-rules', name: 'Booking Rules' },
])('$name', ({ type, name }) => {
  it('LAW-1 shows its chapters and their sections in order', async () => {
    const law = await readLaw(type)
    renderPage(`/law/${type}`)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
    const shown = (await chapters()).map((button) => button.textContent)
    expect(shown).toEqual(
      law.map(({ title, sections: { length } }) => `${title} ${length === 1 ? '1 section' : `${length} sections`}`),
    )
    const titles = law.flatMap(({ sections }) => sections.map(({ title }) => title))
    await waitFor(() => {
      const shown = [...document.querySelectorAll('article > h3')].map(({ textContent }) => textContent)
      expect(shown.map((title) => title.replace(/^(?:Reg\.|Directive) /, ''))).toEqual(titles)
    })
  })

  it('LAW-2 has a search box of its own name', async () => {
    renderPage(`/law/${type}`)
    expect(await screen.findByPlaceholderText(`Search in ${name}...`)).toHaveAccessibleName(`Search in ${name}`)
  })
})

it('LAW-1 shows the related rulings of a section: on this site as pages, elsewhere as links that say so', async () => {
  const sectionOf = (law: Awaited<ReturnType<typeof readLaw>>) =>
    law.flatMap(({ sections }) => sections).find(({ number }) => number === '18')!
  const { id: section_id } = sectionOf(await readLaw('booking-rules'))
  const database = createService()
  const { data: ruling } = await database.from('rulings').select('id').limit(1).single().throwOnError()
  const here = { section_id, title: 'A ruling of this site', url: `/rulings/${ruling.id}` }
  const elsewhere = { section_id, title: 'A ruling elsewhere', url: 'https://example.com/ruling' }
  const added = await database.from('related_rulings').insert([here, elsewhere]).select('id').throwOnError()
  onTestFinished(async () => {
    const ids = added.data.map(({ id }) => id)
    await database.from('related_rulings').delete().in('id', ids).throwOnError()
  })
  const section = sectionOf(await readLaw('booking-rules'))
  renderPage('/law/booking-rules#s18')
  const article = await screen.findByRole('article', { name: section.title })
  expect(section.related_rulings.some(({ ruling_id }) => ruling_id)).toBe(true)
  expect(section.related_rulings.some(({ ruling_id }) => !ruling_id)).toBe(true)
  for (const { title, url, ruling_id } of section.related_rulings) {
    const link = within(article).getByRole('link', { name: (name) => name.startsWith(title) })
    expect(link).toHaveAttribute('href', ruling_id ? `/rulings/${ruling_id}` : url)
    if (ruling_id) continue
    expect(link).toHaveAccessibleName(/another site/)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

it('LAW-2 says that nothing matches, and how to go on', async () => {
  const { user } = renderPage('/law/booking-rules')
  const all = await chapters()
  await user.type(screen.getByRole('searchbox'), 'xylophone')
  expect(await screen.findByText('No matches')).toBeInTheDocument()
  expect(screen.getByText('Nothing here matches “xylophone”')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next match' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Previous match' })).toBeDisabled()
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
  expect(await chapters()).toHaveLength(all.length)
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('LAW-2 begins anew at the first match when the query changes', async () => {
  const { user } = renderPage('/law/booking-rules')
  await chapters()
  const current = () => [...document.querySelectorAll('mark[data-current]')].map((mark) => mark.textContent)
  await user.type(screen.getByRole('searchbox'), 'book')
  await screen.findByText(/^\d+ matches in/)
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Match 1 of/)).toBeInTheDocument()
  expect(current()).toEqual(['Book'])
  await user.keyboard('k')
  await screen.findByText(/^\d+ match(es)? in/)
  expect(current()).toEqual([])
  await user.keyboard('{Enter}{Enter}')
  expect(await screen.findByText(/^Match 2 of/)).toBeInTheDocument()
  expect(current()).toHaveLength(1)
})

it('LAW-2 a text that is brought up to date leaves the reader at the match', async () => {
  const service = createService()
  const chapter = { title: 'As it was', type: 'booking-rules' as const, order: 970 }
  const added = await service.from('chapters').insert(chapter).select('id').single().throwOnError()
  onTestFinished(async () => {
    await service.from('chapters').delete().eq('id', added.data.id).throwOnError()
  })
  const { user, cache } = renderPage('/law/booking-rules')
  await chapters()
  await user.type(screen.getByRole('searchbox'), 'book')
  await screen.findByText(/^\d+ matches in/)
  await user.keyboard('{Enter}{Enter}')
  const told = (await screen.findByText(/^Match 2 of/)).textContent
  const content = '<p>One more book.</p>'
  await service.from('sections').insert({ chapter_id: added.data.id, title: 'Last', content, order: 1 }).throwOnError()
  await cache.invalidateQueries()
  await screen.findByText('One more', { exact: false })
  expect(await screen.findByText(/^Match 2 of/)).not.toHaveTextContent(told!)
  expect(document.querySelectorAll('mark[data-current]')).toHaveLength(1)
})

it('LAW-2 does not search for a single letter', async () => {
  const { user } = renderPage('/law/booking-rules')
  const all = await chapters()
  await user.type(screen.getByRole('searchbox'), 'b')
  expect(await chapters()).toHaveLength(all.length)
  expect(document.querySelector('mark')).toBeNull()
})

it('LAW-8 shows a skeleton in the frame until the text comes', async () => {
  const release = holdRequests('chapters')
  renderPage('/law/booking-rules')
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking Rules' })).toBeInTheDocument()
  expect(loading()).not.toEqual([])
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  release()
  expect(await chapters()).not.toHaveLength(0)
  expect(loading()).toEqual([])
})

it('LAW-8 says that a text is empty', async () => {
  hideRows('chapters')
  renderPage('/law/regulations')
  expect(await screen.findByText('No sections have been published here yet')).toBeInTheDocument()
  expect(loading()).toEqual([])
})

it.each([
  { fault: failRequests, sentence: 'The server could not answer just now. Try again in a moment.' },
  { fault: cutLine, sentence: 'The server could not be reached. Check your connection and try again.' },
])('LAW-8 says what failed and why, and tries again: $sentence', async ({ fault, sentence }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fault('chapters')
  const { user } = renderPage('/law/booking-rules')
  const panel = (await screen.findByRole('heading', { name: FAILED })).closest('[role=alert]')
  expect(panel).toHaveTextContent(sentence)
  expect(screen.getByRole('button', { name: 'Try reloading the page' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Booking Rules' })).toBeInTheDocument()
  repairLine()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await chapters()).not.toHaveLength(0)
  expect(screen.queryByRole('heading', { name: FAILED })).toBeNull()
})

it.each([failRequests, cutLine])('LAW-5 does not call a section missing that could not be looked up', async (fault) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const section = (await readLaw('booking-rules'))[0]!.sections[0]!
  fault('section_addresses')
  const { user, router } = renderPage(`/law/regulations#${section.id}`)
  expect(await screen.findByText(/^The section that this link points to could not be looked up/)).toBeInTheDocument()
  expect(screen.queryByText(/was not found/)).toBeNull()
  repairLine()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(document.getElementById(section.id)).toHaveTextContent(section.title))
  expect(router.state.location).toMatchObject({ pathname: '/law/booking-rules', hash: `#${section.id}` })
})

it.each([
  ['/law/regulations#s6D', /^6D\. /, 'Value Added Tax Regulations, 5736-1976, reg. 6D'],
  ['/law/booking-rules#s25(c)', /^25\(c\)/, 'Income Tax (Bookkeeping) Directives (No. 2), 5733-1973, directive 25(c)'],
  ['/law/vat-law#s60A', /^60A\. /, 'Value Added Tax Law, 5736-1975, s. 60A'],
])('LAW-9 copies the citation of %s', async (address, name, citation) => {
  const { user } = renderPage(address)
  const article = await screen.findByRole('article', { name })
  await user.click(within(article).getByRole('button', { name: /^Copy citation/ }))
  const filed = `${citation}. Summary in own words`
  expect(await screen.findByText((text) => text.startsWith(`Citation copied: ${filed}`))).toBeInTheDocument()
  expect((await navigator.clipboard.readText()).startsWith(filed)).toBe(true)
})

it('TRUE-3 LAW-5 a number that a section had leads to it, and a paragraph of it to its own', async () => {
  const database = createService()
  const rename = (from: string, to: string) =>
    database.from('sections').update({ title: to }).eq('title', from).throwOnError()
  await rename('30. Zero-rated transactions', '3030. Zero-rated transactions')
  const { router } = renderPage('/law/vat-law#s30(a)(5)')
  await waitFor(() => expect(router.state.location.hash).toBe('#s3030(a)(5)'))
  await waitFor(() => expect(document.getElementById('s3030(a)(5)')).toHaveAttribute('data-target'))
  await router.navigate('/law/vat-law/30#s30(b)')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/law/vat-law/3030', hash: '#s3030(b)' }))
  await rename('3030. Zero-rated transactions', '30. Zero-rated transactions')
})
