import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { holdRequests } from '../support/backend-line.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const row = (title: string, date: string) => ({
  title,
  date,
  court: 'Court of Keys',
  summary: 'x',
  content: '<p>x</p>',
})
const [A, B, C] = ['Alpaca v. Director', 'Bison v. Director', 'Camel v. Director'] as const
const LIST = '/admin/rulings?court=Court+of+Keys'

const removeAll = () => database.from('rulings').delete().eq('court', 'Court of Keys').throwOnError()

beforeEach(async () => {
  await removeAll()
  await database
    .from('rulings')
    .insert([row(A, '1953-05-01'), row(B, '1952-05-01'), row(C, '1951-05-01')])
    .throwOnError()
})
afterEach(async () => {
  document.documentElement.dataset.keys = ''
  localStorage.clear()
  await removeAll()
})

const link = (name: string) => screen.findByRole('link', { name })
const finder = () => screen.findByRole('dialog', { name: 'Find or go to' })
const box = () => screen.findByRole('combobox', { name: 'Find or go to' })

describe('finding', () => {
  it('READ-8 Ctrl K finds a section by number, and Enter opens it to be edited', async () => {
    const { user } = await renderStaffPage(LIST)
    await link(A)
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await box(), '30(a)(5)')
    const options = within(await finder())
    await waitFor(() => {
      const [first] = options.getAllByRole('option')
      expect(first).toHaveTextContent(/^30\. .*Section$/)
      expect(first).toHaveAttribute('aria-selected', 'true')
    })
    await user.keyboard('{Enter}')
    expect(await screen.findByLabelText('Title (required)')).toHaveDisplayValue(/^30\. /)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('READ-8 tells chapters of two laws by the law that they belong to', async () => {
    const { user } = await renderStaffPage('/admin')
    await user.click(await screen.findByRole('button', { name: 'Find' }))
    await user.type(await box(), 'price')
    expect(
      await within(await finder()).findByRole('option', { name: /^Price\s*VAT Law\s*Chapter$/ }),
    ).toBeInTheDocument()
    expect(within(await finder()).getByRole('option', { name: /^Price\s*Regulations\s*Chapter$/ })).toBeInTheDocument()
  })

  it('READ-8 Enter waits for the answer to what was typed, and opens the best of it', async () => {
    const { user, router } = await renderStaffPage('/admin')
    await user.click(await screen.findByRole('button', { name: 'Find' }))
    await user.type(await box(), 'Bison Director{Enter}')
    expect(await screen.findByLabelText('Title (required)')).toHaveValue(B)
    expect(router.state.location.pathname).toBe('/admin/rulings')
  })

  it('READ-8 Enter opens what the arrows chose, also while the answer is still on its way', async () => {
    holdRequests('rpc/find_texts')
    const { user, router } = await renderStaffPage('/admin')
    await user.click(await screen.findByRole('button', { name: 'Find' }))
    await user.type(await box(), 's{ArrowDown}{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Subscribers' })
    expect(router.state.location.pathname).toBe('/admin/subscribers')
  })

  it('READ-8 the arrows choose among screens and rows', async () => {
    const { user, router } = await renderStaffPage('/admin')
    await user.click(await screen.findByRole('button', { name: 'Find or go to' }))
    expect(within(await finder()).getAllByRole('option')).toHaveLength(19)
    await user.type(await box(), 'sub')
    expect(within(await finder()).getAllByRole('option')[0]).toHaveTextContent('SubscribersScreen')
    await user.clear(await box())
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Rulings' })
    expect(router.state.location.pathname).toBe('/admin/rulings')
  })

  it.each(['import', 'bring in', 'upload'])('READ-8 knows “%s” as the ways to bring something in', async (typed) => {
    const { user, router } = await renderStaffPage('/admin')
    await user.click(await screen.findByRole('button', { name: 'Find' }))
    await user.type(await box(), typed)
    const names = within(await finder())
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(['Bring in a lawFrom a file', 'Upload filesFrom a file']))
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Bring in: VAT Law' })
    expect(router.state.location.pathname).toBe('/admin/chapters/bring-in')
  })

  it('READ-8 says when nothing is found, and Escape closes it', async () => {
    const { user } = await renderStaffPage('/admin')
    await user.click(await screen.findByRole('button', { name: 'Find' }))
    await user.type(await box(), 'xqzwvk')
    expect(await screen.findByText('Nothing found for "xqzwvk"')).toBeInTheDocument()
  })
})

describe('keys of a list', () => {
  it('STAFF-2 J and K go from row to row, X selects, H shows the history, Delete asks', async () => {
    const { user } = await renderStaffPage(LIST)
    await link(A)
    await user.keyboard('j')
    expect(await link(A)).toHaveFocus()
    await user.keyboard('jj')
    expect(await link(C)).toHaveFocus()
    await user.keyboard('j')
    expect(await link(C)).toHaveFocus()
    await user.keyboard('k')
    expect(await link(B)).toHaveFocus()
    await user.keyboard('x')
    expect(screen.getByRole('checkbox', { name: `Select ${B}` })).toBeChecked()
    await user.keyboard('h')
    expect(await screen.findByRole('region', { name: /history/i })).toBeInTheDocument()
    await user.keyboard('{Delete}')
    expect(screen.getByRole('alertdialog')).toHaveTextContent(B)
  })

  it('STAFF-2 E edits the row, / goes to the search, N adds', async () => {
    const { user, router } = await renderStaffPage(LIST)
    await link(A)
    await user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search rulings' })).toHaveFocus()
    await user.keyboard('n{Escape}')
    await waitFor(() => expect(router.state.location.search).not.toContain('q='))
    expect(router.state.location.search).not.toContain('edit')
    await link(A)
    screen.getByRole('checkbox', { name: `Select ${B}` }).focus()
    await user.keyboard('e')
    expect(await screen.findByLabelText('Title (required)')).toHaveValue(B)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await link(B)).toHaveFocus())
    await user.keyboard('n')
    expect(await screen.findByLabelText('Title (required)')).toHaveValue('')
  })

  it('STAFF-2 a row’s menu shows its keys, and they work in it', async () => {
    const { user } = await renderStaffPage(LIST)
    await link(A)
    await user.click(screen.getByRole('button', { name: `Actions for ${B}` }))
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-keyshortcuts', 'E')
    await user.keyboard('h')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(await screen.findByRole('region', { name: /history/i })).toBeInTheDocument()
  })

  it('STAFF-2 a chapter’s sections have keys of their own while the focus is in them', async () => {
    const { user } = await renderStaffPage('/admin/chapters')
    const [sections] = await screen.findAllByRole('button', { name: /^Sections/ })
    if (sections) await user.click(sections)
    const [first] = await screen.findAllByRole('link', { name: /^1\. / })
    first?.focus()
    await user.keyboard('n')
    expect(await screen.findByRole('heading', { name: 'Add a section' })).toBeInTheDocument()
  })
})

describe('keys everywhere', () => {
  it('READ-8 G and a letter go to a screen, also where the letter has a meaning of its own', async () => {
    const { user, router } = await renderStaffPage(LIST)
    await link(A)
    await user.keyboard('gn')
    await screen.findByRole('heading', { level: 1, name: 'News' })
    expect(router.state.location.search).toBe('')
    await user.keyboard('gd')
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  })

  it('READ-8 keys are found on a Hebrew keyboard too', async () => {
    const { user } = await renderStaffPage(LIST)
    await link(A)
    await user.keyboard('[KeyJ]')
    expect(await link(A)).toHaveFocus()
    const press = (key: string, code: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      )
    press('ח', 'KeyJ')
    expect(await link(B)).toHaveFocus()
  })

  it('READ-8 ? lists the keys, and the single ones can be turned off (WCAG 2.1.4)', async () => {
    const { user } = await renderStaffPage(LIST)
    await link(A)
    await user.keyboard('?')
    const list = within(screen.getByRole('dialog', { name: 'Keys' }))
    expect(within(list.getByRole('region', { name: 'In a list' })).getByText('Next row')).toBeInTheDocument()
    expect(within(list.getByRole('region', { name: 'Go to a screen' })).getByText('Messages')).toBeInTheDocument()
    await user.click(list.getByRole('checkbox', { name: 'Single keys are on' }))
    await user.click(list.getByRole('button', { name: 'Close' }))
    await user.keyboard('j')
    expect(await link(A)).not.toHaveFocus()
    await user.keyboard('{Control>}k{/Control}')
    expect(await box()).toHaveFocus()
    await user.keyboard('{Escape}')
  })
})
