import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { citedSectionsQuery, relatedRulingsQuery } from '@/data/citations/queries'
import { createService } from '../support/backend.ts'
import { cutLine, failRequests, hideRows, holdRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
// Older than anything in the seed: no list's first page shows them. Gone again after this file.
const SHARED = { date: '1970-02-03', summary: 'What it comes to, in two lines.' }
const ids = { ruling: '', plainRuling: '', loneRuling: '', decision: '', post: '', section: '' }

beforeAll(async () => {
  const add = async (query: PromiseLike<{ data: { id: string } | null; error: unknown }>) => {
    const { data, error } = await query
    if (!data) throw error
    return data.id
  }
  const ruling = { ...SHARED, court: 'Court of the details' }
  const full = {
    ...ruling,
    title: 'Alpha Ltd. v. Director of VAT',
    key_points: ['The first point.', 'The second point.'],
    content: '<h2>Alpha Ltd. v. Director of VAT</h2><h3>Reasons</h3>',
    pdf_url: 'https://example.org/alpha.pdf',
  }
  const plain = { ...ruling, title: 'Beta Ltd. v. Director of VAT', content: '<p>Short.</p>' }
  const decision = {
    ...SHARED,
    title: '1234/70',
    authority: 'VAT Division',
    field: 'Imported services',
    subject: 'A licence',
    content: '<h3>Facts</h3><script>alert(1)</script>',
    pdf_url: 'https://example.org/1234.pdf',
  }
  const post = {
    ...SHARED,
    title: 'Old news',
    category: 'Circulars',
    content: '<p>In full.</p>',
    revised_at: '1971-05-06T12:00:00Z',
  }
  ids.ruling = await add(database.from('rulings').insert(full).select('id').single())
  ids.plainRuling = await add(database.from('rulings').insert(plain).select('id').single())
  // A file of this project that is gone
  const pdf_url = 'https://example.org/storage/v1/object/public/files/uploads/gone.pdf'
  const lone = { ...plain, title: 'Delta Ltd. v. Director of VAT', pdf_url }
  ids.loneRuling = await add(database.from('rulings').insert(lone).select('id').single())
  ids.decision = await add(database.from('tax_decisions').insert(decision).select('id').single())
  ids.post = await add(database.from('news').insert(post).select('id').single())
  ids.section = await add(
    database.from('sections').select('id, chapters!inner()').eq('chapters.type', 'regulations').limit(1).single(),
  )
  await database.from('related_rulings').insert([
    { section_id: ids.section, title: 'Alpha', url: `/rulings/${ids.ruling}` },
    { section_id: ids.section, title: 'Beta, beside it', url: `/rulings/${ids.plainRuling}` },
    { section_id: ids.section, title: 'Gamma, elsewhere', url: 'https://example.org/gamma' },
  ])
})

afterAll(async () => {
  await database.from('related_rulings').delete().in('title', ['Alpha', 'Beta, beside it', 'Gamma, elsewhere'])
  await database.from('rulings').delete().in('id', [ids.ruling, ids.plainRuling, ids.loneRuling])
  await database.from('tax_decisions').delete().eq('id', ids.decision)
  await database.from('news').delete().eq('id', ids.post)
})

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe.each([
  {
    row: 'RUL-3',
    path: '/rulings',
    table: 'rulings',
    key: 'ruling' as const,
    name: 'Alpha Ltd. v. Director of VAT',
    crumb: 'Alpha Ltd. v. Director of VAT',
    source: 'Court of the details',
    list: 'Court Rulings',
    missing: 'Ruling not found',
    failure: 'Failed to fetch ruling',
  },
  {
    row: 'DEC-2',
    path: '/decisions',
    table: 'tax_decisions',
    key: 'decision' as const,
    name: 'A licence',
    crumb: 'A licence (1234/70)',
    source: 'VAT Division',
    list: 'Tax Decisions',
    missing: 'Decision not found',
    failure: 'Failed to fetch decision',
  },
  {
    row: 'NEWS-2',
    path: '/news',
    table: 'news',
    key: 'post' as const,
    name: 'Old news',
    crumb: 'Old news',
    source: 'Circulars',
    list: 'News & Updates',
    missing: 'Post not found',
    failure: 'Failed to fetch news post',
  },
])('$path/:id', ({ row, path, table, key, name, crumb, source, list, missing, failure }) => {
  const address = () => `${path}/${ids[key]}`

  it(`${row} shows title, date, source, summary and content`, async () => {
    renderPage(address())
    expect(await title(name)).toBeInTheDocument()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('3 February 1970')).toHaveAttribute('datetime', '1970-02-03')
    expect(main.getByText(source)).toBeInTheDocument()
    expect(within(main.getByRole('region', { name: 'In short' })).getByText(SHARED.summary)).toBeInTheDocument()
    expect(main.getByText(/^(Reasons|Facts|In full\.)$/)).toBeInTheDocument()
  })

  it(`SHELL-4 the last crumb of ${path}/:id is the title, and while that loads never the id`, async () => {
    const release = holdRequests(table)
    renderPage(address())
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' })
    expect(crumbs).not.toHaveTextContent(ids[key])
    release()
    await title(name)
    expect(within(crumbs).getByText(crumb)).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(document.title).toContain(crumb))
  })

  it(`${row} shows the shape of the page while it loads`, async () => {
    const release = holdRequests(table)
    renderPage(address())
    expect(await title('Loading')).toBeInTheDocument()
    release()
    expect(await title(name)).toBeInTheDocument()
  })

  const firstOfList = async () => {
    const [entry] = await within(await screen.findByRole('main')).findAllByRole('article')
    if (!entry) throw new Error('The list is empty')
    return within(entry).getByRole('heading').querySelector('a') ?? entry
  }

  it(`FAST-5 ${row} has the heading that the list has told, and the focus on it, while the rest is on its way`, async () => {
    const { user } = renderPage(path)
    const link = await firstOfList()
    const release = holdRequests(table)
    await user.click(link)
    const heading = await title(link.textContent)
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.queryByRole('region', { name: 'In short' })).not.toBeInTheDocument()
    release()
    expect(await screen.findByRole('region', { name: 'In short' })).toBeInTheDocument()
    expect(heading).toHaveFocus()
    expect(heading).toHaveTextContent(link.textContent)
  })

  it(`${row} says "${missing}", with the focus on it, of an item that the list still had`, async () => {
    const { user } = renderPage(path)
    const link = await firstOfList()
    hideRows(table)
    // A heading that only changes its words is not read out.
    const focused: unknown[] = []
    const note = ({ target }: FocusEvent) => focused.push(target instanceof Element && target.textContent)
    document.addEventListener('focusin', note)
    await user.click(link)
    expect(await title(missing)).toBeInTheDocument()
    await waitFor(() => expect(focused).toContain(missing))
    document.removeEventListener('focusin', note)
  })

  it(`${row} Share copies the page's link and says "Link copied to clipboard!"`, async () => {
    const { user } = renderPage(address())
    await title(name)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(window.location.origin + address())
  })

  it.each(['an id that is none', UNKNOWN])(`${row} says "${missing}" with a way back (%s)`, async (id) => {
    const { router, user } = renderPage(`${path}/${encodeURIComponent(id)}`)
    expect(await title(missing)).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: `Back to ${list}` }))
    expect(await title(list)).toBeInTheDocument()
    expect(router.state.location.pathname).toBe(path)
  })

  it(`${row} says "${failure}", and shows the item once it can be had`, async () => {
    failRequests(table)
    const { user } = renderPage(address())
    expect(await screen.findByRole('heading', { name: failure })).toBeInTheDocument()
    repairLine()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await title(name)).toBeInTheDocument()
  })

  it(`SEC-5 says that the server cannot be reached (${path}/:id)`, async () => {
    cutLine(table)
    renderPage(address())
    expect(await screen.findByText(/could not be reached/)).toBeInTheDocument()
  })
})

describe('SHELL-6', () => {
  it('SHELL-6 the heading takes the focus after a navigation, once it has its title', async () => {
    const { router } = renderPage('/terms')
    await screen.findByRole('heading', { level: 1 })
    const release = holdRequests('rulings')
    await router.navigate(`/rulings/${ids.ruling}`)
    expect(await title('Loading')).not.toHaveFocus()
    release()
    expect(await title('Alpha Ltd. v. Director of VAT')).toHaveFocus()
  })
})

describe('RUL-3', () => {
  it('RUL-3 shows what is known of a case, and nothing for what is not', async () => {
    const { data } = await database.from('rulings').select('id').eq('number', 'TA 46969-05-22').single()
    renderPage(`/rulings/${data!.id}`)
    await title('Top Center of Experts Ltd. v. Director of VAT, Tel Aviv and Center')
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(terms).toEqual(['Number', 'Court', 'Judge', 'Date', 'Outcome'])
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual(expect.arrayContaining(['TA 46969-05-22', 'Seroussi', 'Assessment cut by 30%']))
  })

  it('RUL-3 TRUE-3 says at its head and in its citation when it was last checked, and nothing where that is not known', async () => {
    const checked = () => screen.queryAllByText(/^Checked|, checked/).map(({ textContent }) => textContent)
    await database.from('rulings').update({ checked_on: '2025-03-31' }).eq('id', ids.ruling).throwOnError()
    renderPage(`/rulings/${ids.ruling}`)
    const short = await screen.findByRole('region', { name: 'In short' })
    expect(within(short).getByText(/^Checked/)).toHaveTextContent('Checked 31 March 2025')
    expect(checked()).toHaveLength(2)
    cleanup()
    await database.from('rulings').update({ checked_on: null }).eq('id', ids.ruling).throwOnError()
    renderPage(`/rulings/${ids.ruling}`)
    await screen.findByRole('region', { name: 'In short' })
    expect(checked()).toEqual([])
  })

  it('RUL-3 lists the key points', async () => {
    renderPage(`/rulings/${ids.ruling}`)
    const panel = await screen.findByRole('region', { name: 'Key Points' })
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['The first point.', 'The second point.'])
  })

  it('RUL-3 links to the sections that point at the ruling, in the text where each stands', async () => {
    renderPage(`/rulings/${ids.ruling}`)
    const panel = await screen.findByRole('region', { name: 'Related Sections' })
    expect(within(panel).getByRole('link')).toHaveAttribute('href', `/law/regulations#${ids.section}`)
  })

  it('RUL-3 links to the rulings beside it: one of this site here, another there and says so', async () => {
    renderPage(`/rulings/${ids.ruling}`)
    const panel = within(await screen.findByRole('region', { name: 'Related Rulings' }))
    const here = panel.getByRole('link', { name: 'Beta Ltd. v. Director of VAT' })
    expect(here).toHaveAttribute('href', `/rulings/${ids.plainRuling}`)
    const elsewhere = panel.getByRole('link', { name: /^Gamma, elsewhere ?\(opens another site\)$/ })
    expect(elsewhere).toHaveAttribute('href', 'https://example.org/gamma')
    expect(panel.queryByRole('link', { name: /^Alpha/ })).not.toBeInTheDocument()
  })

  it('RUL-3 TRUE-4 shows no panel without data for it, and no link to a PDF that is gone', async () => {
    const { cache } = renderPage(`/rulings/${ids.loneRuling}`)
    await title('Delta Ltd. v. Director of VAT')
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Court', 'Date'])
    for (const { queryKey } of [citedSectionsQuery('ruling', ids.loneRuling), relatedRulingsQuery(ids.loneRuling)])
      await waitFor(() => expect(cache.getQueryState(queryKey)?.status).toBe('success'))
    const panels = within(screen.getByRole('main')).getAllByRole('region')
    expect(panels).toEqual([screen.getByRole('region', { name: 'In short' })])
    expect(screen.queryByText(/Download PDF/)).not.toBeInTheDocument()
  })

  it('RUL-3 offers the PDF', async () => {
    renderPage(`/rulings/${ids.ruling}`)
    const link = await screen.findByRole('link', { name: /^Download PDF/ })
    expect(link).toHaveAttribute('href', 'https://example.org/alpha.pdf')
  })

  it('RUL-3 shows the title once where the content repeats it', async () => {
    renderPage(`/rulings/${ids.ruling}`)
    await title('Alpha Ltd. v. Director of VAT')
    expect(screen.getAllByRole('heading', { name: 'Alpha Ltd. v. Director of VAT' })).toHaveLength(1)
  })

  it('RUL-3 shows the ruling although what belongs beside it failed, and fetches that on request', async () => {
    failRequests('rpc/get_cited_sections')
    const { user } = renderPage(`/rulings/${ids.ruling}`)
    const failed = (await screen.findByText(/could not be loaded/)).parentElement!
    expect(await title('Alpha Ltd. v. Director of VAT')).toBeInTheDocument()
    repairLine()
    await user.click(within(failed).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Related Sections' })).toBeInTheDocument()
  })
})

describe('DEC-2, NEWS-2', () => {
  it('DEC-2 READ-3 is named by its subject, shows number and field, offers the PDF and says when it was last updated', async () => {
    const { data } = await database.from('tax_decisions').select('updated_at').eq('id', ids.decision).single()
    renderPage(`/decisions/${ids.decision}`)
    await title('A licence')
    for (const fact of ['1234/70', 'Imported services']) {
      expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(fact)
    }
    const link = screen.getByRole('link', { name: /^Download PDF/ })
    expect(link).toHaveAttribute('href', 'https://example.org/1234.pdf')
    const updated = screen.getByText(/^Last updated/)
    expect(within(updated).getByRole('time')).toHaveAttribute('datetime', data!.updated_at.slice(0, 10))
  })

  it('NEWS-2 says when the post was last updated', async () => {
    renderPage(`/news/${ids.post}`)
    expect(await screen.findByText(/^Last updated/)).toHaveTextContent('Last updated 6 May 1971')
  })

  it('SEC-2 runs nothing that stands in a content', async () => {
    renderPage(`/decisions/${ids.decision}`)
    const heading = await screen.findByRole('heading', { name: 'Facts' })
    expect(heading.parentElement!.querySelector('script')).toBeNull()
  })
})

it('SHELL-4 leaves out the parts of an unknown address that have no name', async () => {
  renderPage('/rulings/1/2')
  await title('Page not found')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual([
    'Home',
    'Court Rulings',
    'Page not found',
  ])
})
