import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutLine, failRequests, hideRows, holdRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

// Older than anything in the seed, so that they fill the later pages; gone again after this file.
const OLD_COURT = 'Court of the old rulings'
const oldRulings = Array.from({ length: 45 }, (_, index) => ({
  title: `Old ruling ${index + 1}`,
  date: '1980-01-01',
  court: OLD_COURT,
  summary: `Summary of old ruling ${index + 1}`,
  content: '<p>Text</p>',
  pdf_url: 'https://example.org/old.pdf',
}))

/** So many are compared: other files add older rows at the same time. */
const NEWEST = 5

const database = createService()
const oldTitles = () => screen.queryAllByRole('link', { name: /^Old ruling/ })

beforeAll(async () => {
  const { error } = await database.from('rulings').insert(oldRulings)
  expect(error).toBeNull()
})
afterAll(async () => {
  await database.from('rulings').delete().eq('court', OLD_COURT)
})

describe.each([
  {
    row: 'RUL-1',
    path: '/rulings',
    table: 'rulings' as const,
    call: 'rpc/search_rulings',
    title: 'Court Rulings',
    name: 'title',
    source: 'court' as const,
    empty: 'No rulings available',
    failure: 'Failed to fetch rulings',
  },
  {
    row: 'DEC-1',
    path: '/decisions',
    table: 'tax_decisions' as const,
    call: 'rpc/search_tax_decisions',
    title: 'Tax Decisions',
    name: 'subject',
    source: 'authority' as const,
    empty: 'No decisions available',
    failure: 'Failed to fetch decisions',
  },
  {
    row: 'NEWS-1',
    path: '/news',
    table: 'news' as const,
    call: 'rpc/search_news',
    title: 'News & Updates',
    name: 'title',
    source: 'category' as const,
    empty: 'No news available',
    failure: 'Failed to fetch news',
  },
])('$path', ({ row, path, table, call, title, name, source, empty, failure }) => {
  it(`${row} READ-3 lists newest first by year: date, name, ${source} and gist, linked to the item`, async () => {
    const { data, error } = await database
      .from(table)
      .select('*, known_date')
      .order('date', { ascending: false })
      .order('id')
      .limit(NEWEST)
    if (error) throw error
    const items: Record<string, unknown>[] = data
    renderPage(path)
    const cards = await screen.findAllByRole('article')
    const shown = cards.slice(0, NEWEST).map((card) => within(card).getByRole('heading', { level: 3 }).textContent)
    expect(shown).toEqual(items.map((item) => item[name]))

    const item = items[0]!
    const card = within(cards[0]!)
    expect(card.getByRole('link', { name: String(item[name]) })).toHaveAttribute('href', `${path}/${item.id}`)
    expect(card.getByText(String(item[source]))).toBeInTheDocument()
    expect(card.getByText(String(item.holding ?? item.summary))).toBeInTheDocument()
    expect(card.getByRole('time')).toHaveAttribute('datetime', item.known_date)
    const year = screen.getByRole('region', { name: String(item.date).slice(0, 4) })
    expect(year).toContainElement(cards[0]!)
    expect(within(year).getByRole('heading', { level: 2 })).toHaveTextContent(/^\d{4}$/)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  })

  it(`${row} shows the shape of the list while it loads`, async () => {
    const release = holdRequests(call)
    renderPage(path)
    const list = await screen.findByRole('region', { name: /^List of/ })
    expect(within(list).getByText('Loading')).toBeInTheDocument()
    release()
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
    expect(within(list).queryByText('Loading')).not.toBeInTheDocument()
  })

  it(`${row} says "${empty}" when there is nothing`, async () => {
    hideRows(call)
    renderPage(path)
    expect(await screen.findByText(empty)).toBeInTheDocument()
  })

  it(`${row} says "${failure}", and shows the list once it can be had`, async () => {
    failRequests(call)
    const { user } = renderPage(path)
    const heading = await screen.findByRole('heading', { name: failure })
    const panel = heading.closest<HTMLElement>('[role=alert]')!
    expect(within(panel).getByText(/The server could not answer/)).toBeInTheDocument()
    expect(within(panel).getByRole('button', { name: 'Try reloading the page' })).toBeInTheDocument()
    repairLine()
    await user.click(within(panel).getByRole('button', { name: 'Try again' }))
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('heading', { name: failure })).not.toBeInTheDocument()
  })

  it(`SEC-5 says that the server cannot be reached (${path})`, async () => {
    cutLine(call)
    renderPage(path)
    expect(await screen.findByText(/could not be reached/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: failure })).toBeInTheDocument()
  })
})

describe('what only one of the lists has', () => {
  it('RUL-1 a card links to the PDF where there is one', async () => {
    renderPage('/rulings?page=2')
    const [link] = await screen.findAllByRole('link', { name: /^Download PDF ?of Old ruling \d+$/ })
    expect(link).toHaveAttribute('href', 'https://example.org/old.pdf')
  })

  it('RUL-1 a card without a PDF has no link to one', async () => {
    renderPage('/rulings')
    const [newest] = await screen.findAllByRole('article')
    expect(within(newest!).queryByText(/Download PDF/)).not.toBeInTheDocument()
  })

  it('DEC-1 READ-3 a decision is named by its subject; its number and the provisions concerned stand beside it', async () => {
    const { data } = await database.from('tax_decisions').select('title, subject').eq('title', '7369/16').single()
    renderPage('/decisions')
    const card = within((await screen.findByRole('heading', { name: data!.subject })).closest('article')!)
    expect(card.getByText('7369/16')).toBeInTheDocument()
    expect(card.getByRole('link', { name: 'section 30(a)(8)(g)' })).toHaveAttribute(
      'href',
      '/law/vat-law/30#s30(a)(8)(g)',
    )
  })

  it('RUL-1 READ-3 a ruling has its number, its outcome and the provisions concerned beside its name', async () => {
    renderPage('/rulings')
    const name = 'Ir Shalem Insurance Agency (1996) Ltd. v. Tax Authority'
    const card = within((await screen.findByRole('heading', { name })).closest('article')!)
    for (const fact of ['TA 47371-10-20', 'Appeal accepted']) expect(card.getByText(fact)).toBeInTheDocument()
    expect(card.getByRole('link', { name: 'section 58' })).toHaveAttribute('href', '/law/vat-law/58')
  })

  it('NEWS-1 a card ends in "Read More", which leads to the post', async () => {
    renderPage('/news')
    const [newest] = await screen.findAllByRole('article')
    const more = within(newest!).getByRole('link', { name: /^Read More/ })
    expect(more).toHaveAttribute('href', within(newest!).getAllByRole('link')[0]!.getAttribute('href'))
  })
})

describe('LIST-1', () => {
  const total = async () => {
    const { count } = await database.from('rulings').select('id', { count: 'exact', head: true })
    return count ?? 0
  }
  const firstTitle = async () =>
    within((await screen.findAllByRole('article'))[0]!).getByRole('heading', { level: 3 }).textContent

  it('LIST-1 shows 20 at a time and says how many there are', async () => {
    const before = await total()
    renderPage('/rulings')
    const said = (await screen.findByText(/, page 1 of \d+$/)).textContent
    const count = Number.parseInt(said, 10)
    const after = await total()
    expect(count).toBeGreaterThanOrEqual(Math.min(before, after))
    expect(count).toBeLessThanOrEqual(Math.max(before, after))
    expect(said).toBe(`${count} rulings, page 1 of ${Math.ceil(count / 20)}`)
    expect(screen.getAllByRole('article')).toHaveLength(20)
  })

  it('LIST-1 does not speak of pages where there is one', async () => {
    renderPage('/decisions')
    expect(await screen.findByText(/^\d+ decisions$/)).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })

  it('LIST-1 puts the page into the address, and Back returns to the former one', async () => {
    const { router, user } = renderPage('/rulings')
    const newest = await firstTitle()
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    expect(router.state.location.search).toBe('?page=2')
    await waitFor(async () => expect(await firstTitle()).not.toBe(newest))
    await router.navigate(-1)
    await waitFor(async () => expect(await firstTitle()).toBe(newest))
  })

  it('LIST-1 opens the page that the address asks for', async () => {
    renderPage('/rulings?page=2')
    expect(await screen.findByText(/, page 2 of \d+$/)).toBeInTheDocument()
    expect(oldTitles().length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })

  it('LIST-1 keeps the former rows, dimmed and marked as busy, while the next page loads', async () => {
    const { user } = renderPage('/rulings')
    const newest = await firstTitle()
    const release = holdRequests('rpc/search_rulings')
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(await screen.findByText(/, page 2 of \d+$/)).toBeInTheDocument()
    expect(await firstTitle()).toBe(newest)
    const list = screen.getAllByRole('article')[0]!.closest('[aria-busy]')
    expect(list).toHaveAttribute('aria-busy', 'true')
    expect(list).toHaveClass('opacity-50')
    release()
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'))
    expect(await firstTitle()).not.toBe(newest)
  })

  it('SHELL-6 moves the focus to the list when another page of it is asked for', async () => {
    const { user } = renderPage('/rulings')
    await screen.findAllByRole('article')
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'List of rulings, page 2' })).toHaveFocus())
  })

  it.each(['-1', 'two', '99999999'])('LIST-1 counts ?page=%s as page 1', async (page) => {
    renderPage(`/rulings?page=${page}`)
    expect(await screen.findByText(/, page 1 of \d+$/)).toBeInTheDocument()
  })

  it('LIST-1 a page beyond the end says so and leads to the first', async () => {
    const { router, user } = renderPage('/rulings?page=999')
    expect(await screen.findByText('There is no page 999 in this list.')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Go to the first page' }))
    expect(await screen.findByText(/, page 1 of \d+$/)).toBeInTheDocument()
    expect(router.state.location.search).toBe('')
  })

  it('LIST-1 never says that a list is empty while its first page is on the way', async () => {
    const { user } = renderPage('/rulings?page=999')
    const link = await screen.findByRole('link', { name: 'Go to the first page' })
    const release = holdRequests('rpc/search_rulings')
    await user.click(link)
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(screen.queryByText('No rulings available')).not.toBeInTheDocument()
    release()
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  })
})
