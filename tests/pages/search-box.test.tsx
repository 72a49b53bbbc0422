import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countRequests, failRequests, holdRequests, lateAnswer } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const SEARCH = 'rpc/search_content'
const box = () => screen.getByRole('combobox', { name: 'Search the site' })
const inBox = () => within(box().closest('search')!)
const options = () => screen.queryAllByRole('option')
const said = () => inBox().getByRole('status')
const listed = (count: number) => waitFor(() => expect(options()).toHaveLength(count))
/** All at once: a busy machine may rest between two keys for so long that the box asks for the first letters. */
async function ask(user: UserEvent, words: string): Promise<void> {
  await user.click(box())
  await user.paste(words)
}
/** One option is chosen, and the box says which. */
const chooses = (words: RegExp) =>
  waitFor(() => {
    const chosen = options().filter((option) => option.ariaSelected === 'true')
    expect(chosen.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(words)])
    expect(document.activeElement).toHaveAttribute('aria-activedescendant', chosen[0]?.id)
  })

/** Opens a page that asks for nothing by itself. */
async function open() {
  const { router, cache, user } = renderPage('/terms')
  await screen.findByRole('heading', { level: 1, name: 'Terms of Use' })
  const leadsTo = (address: string | RegExp) =>
    waitFor(() => {
      const { pathname, search, hash } = router.state.location
      expect(pathname + search + hash).toMatch(address)
    })
  return { router, cache, user, leadsTo }
}

describe("the header's box", () => {
  afterEach(() => void vi.useRealTimers())

  it('SEARCH-1 asks once the typing has rested for 300 ms, one question for the whole word', async () => {
    await open()
    const asked = countRequests(SEARCH)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const typed of ['foreign supplie', 'foreign supplier']) {
      fireEvent.change(box(), { target: { value: typed } })
      act(() => void vi.advanceTimersByTime(299))
    }
    act(() => void vi.advanceTimersByTime(1))
    vi.useRealTimers()
    await listed(6)
    expect(asked()).toBe(1)
  })

  it('SEARCH-1 shows at most five hits with type and marked excerpt, and the way to all', async () => {
    const { user, leadsTo } = await open()
    await ask(user, 'foreign supplier')
    await listed(6)
    expect(screen.getByRole('listbox', { name: 'Search results' })).toContainElement(options()[5]!)
    expect(options()[0]).toHaveTextContent(
      /^(VAT Law|Regulations|Booking Rules|Court ruling|Tax decision|News post|FAQ)/,
    )
    expect(options()[0]?.querySelector('mark')).toBeInTheDocument()
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(said()).toHaveTextContent('5 results, use the arrow keys to choose')
    expect(options()[5]).toHaveTextContent('View all results')
    await user.click(options()[5]!)
    await leadsTo(/^\/search\?q=foreign%20supplier$/)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toHaveFocus())
    expect(box()).toHaveValue('')
    expect(options()).toEqual([])
  })

  it('SEARCH-3 says of a hit of news of what day it is', async () => {
    const { user } = await open()
    await ask(user, 'allocation numbers start')
    expect(await screen.findByRole('option', { name: /^News post, 5 May 2024/ })).toBeInTheDocument()
  })

  it('SEARCH-1 one character asks for nothing, and two do', async () => {
    const { user, cache } = await open()
    const asked = countRequests(SEARCH)
    await ask(user, 'va')
    await listed(6)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(box(), { target: { value: 'v' } })
    act(() => void vi.advanceTimersByTime(300))
    vi.useRealTimers()
    await waitFor(() => expect(cache.isFetching()).toBe(0))
    expect(options()).toEqual([])
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(asked()).toBe(1)
  })

  it('SEARCH-1 by keyboard: arrows choose and go round, Escape closes, Enter opens the chosen hit', async () => {
    const { user, leadsTo } = await open()
    await ask(user, 'zero-rated transactions')
    await listed(6)
    expect(box()).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('{ArrowDown}')
    await chooses(/30\. Zero-rated transactions/)
    await user.keyboard('{ArrowUp}{ArrowUp}')
    await chooses(/^View all results$/)
    await user.keyboard('{Escape}')
    await listed(0)
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('zero-rated transactions')
    await user.keyboard('{ArrowDown}')
    await listed(6)
    await user.keyboard('{ArrowDown}{Enter}')
    await leadsTo(/^\/law\/vat-law[?#]/)
  })

  it('SEARCH-11 what has one answer stands first and is chosen: Enter opens it', async () => {
    const { user, leadsTo } = await open()
    await ask(user, '30(a)(5)')
    await chooses(/section 30\(a\)\(5\) ?Zero-rated transactions/)
    await user.keyboard('{Enter}')
    await leadsTo(/^\/law\/vat-law#s30\(a\)\(5\)$/)
  })

  it('SEARCH-11 of several answers an arrow chooses another', async () => {
    const { user, leadsTo } = await open()
    await ask(user, 'vat rate 2012')
    await chooses(/16%.*From 1 January 2010 to 31 August 2012/)
    await user.keyboard('{ArrowDown}')
    await chooses(/17%.*From 1 September 2012/)
    await user.keyboard('{Enter}')
    await leadsTo(/^\/amounts#vat-rate$/)
  })

  it('SEARCH-11 answers what is asked by when', async () => {
    const { user, leadsTo } = await open()
    await ask(user, 'by when must I appoint a representative')
    await chooses(/within 30 days of the start of business/)
    await user.keyboard('{Enter}')
    await leadsTo(/^\/deadlines#representative$/)
  })

  it('SEARCH-1 Enter without a choice goes to the results page, also before the answer', async () => {
    const { user, leadsTo } = await open()
    await ask(user, '  invoice ')
    await listed(6)
    await user.keyboard('{Enter}')
    await leadsTo(/^\/search\?q=invoice$/)
    // the search has ended where the box is empty again
    await waitFor(() => expect(box()).toHaveValue(''))
    await user.type(box(), 'export{Enter}')
    await leadsTo(/^\/search\?q=export$/)
  })

  it('SEARCH-1 Enter in the empty box stays', async () => {
    const { router, user, leadsTo } = await open()
    await user.type(box(), '   {Enter}')
    expect(router.state.navigation.state).toBe('idle')
    await leadsTo(/^\/terms$/)
    expect(box()).toHaveFocus()
  })

  it('SEARCH-1 a late answer never replaces a newer one', async () => {
    const release = lateAnswer(SEARCH)
    const { user, cache } = await open()
    await ask(user, 'bookkeeping')
    await waitFor(() => expect(said()).toHaveTextContent('Searching…'))
    await user.clear(box())
    await ask(user, 'precious stones')
    await waitFor(() => expect(options()[0]).toHaveTextContent('Precious stones'))
    release()
    await waitFor(() => expect(cache.isFetching()).toBe(0))
    expect(options()[0]).toHaveTextContent('Precious stones')
  })

  it('SEARCH-1 that one query has no hit is not said of the next before its answer', async () => {
    const { user } = await open()
    await ask(user, 'xqzwvk')
    await waitFor(() => expect(said()).toHaveTextContent('No results found for "xqzwvk"'))
    const release = holdRequests(SEARCH)
    await user.clear(box())
    await ask(user, 'export documents')
    await waitFor(() => expect(said()).toHaveTextContent('Searching…'))
    expect(options()).toEqual([])
    release()
    await listed(6)
  })

  it('SEARCH-1 SEARCH-8 no hit is said, and ways on stand in the place of hits', async () => {
    const { user, leadsTo } = await open()
    await ask(user, 'xqzwvk')
    await waitFor(() => expect(said()).toHaveTextContent('No results found for "xqzwvk"'))
    const words = [
      'questions by subject',
      'contents of the Law',
      'step by step',
      'English or Hebrew',
      'Ask the editors',
    ]
    expect(options().map(({ textContent }) => textContent)).toEqual(words.map((way) => expect.stringContaining(way)))
    await user.keyboard('{ArrowDown}{Enter}')
    await leadsTo(/^\/faqs$/)
  })

  it('SEARCH-8 says what else a typo was taken for, as the page does', async () => {
    const { user, leadsTo } = await open()
    await ask(user, 'numbr alocation')
    await waitFor(() => expect(options().at(-1)).toHaveTextContent('View all results'))
    await user.keyboard('{ArrowUp}{ArrowUp}')
    await chooses(/^Including number allocation. Only numbr alocation\?$/)
    await user.keyboard('{Enter}')
    await leadsTo(/^\/search\?q=%22numbr%22%20%22alocation%22$/)
  })

  it('SEARCH-1 a failure shows as no results, and is logged by its name', async () => {
    failRequests(SEARCH)
    const { user, cache } = await open()
    await ask(user, 'invoice')
    await waitFor(() => expect(said()).toHaveTextContent('No results found for "invoice"'))
    const [failed] = cache.getQueryCache().findAll({ queryKey: ['search'] })
    expect(failed?.meta).toEqual({ failed: 'Failed to perform search' })
  })

  it('SEARCH-1 what is written in a text shows as text', async () => {
    const { user } = await open()
    await ask(user, '<img src=x onerror=alert(1)>')
    await waitFor(() => expect(said()).toHaveTextContent('No results found for "<img src=x onerror=alert(1)>"'))
    expect(inBox().queryByRole('img', { hidden: true })).not.toBeInTheDocument()
  })
})

describe('the palette', () => {
  const palette = () => screen.queryByRole('dialog', { name: 'Go to' })

  /** Opens a page and the palette by its key, with the focus in its box. */
  async function openPalette() {
    const page = await open()
    await page.user.keyboard('{Control>}k{/Control}')
    act(() => within(palette()!).getByRole('combobox').focus())
    return page
  }

  it('READ-8 the first target is chosen until an arrow chooses another', async () => {
    const { user } = await openPalette()
    await user.keyboard('export documents')
    await listed(6)
    await chooses(/./)
    expect(options()[0]).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowUp}')
    await chooses(/^View all results$/)
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(options()[0]).toHaveAttribute('aria-selected', 'true'))
  })

  it.each([
    ['amdocs', /^\/rulings\/[0-9a-f-]{36}/],
    ['7369/16', /^\/decisions\/[0-9a-f-]{36}/],
    ['priv', /^\/privacy$/],
    ['allocation number', /^\/amounts#allocation-number$/],
    ['what chnaged', /^\/changes$/],
    ['30(a)(5)', /^\/law\/vat-law#/],
    ['reg 12A', /^\/law\/regulations#/],
    ['xqzwvk', /^\/search\?q=xqzwvk$/],
  ])(
    'READ-8 what is typed at once is taken, and Enter opens the first target before it is there: %s',
    async (typed, address) => {
      const { user, leadsTo } = await openPalette()
      await user.keyboard(`${typed}{Enter}`)
      await leadsTo(address)
      await waitFor(() => expect(palette()).not.toBeInTheDocument())
    },
  )

  it('READ-8 what is typed on after Enter is not answered by what was typed before', async () => {
    const release = holdRequests(SEARCH)
    const { user, leadsTo } = await openPalette()
    await user.keyboard('amdocs{Enter} x')
    release()
    await waitFor(() => expect(options().length).toBeGreaterThan(0))
    await leadsTo(/^\/terms$/)
  })
})
