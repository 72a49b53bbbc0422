import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutEveryLine, holdRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'
import { tellChange, untellChanges } from '../support/told-changes.ts'

const database = createService()
const ids: string[] = []
const page = () => within(screen.getByRole('main'))
const changes = () => within(screen.getByRole('region', { name: 'Changes' }))
const month = (name: string) => within(screen.getByRole('region', { name }))
const titlesIn = (part: ReturnType<typeof within>) =>
  part.queryAllByRole('heading', { level: 3 }).map((title: HTMLElement) => title.textContent)

beforeAll(async () => {
  const posts = [
    { title: 'Quokka news', summary: 'A quokka was seen. It was small.', content: '<p>Section 30 of the Law.</p>' },
    { title: 'Numbat news', summary: 'No numbat was seen.', content: '<p>x</p>' },
  ].map((post) => ({ ...post, date: '1951-01-01', category: 'Updates' }))
  const { data: news } = await database.from('news').insert(posts).select('id').throwOnError()
  const { data: section } = await database
    .from('sections')
    .select('id')
    .eq('slug', '30')
    .limit(1)
    .single()
    .throwOnError()
  const { data: faq } = await database.from('faqs').select('id').order('id').limit(1).single().throwOnError()
  const [quokka, numbat] = news.map(({ id }) => id) as [string, string]
  ids.push(quokka, numbat, section.id, faq.id)
  await tellChange({ table: 'news', id: quokka, day: '2031-11-18', isNew: true })
  await tellChange({ table: 'sections', id: section.id, day: '2031-11-17', note: 'The Applause ruling is cited' })
  await tellChange({ table: 'faqs', id: faq.id, day: '2031-11-16', isMinor: true, note: 'A misprint' })
  await tellChange({ table: 'news', id: numbat, day: '2031-06-02' })
  // so many that the latest months with twenty changes go no further back
  for (let day = 10; day < 30; day += 1) await tellChange({ table: 'news', id: numbat, day: `2031-05-${day}` })
  await tellChange({ table: 'news', id: numbat, day: '2030-03-03' })
})
afterAll(async () => {
  await untellChanges(ids)
  await database.from('news').delete().in('title', ['Quokka news', 'Numbat news'])
})

afterEach(() => vi.restoreAllMocks())

describe('what changed', () => {
  it('TIME-5 the latest months stand under their names, each change with its note, kind and sections', async () => {
    renderPage('/changes')
    expect(await page().findByRole('region', { name: 'November 2031' })).toHaveTextContent('2 changes')
    const [news, section] = month('November 2031').getAllByRole('article')
    expect(news).toHaveTextContent(/18 Nov.*Quokka news.*A quokka was seen\..*30.*News post, new/)
    expect(within(news!).getByRole('link', { name: /Quokka news/ })).toHaveAttribute('href', `/news/${ids[0]}`)
    expect(section).toHaveTextContent(/17 Nov.*The Applause ruling is cited\..*Section, changed/)
    expect(within(section!).getAllByRole('link')[0]).toHaveAttribute('href', '/law/vat-law/30')
    expect(titlesIn(month('June 2031'))).toEqual(['Numbat news'])
    expect(page().queryByRole('region', { name: 'March 2030' })).toBeNull()
    expect(await page().findByText('24 changes since March 2030')).toBeInTheDocument()
  })

  it('TIME-5 FAST-3 they stand there once the changes of the law do, which come above and would move them', async () => {
    const release = holdRequests('rpc/get_law_changes')
    renderPage('/changes')
    expect(await page().findByText('24 changes since March 2030')).toBeInTheDocument()
    expect(changes().queryByRole('article')).toBeNull()
    release()
    expect(await page().findByRole('region', { name: 'November 2031' })).toHaveTextContent('2 changes')
  })

  it('TIME-5 minor changes are one line of their month', async () => {
    renderPage('/changes/2031-11')
    const line = await page().findByText(/^1 minor change in November 2031/)
    const folded = line.closest('details')!
    expect(folded).not.toHaveAttribute('open')
    expect(folded).toHaveTextContent('A misprint.')
  })

  it('TIME-5 a month has a page, and leads to the one before it and to all', async () => {
    const { user, router } = renderPage('/changes/2031-05')
    expect(await page().findByRole('heading', { level: 1 })).toHaveTextContent('What changed in May 2031')
    await waitFor(() => expect(titlesIn(changes())).toHaveLength(20))
    expect(await page().findByRole('link', { name: /since March 2030/ })).toHaveAttribute('href', '/changes')
    await user.click(page().getByRole('link', { name: /Earlier/ }))
    expect(await page().findByRole('heading', { level: 1, name: 'What changed in March 2030' })).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/changes/2030-03')
  })
})

describe('the filters', () => {
  it('TIME-5 kinds and sections narrow the changes, in the address', async () => {
    const { user, router } = renderPage('/changes')
    await user.click(await page().findByRole('checkbox', { name: /^Sections/ }))
    expect(router.state.location.search).toBe('?kind=law')
    await waitFor(() => expect(titlesIn(changes())).toHaveLength(1))
    // A tick leaves the focus where it is (WCAG 3.2.2).
    expect(page().getByRole('checkbox', { name: /^Sections/ })).toHaveFocus()
    await user.click(page().getByRole('checkbox', { name: /^News posts/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?kind=law&kind=news'))
    await waitFor(() => expect(page().getByRole('checkbox', { name: /^News posts/ })).toBeChecked())
    await user.click(page().getByRole('checkbox', { name: /^section 30 / }))
    await waitFor(() => expect(router.state.location.search).toBe('?kind=law&kind=news&provision=vat-law%2F30'))
    await waitFor(() => expect(titlesIn(changes())).toEqual(['Quokka news', expect.stringContaining('30. ')]))
    await user.click(page().getByRole('button', { name: 'Clear filters' }))
    expect(await page().findByRole('region', { name: 'June 2031' })).toBeInTheDocument()
  })

  it('TIME-5 ACC-2 a month is chosen, keeps the kinds that are asked for and the focus, and is said', async () => {
    const { user, router } = renderPage('/changes?kind=news')
    await page().findByRole('option', { name: 'June 2031 (1)' })
    await user.selectOptions(page().getByRole('combobox', { name: 'Month' }), 'June 2031 (1)')
    expect(await page().findByRole('heading', { level: 1, name: 'What changed in June 2031' })).toBeInTheDocument()
    expect(router.state.location).toMatchObject({ pathname: '/changes/2031-06', search: '?kind=news' })
    expect(page().getByRole('combobox', { name: 'Month' })).toHaveFocus()
    expect(await page().findByText('1 change in June 2031')).toHaveRole('status')
  })

  it('TIME-5 says that nothing matches, and leads back', async () => {
    const { user } = renderPage('/changes/2031-06?kind=faq')
    expect(await page().findByText('No changes in June 2031 match these filters')).toBeInTheDocument()
    await user.click(changes().getByRole('button', { name: 'Clear filters' }))
    expect(await page().findByRole('heading', { level: 3, name: 'Numbat news' })).toBeInTheDocument()
  })
})

describe('its other states', () => {
  it('TIME-5 a month without changes says so', async () => {
    renderPage('/changes/2019-03')
    expect(await page().findByText('No changes were recorded in March 2019.')).toBeInTheDocument()
  })

  it('TIME-5 what is no month is no page', async () => {
    renderPage('/changes/2019-13')
    expect(await page().findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  })

  it('SEC-5 a failure says why, and is tried again with all else that failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    cutEveryLine()
    const { user } = renderPage('/changes/2031-06')
    await page().findByText(/Failed to fetch the changes/)
    await page().findByText(/^The choices could not be loaded/)
    repairLine()
    await user.click(page().getByRole('button', { name: 'Try again' }))
    expect(await page().findByRole('heading', { level: 3, name: 'Numbat news' })).toBeInTheDocument()
    expect(await page().findByRole('option', { name: /^November 2031/ })).toBeInTheDocument()
    expect(page().queryByText(/^The choices could not be loaded/)).toBeNull()
  })
})

it('TIME-5 HOME-4 home has what changed on the site beside the news, in the same request', async () => {
  renderPage('/')
  const latest = within(await screen.findByRole('region', { name: 'Changed on this site' }))
  expect(latest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Quokka newsNews post, new, 18 November 2031',
    expect.stringMatching(/Section, changed, 17 November 2031$/),
    'Numbat newsNews post, changed, 2 June 2031',
  ])
  expect(latest.getByRole('link', { name: 'All changes, by month' })).toHaveAttribute('href', '/changes')
})
