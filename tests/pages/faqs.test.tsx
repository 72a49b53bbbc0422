import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createService, newAddress, sql } from '../support/backend.ts'
import { failRequests, hideRows, holdRequests, repairLine, sendFrom } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'
import { expectTextsInElements } from '../support/text-guard.ts'

expectTextsInElements()

const database = createService()

// Two categories after the seed's; gone again after this file.
const FIRST = { id: crypto.randomUUID(), name: 'Test category', order: 1000 }
const EMPTY = { id: crypto.randomUUID(), name: 'Empty category', order: 1001 }
const faq = (question: string, more = {}) => ({
  id: crypto.randomUUID(),
  category_id: FIRST.id,
  question,
  answer: `<p>Answer to ${question}</p>`,
  order: 0,
  is_enabled: true,
  ...more,
})
const SECOND_FAQ = faq('Second numbat', { order: 2 })
const FIRST_FAQ = faq('First numbat', { order: 1 })
const ONCE_SEEN = faq('Once seen question', { order: 3 })
const DISABLED = faq('Disabled numbat', { order: 0, is_enabled: false })

beforeAll(async () => {
  const categories = await database.from('faq_categories').insert([FIRST, EMPTY])
  expect(categories.error).toBeNull()
  const faqs = await database.from('faqs').insert([SECOND_FAQ, FIRST_FAQ, ONCE_SEEN, DISABLED])
  expect(faqs.error).toBeNull()
  await sql('insert into private.faq_views select * from unnest($1::uuid[], $2::integer[])', [
    [FIRST_FAQ.id, ONCE_SEEN.id],
    [1234, 1],
  ])
})
afterAll(async () => {
  await database.from('faq_categories').delete().in('id', [FIRST.id, EMPTY.id])
})
afterEach(() => vi.restoreAllMocks())

const questions = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => within(heading).getByRole('button').textContent.trim())
const question = (name: RegExp) => screen.findByRole('button', { name })
const viewsOf = async (id: string) =>
  (await database.from('faqs').select('view_count').eq('id', id).single()).data?.view_count

/** A category's tab; its name ends in the number of its questions. */
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name} \\d+$`) })

async function openTab(name: string) {
  const page = renderPage('/faqs')
  await page.user.click(await tab(name))
  await waitFor(async () => expect(await tab(name)).toHaveAttribute('aria-selected', 'true'))
  return page
}

it('FAQ-3 READ-3 a question has the provisions that its answer cites beside it, open or not', async () => {
  const { data } = await database.from('faqs').select('id').ilike('answer', '%section 30(a)(5)%').limit(1).single()
  renderPage(`/faqs#${data?.id}`)
  const item = () => within(document.getElementById(data?.id ?? '')!)
  const link = () => item().getByRole('link', { name: 'section 30(a)(5)' })
  await waitFor(() => expect(link()).toHaveAttribute('href', '/law/vat-law/30#s30(a)(5)'))
  item().getByRole('button', { expanded: true }).click()
  await waitFor(() => expect(link()).toBeVisible())
})

describe('the tabs', () => {
  it('FAQ-1 has a tab for each category by order, the first selected', async () => {
    const { data } = await database.from('faq_categories').select('name').order('order').order('id')
    renderPage('/faqs')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent.replace(/ \d+$/, ''))).toEqual(data?.map(({ name }) => name))
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(tabs.map((_, index) => String(index === 0)))
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(data?.[0]?.name)
  })

  it('FAQ-1 shows the enabled questions of the chosen category by order', async () => {
    await openTab(FIRST.name)
    expect(questions()).toEqual(['First numbat', 'Second numbat', 'Once seen question'])
    const panel = within(screen.getByRole('tabpanel'))
    // Views are asked for by themselves.
    await panel.findByText('1,234 views')
    const items = panel.getAllByRole('article')
    expect(items.map((item) => within(item).queryByText(/views?$/)?.textContent)).toEqual([
      '1,234 views',
      undefined,
      '1 view',
    ])
  })

  it('FAQ-1 says when a category has no questions', async () => {
    await openTab(EMPTY.name)
    expect(screen.getByText('No questions in this category yet')).toBeInTheDocument()
  })

  it('FAQ-1 keeps the open tab in the address', async () => {
    renderPage(`/faqs?category=${FIRST.id}`)
    expect(await tab(FIRST.name)).toHaveAttribute('aria-selected', 'true')
  })

  it('FAQ-1 follows the arrow keys round, Home and End, with a single tab stop', async () => {
    const { user } = renderPage('/faqs')
    const tabs = await screen.findAllByRole('tab')
    const expectSelected = async (tab: HTMLElement | undefined) => {
      expect(tab).toHaveFocus()
      await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'))
      expect(tabs.filter((each) => each.tabIndex === 0)).toEqual([tab])
    }
    tabs[0]!.focus()
    await user.keyboard('{ArrowUp}')
    await expectSelected(tabs.at(-1))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await expectSelected(tabs[1])
    await user.keyboard('{End}')
    await expectSelected(tabs.at(-1))
    await user.keyboard('{Home}')
    await expectSelected(tabs[0])
  })
})

it('FAQ-1 ACC-2 goes on to the next category, where the focus then is', async () => {
  const { user } = await openTab(FIRST.name)
  await user.click(screen.getByRole('button', { name: `Next: ${EMPTY.name}` }))
  const panel = await screen.findByRole('tabpanel', { name: EMPTY.name })
  expect(panel.parentElement).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Next: / })).not.toBeInTheDocument()
})

describe('the search', () => {
  const search = async (text: string) => {
    const page = renderPage('/faqs')
    await page.user.click(await screen.findByLabelText('Search all questions'))
    await page.user.paste(text)
    return page
  }

  it('FAQ-2 covers the enabled questions of all categories, and hides the tabs', async () => {
    const { user } = await search('first NUMBAT')
    expect(await screen.findByText('1 question found')).toBeInTheDocument()
    expect(questions()).toEqual(['First numbat'])
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()

    await user.clear(screen.getByLabelText('Search all questions'))
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0)
  })

  it('FAQ-2 finds no disabled numbat', async () => {
    await search('disabled numbat')
    expect(await screen.findByText('No FAQs found matching "disabled numbat"')).toBeInTheDocument()
    expect(screen.getByText('Try using different keywords or check your spelling')).toBeInTheDocument()
  })

  it.each(['Escape', 'the clear button'])('FAQ-2 is emptied by %s', async (way) => {
    const { user } = await search('no such wombat')
    await screen.findByText(/^No FAQs found/)
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0)
    expect(screen.getByLabelText('Search all questions')).toHaveValue('')
    expect(screen.getByLabelText('Search all questions')).toHaveFocus()
  })

  it('FAQ-2 keeps the query in the address, and follows it', async () => {
    const { router } = renderPage('/faqs?q=second+numbat')
    expect(await screen.findByLabelText('Search all questions')).toHaveValue('second numbat')
    await waitFor(() => expect(questions()).toEqual(['Second numbat']))
    await router.navigate('/faqs')
    await waitFor(() => expect(screen.getByLabelText('Search all questions')).toHaveValue(''))
  })

  it('FAQ-2 is one step of the history, which Back undoes', async () => {
    const { router, user } = renderPage('/faqs')
    await user.type(await screen.findByLabelText('Search all questions'), 'second numbat')
    // first: the words so far may find the same
    await waitFor(() => expect(router.state.location.search).toBe('?q=second+numbat'))
    expect(await screen.findByText('1 question found')).toBeInTheDocument()
    await router.navigate(-1)
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0)
    expect(router.state.location.search).toBe('')
    await waitFor(() => expect(screen.getByLabelText('Search all questions')).toHaveValue(''))
  })
})

describe('a question', () => {
  it('FAQ-3 opens to its answer, counts a view and shows the sums of the feedback', async () => {
    await database.from('faq_feedback').insert([
      { faq_id: SECOND_FAQ.id, is_helpful: true },
      { faq_id: SECOND_FAQ.id, is_helpful: true },
      { faq_id: SECOND_FAQ.id, is_helpful: false },
    ])
    const { user } = await openTab(FIRST.name)
    const button = await question(/^Second numbat/)
    const answer = screen.getByText('Answer to Second numbat')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(answer).not.toBeVisible()

    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(answer).toBeVisible()
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(answer)
    expect(await screen.findByRole('button', { name: /^Helpful 2: ./ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Not helpful 1: ./ })).toBeInTheDocument()
    await waitFor(async () => expect(await viewsOf(SECOND_FAQ.id)).toBe(1))

    await user.click(button)
    expect(answer).not.toBeVisible()
  })

  it('FAQ-3 opens all the same when counting fails, which is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('rpc/increment_faq_view_count')
    const { user } = await openTab(FIRST.name)
    await user.click(await question(/^Once seen/))
    expect(screen.getByText('Answer to Once seen question')).toBeVisible()
    await waitFor(() => expect(log).toHaveBeenCalledWith('Counting a view of an FAQ failed', expect.any(Error)))
    expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument()
  })

  it('FAQ-3 SEC-6 opens all the same when no more views are counted, which is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const address = newAddress()
    sendFrom(address)
    await sql(
      `with told as materialized (select set_config('request.headers', $1, true) as headers)
        insert into private.attempts (action, sender)
        select 'view', private.sender_code((now() at time zone 'utc')::date) from told, generate_series(1, 300)
        where headers <> ''`,
      [JSON.stringify({ 'x-forwarded-for': `${address}, 127.0.0.1` })],
    )
    const before = await viewsOf(ONCE_SEEN.id)
    const { user } = await openTab(FIRST.name)
    await user.click(await question(/^Once seen/))
    expect(screen.getByText('Answer to Once seen question')).toBeVisible()
    const refused = expect.objectContaining({ kind: 'rate-limit' })
    await waitFor(() => expect(log).toHaveBeenCalledWith('Counting a view of an FAQ failed', refused))
    expect(await viewsOf(ONCE_SEEN.id)).toBe(before)
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
  })

  it('FAQ-3 says when the sums could not be fetched, and takes feedback all the same', async () => {
    failRequests('rpc/get_faq_feedback_counts')
    const { user } = await openTab(FIRST.name)
    await user.click(await question(/^Once seen/))
    expect(await screen.findByText('The counts could not be loaded.')).toBeVisible()
    for (const thumb of screen.getAllByRole('button', { name: /helpful/i })) expect(thumb).toBeEnabled()
  })

  it('FAQ-3 is reached from the one above and below by the arrow keys', async () => {
    const { user } = await openTab(FIRST.name)
    const first = await question(/^First numbat/)
    first.focus()
    await user.keyboard('{ArrowDown}')
    expect(await question(/^Second numbat/)).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(first).toHaveFocus()
  })
})

describe('a link to a question', () => {
  const target = () => question(/^Second numbat/)

  it('FAQ-5 selects the category, opens the question, scrolls to it and counts the view once', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const before = await viewsOf(SECOND_FAQ.id)
    sendFrom(newAddress())
    renderPage(`/faqs#${SECOND_FAQ.id}`)
    expect(await target()).toHaveAttribute('aria-expanded', 'true')
    expect(await tab(FIRST.name)).toHaveAttribute('aria-selected', 'true')
    expect(await target()).toHaveFocus()
    expect(scroll.mock.contexts).toContain(document.getElementById(SECOND_FAQ.id))
    await waitFor(async () => expect(await viewsOf(SECOND_FAQ.id)).toBe((before ?? 0) + 1))
  })

  it('FAQ-5 works while the page is open already', async () => {
    const { router } = renderPage('/faqs')
    await screen.findAllByRole('tab')
    await router.navigate(`/faqs#${SECOND_FAQ.id}`)
    await waitFor(async () => expect(await target()).toHaveFocus())
    expect(await target()).toHaveAttribute('aria-expanded', 'true')
  })

  it('FAQ-5 lets the reader go on to another category', async () => {
    const { user } = renderPage(`/faqs#${SECOND_FAQ.id}`)
    await target()
    await user.click(await tab(EMPTY.name))
    expect(await screen.findByText('No questions in this category yet')).toBeInTheDocument()
  })

  it.each([DISABLED.id, 'nonsense'])(
    'FAQ-5 says when there is no such question, and shows the others: #%s',
    async (id) => {
      renderPage(`/faqs#${id}`)
      expect(await screen.findByText(/no longer here/)).toBeInTheDocument()
      expect(screen.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true')
    },
  )

  it('FAQ-5 Share copies the link and says so', async () => {
    const { user } = await openTab(FIRST.name)
    await user.click(await question(/^Second numbat/))
    await user.click(screen.getByRole('button', { name: 'Share: Second numbat' }))
    expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/faqs#${SECOND_FAQ.id}`)
  })

  it('FAQ-5 says when the link cannot be copied', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await openTab(FIRST.name)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await user.click(await question(/^Second numbat/))
    await user.click(screen.getByRole('button', { name: 'Share: Second numbat' }))
    expect(await screen.findByText('Unable to share or copy link. Please try again.')).toBeInTheDocument()
  })
})

describe('the page', () => {
  it('FAQ-6 says "Error loading FAQs", and loads them once they can be had', async () => {
    failRequests('faq_categories')
    const { user } = renderPage('/faqs')
    expect(await screen.findByRole('heading', { name: 'Error loading FAQs' })).toBeInTheDocument()
    expect(screen.getByText(/^The server could not answer/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try reloading the page' })).toBeInTheDocument()
    repairLine()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0)
  })

  it('FAQ-1 shows the shape of the page while it loads', async () => {
    const release = holdRequests('faq_categories')
    renderPage('/faqs')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByText('Loading')).toBeInTheDocument()
    release()
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0)
  })

  it('FAQ-1 says when there are no questions at all', async () => {
    hideRows('faq_categories')
    renderPage('/faqs')
    expect(await screen.findByText('No questions have been published yet')).toBeInTheDocument()
  })
})
