import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failRequests, hideRows, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

afterEach(() => {
  repairLine()
  vi.restoreAllMocks()
})

const entry = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest('article')!)
}
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('the glossary', () => {
  it('TERM-1 shows a term with its definition, its Hebrew, how that is read, and its sections', async () => {
    renderPage('/glossary')
    const exempt = await entry('exempt dealer')
    expect(
      exempt.getByText(/^A dealer whose turnover from all its businesses is not above the yearly ceiling/),
    ).toBeInTheDocument()
    expect(exempt.getByText('עוסק פטור')).toHaveAttribute('lang', 'he')
    expect(exempt.getByText('osek patur')).toBeInTheDocument()
    expect(exempt.getByRole('link', { name: 'section 59' })).toHaveAttribute('href', '/law/vat-law/59')
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).parentElement).toHaveTextContent('96 terms')
  })

  it('TERM-1 says of a term that no source defines that it is not summarised', async () => {
    renderPage('/glossary')
    expect((await entry('Tax Authority')).getByText('Not summarised yet.')).toBeInTheDocument()
  })

  it('TERM-1 stands by English letter, "the Area" under A, and leads to the letters there are', async () => {
    renderPage('/glossary')
    await entry('the Area')
    expect(headings().slice(0, 3)).toEqual(['allocation number', 'appeal', 'the Area'])
    const english = within(screen.getByRole('navigation', { name: 'By English letter' }))
    expect(english.getByRole('link', { name: 'Z' })).toHaveAttribute('href', '/glossary#letter-Z')
    expect(english.queryByRole('link', { name: 'K' })).toBeNull()
    const hebrew = within(screen.getByRole('navigation', { name: 'By Hebrew letter' }))
    expect(hebrew.getByRole('link', { name: 'א' })).toHaveAttribute('href', '/glossary/hebrew#letter-א')
  })

  it('TERM-1 stands by Hebrew letter on a page of its own', async () => {
    renderPage('/glossary/hebrew')
    await entry('איחוד עוסקים')
    const shown = headings().filter((name) => ['איחוד עוסקים', 'דוח מפורט', 'דוח תקופתי'].includes(name))
    expect(shown).toEqual(['איחוד עוסקים', 'דוח מפורט', 'דוח תקופתי'])
    expect(screen.getByRole('link', { name: 'By Hebrew letter', current: 'page' })).toBeInTheDocument()
  })

  it('TERM-1 an address leads to its term, which has the focus', async () => {
    const { router } = renderPage('/glossary')
    const id = (await screen.findByRole('heading', { level: 3, name: 'zero rate' })).closest('article')!.id
    await router.navigate(`/glossary#${id}`)
    await waitFor(() => expect(document.getElementById(id)).toHaveFocus())
    expect(document.getElementById(id)).toHaveAttribute('data-named', 'true')
  })

  it.each(['osek patur', 'OSEK PATUR', 'עוסק פטור', 'above the yearly ceil'])(
    'TERM-1 finds a term in the page by %s',
    async (words) => {
      const { user, router } = renderPage('/glossary')
      await user.type(await screen.findByRole('searchbox', { name: 'Find a term' }), words)
      // first: the words so far may find the same
      await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe(words))
      expect(await screen.findByText('1 term found')).toBeInTheDocument()
      expect(headings()).toEqual(['exempt dealer'])
    },
  )

  it('TERM-1 of what it does not find it says so, and leads on to the search', async () => {
    renderPage('/glossary?q=wombat')
    expect(await screen.findByText('No terms found matching "wombat"')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'search the whole guide' })).toHaveAttribute('href', '/search?q=wombat')
  })

  it('TERM-1 without any term it says so', async () => {
    hideRows('rpc/get_terms')
    renderPage('/glossary')
    expect(await screen.findByText('No terms have been published yet')).toBeInTheDocument()
  })

  it('TERM-1 when it cannot be loaded it says why, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('rpc/get_terms')
    const { user } = renderPage('/glossary')
    const again = await screen.findByRole('button', { name: /again/i })
    repairLine()
    await user.click(again)
    await entry('exempt dealer')
  })
})
