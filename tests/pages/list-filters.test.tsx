import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutEveryLine, failRequests, holdRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

// Older than anything in the seed; gone again after this file.
const COURTS = ['Court of Numbats', 'Court of Quokkas']
const rulings = Array.from({ length: 42 }, (_, index) => ({
  title: `Filtered ruling ${index + 1}`,
  date: `${1961 + (index % 3)}-06-01`,
  court: COURTS[index === 0 ? 1 : 0]!,
  summary: `Summary ${index + 1} of the bettong`,
  content: `<p>The <strong>bilby</strong> of case ${index === 0 ? 'wombat' : 'other'}</p>`,
}))

const FIELD = 'Keeping of numbats'
const decisions = (['VAT Division', 'VAT Division', 'Tax Authority'] as const).map((authority, index) => ({
  title: `Filtered decision ${index + 1}`,
  date: `${1971 + index}-06-01`,
  authority,
  field: FIELD,
  subject: 'Filters',
  summary: 'Of numbats',
}))
const news = (['Circulars', 'Updates'] as const).map((category) => ({
  title: `Filtered news, ${category}`,
  date: '1971-06-01',
  category,
  summary: 'On the potoroo',
  content: '<p>News</p>',
}))

const database = createService()
const main = () => within(screen.getByRole('main'))
const region = () => screen.getByRole('region', { name: /^List of/ })
const list = () => within(region())
const box = (name = 'Search rulings') => main().getByRole<HTMLInputElement>('searchbox', { name })
const says = (text: string | RegExp) =>
  waitFor(() => expect(list().getByText(text, { selector: '[role=status]' })).toBeInTheDocument())
const rows = () => list().getAllByRole('article')[0]?.closest('[aria-busy]')
const titles = () =>
  list()
    .queryAllByRole('heading', { level: 3 })
    .map((title) => title.textContent)

beforeAll(async () => {
  await database.from('rulings').insert(rulings).throwOnError()
  await database.from('tax_decisions').insert(decisions).throwOnError()
  await database.from('news').insert(news).throwOnError()
})
afterAll(async () => {
  await database.from('rulings').delete().in('court', COURTS)
  await database.from('tax_decisions').delete().eq('field', FIELD)
  await database.from('news').delete().like('title', 'Filtered news%')
})

describe('the search box', () => {
  it('RUL-2 finds every word in title, court, summary and content, and says how many', async () => {
    const { router, user } = renderPage('/rulings')
    await screen.findAllByRole('article')
    await user.type(box(), 'wombat bettong quokkas filtered')
    await says('1 ruling found')
    expect(titles()).toEqual(['Filtered ruling 1'])
    expect(router.state.location.search).toBe('?q=wombat+bettong+quokkas+filtered')
    expect(box()).toHaveFocus()
  })

  it('RUL-2 asks once the typing rests, in one step of the history, which Back undoes', async () => {
    const { router, user } = renderPage('/rulings')
    await screen.findAllByRole('article')
    const addresses: string[] = []
    router.subscribe(({ location, navigation }) => {
      if (navigation.state === 'idle') addresses.push(location.search)
    })
    await user.type(box(), 'bilby')
    await says(/^42 rulings found, page 1 of 3$/)
    expect(new Set(addresses)).toEqual(new Set(['?q=bilby']))
    await user.type(box(), ' wombat')
    await says('1 ruling found')
    await router.navigate(-1)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(box()).toHaveValue(''))
    await says(/^\d+ rulings, page 1/)
  })

  it('RUL-2 asks at once on Enter, and a search after it is a step of its own', async () => {
    const { router, user } = renderPage('/rulings')
    await screen.findAllByRole('article')
    await user.type(box(), 'bilby{Enter}')
    expect(router.state.location.search).toBe('?q=bilby')
    await user.clear(box())
    await user.type(box(), 'wombat{Enter}')
    await says('1 ruling found')
    await router.navigate(-1)
    await waitFor(() => expect(box()).toHaveValue('bilby'))
  })

  it('RUL-2 Escape and the clear button empty it', async () => {
    const { router, user } = renderPage('/rulings?q=bilby&court=Court+of+Quokkas')
    await says('1 ruling found')
    await user.click(main().getByRole('button', { name: 'Clear search' }))
    expect(router.state.location.search).toBe('?court=Court+of+Quokkas')
    expect(box()).toHaveFocus()
    await user.type(box(), 'xyz{Enter}{Escape}')
    expect(box()).toHaveValue('')
    expect(router.state.location.search).toBe('?court=Court+of+Quokkas')
  })

  it('LIST-1 an answer that comes late does not replace a newer one; the former rows stay meanwhile, dimmed', async () => {
    const { user } = renderPage('/rulings?q=bilby')
    await says(/^42 rulings found/)
    const release = holdRequests('rpc/search_rulings')
    await user.type(box(), ' other{Enter}')
    await waitFor(() => expect(rows()).toHaveAttribute('aria-busy', 'true'))
    expect(titles()).toHaveLength(20)
    repairLine()
    await user.clear(box())
    await user.type(box(), 'wombat bilby{Enter}')
    await says('1 ruling found')
    release()
    await waitFor(() => expect(rows()).toHaveAttribute('aria-busy', 'false'))
    expect(titles()).toEqual(['Filtered ruling 1'])
  })

  it('RUL-2 a search from a later page begins at the first, and leaves the focus in the box', async () => {
    const { router, user } = renderPage('/rulings?page=2')
    await says(/page 2 of/)
    await user.type(box(), 'bilby')
    await says(/^42 rulings found, page 1 of 3$/)
    expect(router.state.location.search).toBe('?q=bilby')
    expect(box()).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await says(/^42 rulings found, page 2 of 3$/)
    expect(router.state.location.search).toBe('?q=bilby&page=2')
  })
})

describe('no hit', () => {
  it.each([
    ['?q=xqzwvk', 'No rulings match "xqzwvk"', 'Clear search'],
    ['?court=Nowhere', 'No rulings match these filters', 'Clear filters'],
    ['?q=bilby&from=1999', 'No rulings match "bilby" and these filters', 'Clear search and filters'],
  ])('RUL-2 %s says so and leads back to the whole list', async (search, message, clear) => {
    const { router, user } = renderPage(`/rulings${search}`)
    expect(await screen.findByText(message)).toBeInTheDocument()
    // jsdom gives the element no role
    expect(document.querySelector('main search')).toHaveAttribute('aria-label', 'Search and filter rulings')
    await says('0 rulings found')
    await user.click(list().getByRole('button', { name: clear }))
    await says(/^\d+ rulings, page 1/)
    expect(router.state.location.search).toBe('')
    expect(box()).toHaveValue('')
    expect(region()).toHaveFocus()
  })

  it.each(['%', 'מע״מ-xq', '<p>'])('RUL-2 %s is looked for as it stands', async (q) => {
    renderPage(`/rulings?q=${encodeURIComponent(`xqz ${q}`)}`)
    // Hebrew in it stands in an element of its own
    await waitFor(() => expect(region()).toHaveTextContent(`No rulings match "xqz ${q}"`))
    expect(box()).toHaveValue(`xqz ${q}`)
  })

  it('RUL-2 of 5,000 characters the first 200 are looked for', async () => {
    renderPage(`/rulings?q=${'x'.repeat(5000)}`)
    expect(await screen.findByText(`No rulings match "${'x'.repeat(200)}"`)).toBeInTheDocument()
  })

  it('LIST-1 a page beyond the end of a search says so and leads to its first', async () => {
    const { router, user } = renderPage('/rulings?q=bilby&page=9')
    await user.click(await screen.findByRole('link', { name: 'Go to the first page' }))
    await says(/^42 rulings found, page 1 of 3$/)
    expect(router.state.location.search).toBe('?q=bilby')
  })
})

describe('the filters', () => {
  const year = (name: string) => main().getByRole<HTMLSelectElement>('combobox', { name })
  const facet = (name: string) => within(main().getByRole('group', { name }))
  /** A choice of a filter, named by its value and how many items have it. */
  const choice = async (filter: string, value: string) => {
    await main().findByRole('group', { name: filter })
    return facet(filter).findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${value}( \\d+)?$`) })
  }
  /** What the filters are behind on narrow screens. */
  const fold = (name: RegExp) => main().getByText(name, { selector: 'summary' })

  it('RUL-2 READ-1 courts and years are offered from the database, with their numbers; each is a step that Back undoes', async () => {
    const { router, user } = renderPage('/rulings?page=2')
    await says(/page 2 of/)
    expect(fold(/^Filter \d+ rulings$/)).toBeInTheDocument()
    const numbats = await choice('Court', 'Court of Numbats')
    expect(numbats).toHaveAccessibleName('Court of Numbats 41')
    await user.click(numbats)
    expect(router.state.location.search).toBe('?court=Court+of+Numbats')
    await says(/^41 rulings found/)
    await user.selectOptions(year('From year'), '1962')
    await says(/^28 rulings found/)
    await user.selectOptions(year('To year'), '1962')
    await says('14 rulings found')
    expect(router.state.location.search).toBe('?court=Court+of+Numbats&from=1962&to=1962')
    expect(fold(/^Filter 14 rulings, 3 set$/)).toBeInTheDocument()
    await router.navigate(-1)
    await waitFor(() => expect(year('To year')).toHaveValue(''))
    await user.click(main().getByRole('button', { name: 'Clear filters' }))
    await says(/^\d+ rulings, page 1/)
    expect(router.state.location.search).toBe('')
    expect(region()).toHaveFocus()
  })

  it('READ-1 several courts are chosen at once, and taken back one by one', async () => {
    const { router, user } = renderPage('/rulings?q=bilby')
    await says(/^42 rulings found/)
    await user.click(await choice('Court', 'Court of Numbats'))
    await says(/^41 rulings found/)
    await user.click(await choice('Court', 'Court of Quokkas'))
    await says(/^42 rulings found/)
    expect(router.state.location.search).toBe('?q=bilby&court=Court+of+Numbats&court=Court+of+Quokkas')
    expect(fold(/^Filter 42 rulings, 2 set$/)).toBeInTheDocument()
    await user.click(await choice('Court', 'Court of Numbats'))
    await says('1 ruling found')
    expect(await choice('Court', 'Court of Numbats')).toHaveFocus()
    expect(router.state.location.search).toBe('?q=bilby&court=Court+of+Quokkas')
  })

  it('RUL-2 an address with search and filters opens them all', async () => {
    renderPage('/rulings?q=bilby&court=Court+of+Numbats&from=1961&to=1962')
    await says(/^27 rulings found, page 1 of 2$/)
    expect(box()).toHaveValue('bilby')
    expect(await choice('Court', 'Court of Numbats')).toBeChecked()
    expect([year('From year').value, year('To year').value]).toEqual(['1961', '1962'])
  })

  it('RUL-2 years that are none do not count', async () => {
    renderPage('/rulings?q=bilby&from=abc&to=20')
    await says(/^42 rulings found/)
    expect(fold(/^Filter 42 rulings$/)).toBeInTheDocument()
  })

  it('RUL-2 years the wrong way round are turned', async () => {
    renderPage('/rulings?q=bilby&from=1962&to=1961')
    await says(/^28 rulings found/)
    await main().findByRole('combobox', { name: 'From year' })
    expect([year('From year').value, year('To year').value]).toEqual(['1961', '1962'])
  })

  it('RUL-2 says when the choices cannot be had, lets a set one be taken back, and tries again', async () => {
    failRequests('rpc/get_list_options')
    const { router, user } = renderPage('/rulings?court=Court+of+Quokkas')
    expect(await main().findByText(/^The choices could not be loaded/)).toBeInTheDocument()
    expect(await choice('Court', 'Court of Quokkas')).toBeChecked()
    repairLine()
    await user.click(main().getByRole('button', { name: 'Load the choices again' }))
    await choice('Court', 'Court of Numbats')
    expect(main().queryByText(/^The choices could not be loaded/)).not.toBeInTheDocument()
    await user.click(await choice('Court', 'Court of Quokkas'))
    expect(router.state.location.search).toBe('')
  })

  it('DEC-1 decisions are filtered by authority, field and years', async () => {
    const { router, user } = renderPage('/decisions')
    await screen.findAllByRole('article')
    await user.click(await choice('Field', FIELD))
    await says('3 decisions found')
    await user.click(await choice('Authority', 'VAT Division'))
    await says('2 decisions found')
    await user.selectOptions(year('From year'), '1972')
    await says('1 decision found')
    expect(router.state.location.search).toBe('?authority=VAT+Division&field=Keeping+of+numbats&from=1972')
    await user.type(box('Search decisions'), 'xqzwvk')
    expect(await screen.findByText('No decisions match "xqzwvk" and these filters')).toBeInTheDocument()
  })

  it('NEWS-1 news are filtered by any category that staff can choose', async () => {
    const { router, user } = renderPage('/news')
    await screen.findAllByRole('article')
    for (const category of ['Legislation', 'Rulings', 'Circulars', 'Updates', 'Guidelines'])
      expect(await choice('Category', category)).toBeInTheDocument()
    expect(facet('Category').getAllByRole('checkbox')).toHaveLength(5)
    await user.type(box('Search news'), 'potoroo')
    await says('2 news items found')
    await user.click(await choice('Category', 'Circulars'))
    await says('1 news item found')
    expect(titles()).toEqual(['Filtered news, Circulars'])
    expect(router.state.location.search).toBe('?q=potoroo&category=Circulars')
    await user.type(box('Search news'), ' xqzwvk')
    expect(await screen.findByText('No news match "potoroo xqzwvk" and these filters')).toBeInTheDocument()
  })

  it('RUL-2 SEC-5 a search that fails says so, keeps the text, and can be tried again with all else that failed', async () => {
    cutEveryLine()
    const { user } = renderPage('/rulings?q=bilby')
    expect(await screen.findByRole('heading', { name: 'Failed to fetch rulings' })).toBeInTheDocument()
    expect(await screen.findByText(/^The choices could not be loaded/)).toBeInTheDocument()
    expect(box()).toHaveValue('bilby')
    repairLine()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await says(/^42 rulings found/)
    await waitFor(() => expect(screen.queryByText(/^The choices could not be loaded/)).not.toBeInTheDocument())
  })
})
