import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { citedSectionsQuery } from '@/data/citations/queries'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { createService } from '../support/backend.ts'
import { cutLine, failRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
let title: string
let chapter: string
// A directive that no text of the seed cites, in the shortest text; the next one, in the same chapter, is not cited either.
const NUMBER = '2'
const UNCITED = /^2A\. /
const ids = { section: '', ruling: '', decision: '', post: '', lonePost: '' }

beforeAll(async () => {
  const add = async (query: PromiseLike<{ data: { id: string } | null; error: unknown }>) => {
    const { data, error } = await query
    if (!data) throw error
    return data.id
  }
  const shared = { date: '1970-03-04', summary: `On directive ${NUMBER}(a).`, content: '<p>In full.</p>' }
  const found = database
    .from('sections')
    .select('id, title, chapters!inner(title)')
    .eq('chapters.type', 'booking-rules')
  const { data } = await found.eq('number', NUMBER).single().throwOnError()
  ids.section = data.id
  title = data.title
  chapter = data.chapters.title
  const ruling = { ...shared, title: 'Citing Ltd. v. Director of VAT', court: 'Court of citations' }
  ids.ruling = await add(database.from('rulings').insert(ruling).select('id').single())
  const decision = { ...shared, title: '4321/70', authority: 'VAT Division', field: 'x', subject: 'A citation' }
  ids.decision = await add(database.from('tax_decisions').insert(decision).select('id').single())
  const post = { ...shared, title: 'Citing news', category: 'Circulars' }
  ids.post = await add(database.from('news').insert(post).select('id').single())
  const lone = { ...post, title: 'News that cites nothing', summary: 'x' }
  ids.lonePost = await add(database.from('news').insert(lone).select('id').single())
})

afterAll(async () => {
  await database.from('rulings').delete().eq('id', ids.ruling)
  await database.from('tax_decisions').delete().eq('id', ids.decision)
  await database.from('news').delete().in('id', [ids.post, ids.lonePost])
})

/** The section, as the law's page shows it. */
async function openSection() {
  const { user, router } = renderPage(`/law/booking-rules#${ids.section}`)
  const article = within(await screen.findByRole('article', { name: title }))
  return { user, router, article }
}
const opener = () => ({ name: `Cited by 3: directive ${NUMBER}` })

describe('Cited by', () => {
  it('READ-4 a section says how many texts cite it, and lists them on request with kind and day', async () => {
    const { user, article } = await openSection()
    const button = await article.findByRole('button', opener())
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    const ruling = await article.findByRole('link', { name: 'Citing Ltd. v. Director of VAT' })
    expect(ruling).toHaveAttribute('href', `/rulings/${ids.ruling}`)
    expect(ruling.closest('li')).toHaveTextContent('Citing Ltd. v. Director of VAT, 4 March 1970')
    expect(ruling.closest('dl > div')?.querySelector('dt')).toHaveTextContent('Ruling, 1')
    const listed = within(ruling.closest('dl')!)
    const decision = listed.getByRole('link', { name: 'A citation (4321/70)' })
    expect(decision).toHaveAttribute('href', `/decisions/${ids.decision}`)
    expect(listed.getByRole('link', { name: 'Citing news' })).toHaveAttribute('href', `/news/${ids.post}`)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(button)
    expect(ruling).not.toBeInTheDocument()
  })

  it('TRUE-5 what cites the paragraph of the address, or what is in it, comes first, whatever is newer', async () => {
    const newest = { date: '2030-01-01', title: 'Newest Ltd. v. Director of VAT', court: 'Court of citations' }
    const texts = { summary: 'On section 30.', content: '<p>In full.</p>' }
    const { data } = await database
      .from('rulings')
      .insert({ ...newest, ...texts })
      .select('id')
      .single()
      .throwOnError()
    try {
      const { user, router } = renderPage('/law/vat-law#s30')
      await user.click(await screen.findByRole('button', { name: /^Cited by \d+: section 30$/ }))
      const rulings = () =>
        within(screen.getByText(/^Rulings, \d/, { selector: 'dt' }).parentElement!).getAllByRole('listitem')
      await waitFor(() => expect(rulings()[0]).toHaveTextContent(/^Newest Ltd\./))
      for (const address of ['/law/vat-law#s30(a)(5)', '/law/vat-law#s30(a)', '/law/vat-law/30#s30(a)(5)']) {
        const paragraph = address.split('#s30')[1]!
        await act(() => router.navigate(address))
        await waitFor(() => expect(rulings()[0]?.querySelector('.law-ref')?.textContent).toContain(paragraph))
      }
    } finally {
      await database.from('rulings').delete().eq('id', data.id).throwOnError()
    }
  })

  it('READ-4 a section that nothing cites has no such button', async () => {
    await openSection()
    await screen.findByRole('button', opener())
    const uncited = within(screen.getByRole('article', { name: UNCITED }))
    expect(uncited.queryByRole('button', { name: /^Cited by/ })).not.toBeInTheDocument()
  })

  it('SEC-5 a list that cannot be had says so, and can be asked for again', async () => {
    const { user, article } = await openSection()
    const button = await article.findByRole('button', opener())
    cutLine('rpc/get_citing_sources')
    await user.click(button)
    expect(await article.findByRole('alert')).toHaveTextContent(/could not be loaded.*could not be reached/)
    repairLine()
    await user.click(article.getByRole('button', { name: 'Try again' }))
    expect(await article.findByRole('link', { name: 'Citing Ltd. v. Director of VAT' })).toBeInTheDocument()
  })
})

describe.each([
  {
    row: 'DEC-2',
    path: '/decisions',
    type: 'decision',
    key: 'decision',
    citation: 'Tax Decision 4321/70, A citation, VAT Division (4 March 1970). Summary in own words.',
  },
  {
    row: 'NEWS-2',
    path: '/news',
    type: 'news',
    key: 'post',
    citation: '“Citing news” (4 March 1970).',
  },
  {
    row: 'RUL-3',
    path: '/rulings',
    type: 'ruling',
    key: 'ruling',
    citation: 'Citing Ltd. v. Director of VAT, Court of citations (4 March 1970). Summary in own words.',
  },
] as const)('$path/:id', ({ row, path, type, key, citation }) => {
  const panel = { name: type === 'ruling' ? 'Related Sections' : 'Sections cited' }

  it(`${row} links to the sections that it cites`, async () => {
    renderPage(`${path}/${ids[key]}`)
    const sections = within(await screen.findByRole('region', panel))
    expect(sections.getByRole('link', { name: title })).toHaveAttribute('href', `/law/booking-rules#${ids.section}`)
    expect(sections.getByText(`Booking Rules, ${chapter}`)).toBeInTheDocument()
  })

  it(`${row} says that the sections could not be loaded, and fetches them on request`, async () => {
    failRequests('rpc/get_cited_sections')
    const { user } = renderPage(`${path}/${ids[key]}`)
    const failed = (await screen.findByText(/could not be loaded/)).parentElement!
    repairLine()
    await user.click(within(failed).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', panel)).toBeInTheDocument()
  })

  it(`${row} TRUE-3 Copy citation copies how it is cited and says so`, async () => {
    const { user } = renderPage(`${path}/${ids[key]}`)
    await user.click(await screen.findByRole('button', { name: 'Copy citation' }))
    const where = `Israel VAT Guide, ${window.location.origin}${path}/${ids[key]}, read ${formatDay(todayInIsrael())}.`
    expect(await screen.findByText(`Citation copied: ${citation} ${where}`)).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(`${citation} ${where}`)
  })

  it(`READ-9 ${row} has at its head in print what Copy citation copies`, async () => {
    renderPage(`${path}/${ids[key]}`)
    await screen.findByRole('button', { name: 'Copy citation' })
    const source = document.querySelector('header .printed-source')
    expect(source).toHaveTextContent(citation)
    const where = `Israel VAT Guide, ${window.location.origin}${path}/${ids[key]}, read ${formatDay(todayInIsrael())}.`
    expect(source).toHaveAttribute('data-read', where)
  })
})

it('RUL-3 names each section that it concerns once beside the text, with the paragraphs meant', async () => {
  const { data } = await database.from('rulings').select('id').eq('number', 'TA 46969-05-22').single()
  renderPage(`/rulings/${data!.id}`)
  const panel = within(await screen.findByRole('region', { name: 'Related Sections' }))
  const paragraph = panel.getByRole('link', { name: 'section 30(a)(8)(g)' })
  expect(paragraph).toHaveAttribute('href', expect.stringMatching(/^\/law\/vat-law\/30#s30\(a\)\(8\)/))
  expect(panel.getAllByRole('link', { name: /30/ })).toEqual([panel.getByRole('link', { name: /^30\. / }), paragraph])
})

it('NEWS-2 shows no panel without sections for it', async () => {
  const { cache } = renderPage(`/news/${ids.lonePost}`)
  await screen.findByRole('heading', { level: 1, name: 'News that cites nothing' })
  const { queryKey } = citedSectionsQuery('news', ids.lonePost)
  await waitFor(() => expect(cache.getQueryState(queryKey)?.status).toBe('success'))
  expect(screen.queryByRole('region', { name: 'Sections cited' })).not.toBeInTheDocument()
})
