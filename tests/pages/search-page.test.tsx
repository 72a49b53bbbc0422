import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'
import { expectTextsInElements } from '../support/text-guard.ts'

expectTextsInElements()

const main = () => within(screen.getByRole('main'))
const region = () => main().getByRole('region', { name: 'Results' })
const status = () => within(region()).getByRole('status')
const found = (text: string | RegExp) => waitFor(() => expect(status()).toHaveTextContent(text))
const titles = () => within(region()).getAllByRole('heading', { level: 2 })
/** The hits, whatever else is listed beside them. */
const hits = () => titles().map((title) => title.closest('li'))
/** An address with the words of a search that the page shows marked (READ-7). */
const asOpened = (link: HTMLElement) => link.getAttribute('href')?.replace(/\?[^#]*/, '')

it('SEARCH-2 SEARCH-3 a section number finds its section first, and each hit says which text of the law it stands in', async () => {
  renderPage('/search?q=30(a)(5)')
  await found(/^Found \d+ results for "30\(a\)\(5\)"/)
  const [first] = titles()
  expect(first).toHaveTextContent(/^30\. Zero-rated transactions$/)
  expect(asOpened(within(first!).getByRole('link'))).toMatch(/^\/law\/vat-law#/)
  expect(hits()[0]).toHaveTextContent(/^VAT Law/)
  const regulation = titles().find((title) => title.textContent?.includes('12A. Limits on zero-rated services'))
  expect(regulation?.closest('li')).toHaveTextContent(/^Regulations/)
})

it('SEARCH-3 a hit of news says of what day it is', async () => {
  renderPage('/search?q=allocation+numbers+start')
  await found(/^Found/)
  const post = within(region()).getByRole('heading', { name: /^Allocation numbers start/ })
  expect(post.closest('li')).toHaveTextContent(/^News post, 5 May 2024/)
})

it('SEARCH-2 SEARCH-8 the box asks, the address holds the query, what else was looked for is said, and Back works', async () => {
  const { router, user } = renderPage('/search')
  expect(await screen.findByText('Enter a search term to begin')).toBeInTheDocument()
  await user.type(main().getByRole('searchbox'), ' invioce alocation number ')
  await user.click(main().getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=invioce%20alocation%20number'))
  const said = await screen.findByText(/^Including/)
  expect(said).toHaveTextContent('Including invoice allocation. Only invioce alocation?')
  expect(titles()[0]).toHaveTextContent(/allocation number/)
  await user.click(within(said).getByRole('link', { name: 'invioce alocation' }))
  await found(/for ""invioce" "alocation" number"/)
  await waitFor(() => expect(screen.queryByText(/^Including/)).not.toBeInTheDocument())
  await router.navigate(-2)
  expect(await screen.findByText('Enter a search term to begin')).toBeInTheDocument()
})

it('SEARCH-3 the results narrow to one type, with its count, and the address keeps it', async () => {
  const { router, user } = renderPage('/search?q=invoice')
  const type = async (name: RegExp) =>
    within(await main().findByRole('navigation', { name: 'Type of result' })).getByRole('link', { name })
  const faqs = await type(/^FAQs\s*\d+$/)
  const count = faqs.textContent?.match(/\d+/)?.[0]
  await user.click(faqs)
  await found(new RegExp(`^Found ${count} results for "invoice"`))
  expect(router.state.location.search).toBe('?q=invoice&type=faq')
  expect(await type(/^FAQs/)).toHaveAttribute('aria-current', 'page')
  await waitFor(() => expect(region()).toHaveFocus())
  for (const hit of hits()) expect(hit).toHaveTextContent(/^FAQ/)
})

it('SEARCH-3 a type that there is none of does not count', async () => {
  renderPage('/search?q=invoice&type=nonsense')
  const types = await main().findByRole('navigation', { name: 'Type of result' })
  expect(within(types).getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page')
})

it('SEARCH-8 the results narrow to years, the address keeps them, and the focus stays', async () => {
  const { router, user } = renderPage('/search?q=invoice&type=news')
  const from = await main().findByRole<HTMLSelectElement>('combobox', { name: 'From year' })
  const [, year = '', count] = from.options[1]?.text.match(/^(\d{4}) \((\d+)\)$/) ?? []
  await user.click(from)
  await user.selectOptions(from, year)
  await found(new RegExp(`^Found ${count} results? for "invoice"`))
  expect(router.state.location.search).toBe(`?q=invoice&type=news&from=${year}`)
  expect(main().getByRole('combobox', { name: 'From year' })).toHaveFocus()
  expect(hits()).toHaveLength(Number(count))
  for (const hit of hits()) expect(hit).toHaveTextContent(new RegExp(`^News post, .*${year}`))
})

it('SEARCH-8 of years without a result it says so, and leads to all results', async () => {
  const { router, user } = renderPage('/search?q=invoice&from=1950&to=1951')
  expect(await screen.findByText('No results of these years.')).toBeInTheDocument()
  await user.click(main().getByRole('link', { name: 'Show all results' }))
  await found(/^Found \d+ results for "invoice"/)
  expect(router.state.location.search).toBe('?q=invoice')
})

it('SEARCH-3 the page of results is in the address, and one beyond the end leads back', async () => {
  const { router, user } = renderPage('/search?q=invoice')
  await found(/page 1 of/)
  await user.click(main().getByRole('link', { name: 'Next page' }))
  await found(/page 2 of/)
  expect(router.state.location.search).toBe('?q=invoice&page=2')
  await waitFor(() => expect(region()).toHaveFocus())
  await router.navigate('/search?q=invoice&page=90')
  await user.click(await main().findByRole('link', { name: 'Go to the first page' }))
  await found(/page 1 of/)
  expect(router.state.location.search).toBe('?q=invoice')
})

it('SEARCH-2 SEARCH-8 no hit has its own message, and names where else to look', async () => {
  renderPage('/search?q=xqzwvk')
  expect(await screen.findByText('No results found for "xqzwvk"')).toBeInTheDocument()
  const ways = within(main().getByRole('navigation', { name: 'Where else to look' }))
  expect(ways.getByRole('link', { name: 'Court Rulings' })).toHaveAttribute('href', '/rulings')
})

it('SEARCH-2 SEC-5 a failure says so, and has a way to try again', async () => {
  failRequests('rpc/search_content')
  const { user } = renderPage('/search?q=representative')
  expect(await screen.findByRole('heading', { name: 'An error occurred while searching' })).toBeInTheDocument()
  repairLine()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await found(/^Found \d+ results for "representative"/)
})

it('SEARCH-11 an answer stands above the results, with its days, its source and its section', async () => {
  renderPage('/search?q=VAT+rate+3+May+2012')
  const answer = await screen.findByRole('region', { name: 'Answer' })
  expect(answer).toHaveTextContent(/16% ?Standard VAT rate on 3 May 2012/)
  expect(answer).toHaveTextContent(/From 1 January 2010 to 31 August 2012\..*Source: /)
  expect(within(answer).getByRole('link', { name: 'section 2' })).toHaveAttribute('href', '/law/vat-law/2')
  expect(answer.compareDocumentPosition(status())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('SEARCH-11 an amount for a period ends with it, and is found beside what answers', async () => {
  renderPage('/search?q=osek+patur+2027')
  const answer = await screen.findByRole('region', { name: 'Answer' })
  expect(answer).toHaveTextContent('Exempt dealer in 2027')
  expect(answer).toHaveTextContent('Not known yet. NIS 122,833 for 2026.')
})

it('SEARCH-8 a page that answers counts as found, and what was revoked says so', async () => {
  const { router } = renderPage('/search?q=what+changed')
  expect(await screen.findByRole('region', { name: /^Answer/ })).toHaveTextContent('What changed')
  await found(/^Found [1-9]/)
  await router.navigate('/search?q=personal+imports+order&type=news')
  expect(await screen.findByText('News post, 23 December 2025; held until 23 February 2026')).toBeInTheDocument()
})

it('SEARCH-11 an answer says what sources leave open', async () => {
  renderPage('/search?q=personal+import+exemption')
  expect(await screen.findByRole('region', { name: 'Answer' })).toHaveTextContent('Left open.')
})
