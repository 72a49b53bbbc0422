import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutEveryLine, failRequests, hideRows, holdRequests, repairLine } from '../support/backend-line.ts'
import { listen } from '../support/listen.ts'
import { renderPage } from '../support/render-page.tsx'
import { expectTextsInElements } from '../support/text-guard.ts'

expectTextsInElements()

// Every address the page asks for; the client takes `fetch` when it is made, which is at its first request.
const asked: string[] = []
const line = globalThis.fetch
globalThis.fetch = (input, init) => {
  asked.push(String(input instanceof Request ? input.url : input))
  return line(input, init)
}

const database = createService()
const region = (name: string) => screen.findByRole('region', { name })
/** What is said of the day in a field. */
const statusBelow = (field: HTMLElement) => {
  const status = field.closest('div')?.nextElementSibling
  expect(status).toHaveAttribute('role', 'status')
  return status as HTMLElement
}
const lookUp = async (day: string) => {
  const box = within(await region('Standard VAT rate'))
  fireEvent.change(await box.findByLabelText('Which rate applied on that day?'), { target: { value: day } })
  return statusBelow(await box.findByLabelText('Which rate applied on that day?'))
}

describe('the hero and the cards', () => {
  it('HOME-1 leads to the law, the questions and the news', async () => {
    renderPage('/')
    expect(await screen.findByRole('link', { name: 'Start Reading' })).toHaveAttribute('href', '/law/vat-law')
    expect(screen.getByRole('link', { name: 'Popular Questions' })).toHaveAttribute('href', '/faqs')
    expect(screen.getByRole('link', { name: 'Get Updates' })).toHaveAttribute('href', '/news')
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  })

  it('READ-2 the question that is asked is looked for', async () => {
    const { router, user } = renderPage('/')
    const name = 'Your question, or the number of a section'
    const form = within(await screen.findByRole('form', { name }))
    await user.type(form.getByRole('combobox', { name }), ' invoice ')
    await user.click(form.getByRole('button', { name: 'Search' }))
    await screen.findByRole('heading', { level: 1, name: 'Search' })
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=invoice' })
  })

  it('HOME-1 tools and guides stand below the search, the guides by their titles', async () => {
    const { data } = await database
      .from('guides')
      .select('id, title')
      .eq('is_enabled', true)
      .order('title')
      .throwOnError()
    asked.length = 0
    renderPage('/')
    const ways = within(await screen.findByRole('navigation', { name: 'Tools and guides' }))
    const tools = within(ways.getByRole('list', { name: 'Tools' })).getAllByRole('link')
    expect(tools.map((link) => link.getAttribute('href'))).toEqual([
      '/which-rate',
      '/allocation-number',
      '/deadlines',
      '/amounts',
    ])
    const guides = within(ways.getByRole('list', { name: 'Guides' }))
    await waitFor(() => expect(guides.getAllByRole('link')).toHaveLength(data.length))
    expect(guides.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      data.map(({ id }) => `/guides/${id}`),
    )
    expect(guides.getByRole('link', { name: 'Must we register?' })).toBeInTheDocument()
    expect(asked.filter((address) => address.includes('/guides?'))).toHaveLength(1)
  })

  it('HOME-1 the place of the guides is kept while they load, and is none where they could not be fetched', async () => {
    const release = holdRequests('guides')
    renderPage('/')
    expect(await screen.findByRole('list', { name: 'Guides' })).toBeEmptyDOMElement()
    release()
    cleanup()
    failRequests('guides')
    renderPage('/')
    await screen.findByRole('list', { name: 'Tools' })
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Guides' })).toBeNull())
  })

  it('READ-2 five questions have the first sentence of their answers, and lead to them and to their provisions', async () => {
    renderPage('/')
    const list = within(await screen.findByRole('list', { name: 'Questions with their answers' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(5))
    const first = list.getAllByRole('listitem')[0]!
    expect(first).toHaveTextContent('Yes, if four conditions are met.')
    const link = (name: string) => within(first).getByRole('link', { name }).getAttribute('href')
    expect(link('Are services to a foreign company zero-rated?')).toMatch(/^\/faqs#[0-9a-f-]{36}$/)
    expect(link('section 30(a)(5)')).toBe('/law/vat-law/30#s30(a)(5)')
  })

  it('READ-2 READ-4 the chapters of the law stand below with their sections, each a link', async () => {
    renderPage('/')
    const chapters = within(await region('VAT Law by chapter'))
    await waitFor(() => expect(chapters.getAllByRole('link')).toHaveLength(18))
    const [first] = chapters.getAllByRole('link')
    expect(first).toHaveTextContent('Definitions §§ 1–1A, sections 1 to 1A')
    expect(first?.getAttribute('href')).toMatch(/^\/law\/vat-law#[0-9a-f-]{36}$/)
  })

  it('HOME-2 has four cards, each a link', async () => {
    renderPage('/')
    const links = within(await region('Where to start')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/law/vat-law', '/rulings', '/faqs', '/news'])
  })
})

it('READ-2 says how much there is of each kind, as readers see it', async () => {
  const { count } = await database.from('faqs').select('*', { count: 'exact', head: true }).throwOnError()
  const { data } = await database.from('faqs').select('id').limit(1).single().throwOnError()
  await database.from('faqs').update({ is_enabled: false }).eq('id', data.id).throwOnError()
  try {
    renderPage('/')
    const cards = within(await region('Where to start'))
    await waitFor(() =>
      expect(cards.getByRole('link', { name: /^FAQs/ })).toHaveTextContent(`${count! - 1} FAQs in 6 groups`),
    )
    expect(cards.getByRole('link', { name: /^Law/ })).toHaveTextContent('32 chapters, 305 sections')
    expect(cards.getByRole('link', { name: /^Court/ })).toHaveTextContent('11 rulings, latest 6 November 2025')
  } finally {
    await database.from('faqs').update({ is_enabled: true }).eq('id', data.id).throwOnError()
  }
})

describe('the panel with the law', () => {
  const openPanel = async () => {
    const { user } = renderPage('/')
    const button = await screen.findByRole('button', { name: /Browse VAT Law/ })
    return { user, button }
  }

  it('HOME-3 asks for no law before the panel is opened, and shows the law browser then', async () => {
    asked.length = 0
    const { user, button } = await openPanel()
    await screen.findByText('18%', { selector: 'strong' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBeEmptyDOMElement()
    const texts = () => asked.filter((address) => /\/chapters\?.*content/.test(address))
    expect(texts()).toEqual([])

    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(await screen.findByPlaceholderText('Search in VAT Law...')).toBeVisible()
    expect(texts()).toHaveLength(1)
  })

  it('HOME-3 closes without losing what was typed inside', async () => {
    const { user, button } = await openPanel()
    await user.click(button)
    await user.click(await screen.findByPlaceholderText('Search in VAT Law...'))
    await user.paste('zero')
    await user.click(button)
    expect(screen.getByPlaceholderText('Search in VAT Law...')).not.toBeVisible()
    await user.click(button)
    expect(screen.getByPlaceholderText('Search in VAT Law...')).toHaveValue('zero')
  })

  it('HOME-3 says that the law could not be fetched, and keeps the page', async () => {
    failRequests('chapters')
    const { user, button } = await openPanel()
    await user.click(button)
    expect(await screen.findByText('Failed to fetch content')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Start Reading' })).toBeInTheDocument()
  })
})

describe('the news', () => {
  it('HOME-4 shows the latest three, newest first, each linked', async () => {
    const { data, error } = await database
      .from('news')
      .select('id, title')
      .order('date', { ascending: false })
      .order('id')
      .limit(3)
    if (error) throw error
    renderPage('/')
    const news = within(await region('Latest news'))
    const links = await waitFor(() => {
      const found = within(news.getByRole('list')).getAllByRole('link')
      expect(found).toHaveLength(3)
      return found
    })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      data.map(({ id, title }) => [title, `/news/${id}`]),
    )
  })

  it('READ-2 TIME-5 what changed lately in the law stands beside the question, with figures, and keeps its place while it loads', async () => {
    const release = holdRequests('rpc/get_latest')
    renderPage('/')
    expect(await within(await region('What changed lately')).findByText('Loading')).toBeInTheDocument()
    release()
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
    const law = within(await region('What changed lately'))
    const [latest, ...others] = law.getAllByRole('listitem')
    expect(latest).toHaveTextContent('1 June 2026Rate or amount')
    const link = within(latest!).getByRole('link', { name: 'Allocation number: NIS 5,000' })
    expect(link).toHaveAttribute('href', '/amounts#allocation-number')
    expect(others).toHaveLength(2)
    expect(law.getByRole('link', { name: 'All changes in the law' })).toHaveAttribute('href', '/changes')
  })

  it('HOME-4 says when there are none', async () => {
    hideRows('rpc/get_latest')
    renderPage('/')
    expect(await screen.findByText('No news available')).toBeInTheDocument()
  })

  it('HOME-4 SEC-5 says that they could not be fetched, and one press fetches all that failed again in place', async () => {
    cutEveryLine()
    const { user } = renderPage('/')
    const alert = await screen.findByText('Failed to fetch news')
    expect(await screen.findByText('Failed to fetch data')).toBeInTheDocument()
    repairLine()
    await user.click(within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^Failed to fetch/)).not.toBeInTheDocument())
    expect(await screen.findByText('18%', { selector: 'strong' })).toBeInTheDocument()
  })
})

describe('the rate', () => {
  const FUTURE = '2090-01-01'
  beforeAll(async () => {
    const { error } = await database.from('amounts').insert({ kind: 'vat-rate', effective_from: FUTURE, amount: 25.5 })
    expect(error).toBeNull()
  })
  afterAll(async () => {
    await database.from('amounts').delete().eq('effective_from', FUTURE)
  })

  it('HOME-4 shows the rate of today with its first day, not one decided for later', async () => {
    renderPage('/')
    const box = within(await region('Standard VAT rate'))
    expect(await box.findByText('18%', { selector: 'strong' })).toBeInTheDocument()
    expect(box.getAllByText('1 January 2025')[0]?.parentElement).toHaveTextContent('since 1 January 2025')
  })

  it('ACC-2 which days can be asked for is told at the field, and not of itself on arrival; the answer is said', async () => {
    const heard = listen()
    renderPage('/')
    const day = await within(await region('Standard VAT rate')).findByLabelText('Which rate applied on that day?')
    expect(day).toHaveAccessibleDescription('Any day since 1 July 1976, or a future one.')
    await region('What changed lately')
    expect(heard.maySaid()).toEqual([])
    await lookUp('2012-08-31')
    expect(heard.said().at(-1)).toMatch(/^16%, in force from 1 January 2010/)
  })

  it('DATA-8 tells the rate of a day gone by, and how long it held', async () => {
    renderPage('/')
    expect(await lookUp('2012-08-31')).toHaveTextContent('16%, in force from 1 January 2010 to 31 August 2012.')
    expect(await lookUp('2012-09-01')).toHaveTextContent('17%, in force from 1 September 2012 to 1 June 2013.')
  })

  it('READ-2 compares the rates of two days, and keeps both in the address', async () => {
    const { router } = renderPage('/')
    await lookUp('2012-08-31')
    const other = screen.getByLabelText('Compare with the day')
    fireEvent.change(other, { target: { value: '2012-09-01' } })
    await waitFor(() => expect(statusBelow(other)).toHaveTextContent('1 percentage point more than on the first day.'))
    expect(router.state.location.search).toBe('?day=2012-08-31&other=2012-09-01')
    fireEvent.change(other, { target: { value: '2010-01-01' } })
    await waitFor(() => expect(statusBelow(other)).toHaveTextContent('The same as on the first day.'))
    fireEvent.change(other, { target: { value: '' } })
    await waitFor(() => expect(router.state.location.search).toBe('?day=2012-08-31'))
  })

  it('READ-2 reads the days from the address, and no days that are none', async () => {
    renderPage('/?day=2003-01-01&other=2024-13-45')
    const box = within(await region('Standard VAT rate'))
    const day = await box.findByLabelText('Which rate applied on that day?')
    expect(day).toHaveValue('2003-01-01')
    expect(statusBelow(day)).toHaveTextContent('18%, in force from 15 June 2002')
    expect(box.getByLabelText('Compare with the day')).toHaveValue('')
  })

  it('READ-2 says of a day before the first rate that it had none, as of 1 January 1970', async () => {
    renderPage('/?day=1970-01-01')
    const day = await within(await region('Standard VAT rate')).findByLabelText('Which rate applied on that day?')
    expect(day).toHaveValue('1970-01-01')
    expect(statusBelow(day)).toHaveTextContent('None: the first rate came into force on 1 July 1976.')
  })

  it('READ-2 draws every rate in force from the data, and says in words what is drawn', async () => {
    renderPage('/')
    const figure = await screen.findByRole('figure', {
      name: /^Every rate since 1976, in per cent: 18 rates from 8% on 1 July 1976 to 18% today/,
    })
    const line = figure.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
    expect(line.match(/H/g)).toHaveLength(18)
    expect(line).toMatch(/^M0 60.89H/)
    expect(line).toMatch(/V12H100$/)
  })

  it('DATA-8 tells the rate of a day to come as far as it is decided', async () => {
    renderPage('/')
    expect(await lookUp('2091-05-05')).toHaveTextContent('25.5%, in force from 1 January 2090, as decided so far.')
  })

  it('MEND-C the doubt about a rate of 1985 stands in the look-up and in the table', async () => {
    renderPage('/')
    const doubt = 'a third dates it to 1 July 1985'
    expect(await lookUp('1985-08-15')).toHaveTextContent(new RegExp(`^17%, .*${doubt}`))
    expect(await lookUp('1985-10-15')).toHaveTextContent(new RegExp(`^15%, .*${doubt}`))
    expect(await lookUp('1985-05-31')).not.toHaveTextContent(doubt)
    const table = within(await region('Standard VAT rate')).getByRole('table', { hidden: true })
    const doubtful = within(table)
      .getAllByText(new RegExp(doubt))
      .map((note) => note.closest('tr')?.textContent)
    expect(doubtful).toEqual([
      expect.stringMatching(/^1 October 1985.*15%$/),
      expect.stringMatching(/^1 June 1985.*17%$/),
    ])
  })

  it('DATA-8 has a table of all rates, the newest first', async () => {
    const { data } = await database.from('amounts').select('effective_from').eq('kind', 'vat-rate')
    renderPage('/')
    const rows = await waitFor(() => {
      const found = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
      expect(found).toHaveLength((data?.length ?? 0) + 1)
      return found
    })
    expect(rows[1]).toHaveTextContent('1 January 209025.5%')
    expect(rows[2]).toHaveTextContent(/^1 January 2025 – in force today.*18%$/)
    expect(rows.at(-1)).toHaveTextContent(/^1 July 1976The first rate.*8%$/)
  })

  it('HOME-4 SEC-5 says that the rates could not be fetched', async () => {
    failRequests('amounts')
    renderPage('/')
    expect(await within(await region('Standard VAT rate')).findByText('Failed to fetch data')).toBeInTheDocument()
  })

  it('HOME-4 says when there are no rates', async () => {
    hideRows('amounts')
    renderPage('/')
    expect(await screen.findByText('No rates have been published yet')).toBeInTheDocument()
  })
})
