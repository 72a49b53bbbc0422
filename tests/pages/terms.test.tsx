import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutLine, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'
import { expectTextsInElements } from '../support/text-guard.ts'

expectTextsInElements()

const database = createService()
const CONTENT = '<p>A foreign resident, and another foreign resident.</p>'
const SHARED = { title: 'A text with a term', date: '1970-03-06', summary: 'In short.', content: CONTENT }

/** Stores a row until the test's end. @returns its id */
async function store(table: 'rulings' | 'news', row: object): Promise<string> {
  const added = database.from(table).insert(row as never)
  const { id } = (await added.select('id').single().throwOnError()).data
  onTestFinished(async () => void (await database.from(table).delete().eq('id', id).throwOnError()))
  return id
}

const gloss = () => document.querySelector('.term-gloss')

/** The first there is; what is waited for stands in a text, which is none of React's. */
async function first(selector: string): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector(selector)).not.toBeNull())
  return document.querySelector(selector) as HTMLElement
}

it('TERM-2 ACC-2 what a term means is the next thing after it, and said first; to mark none any more comes last', async () => {
  const { user } = renderPage('/law/vat-law/30')
  await screen.findByRole('heading', { level: 1, name: /^30\. / })
  const term = await first('.prose a.term[href]')
  term.focus()
  await user.keyboard('{Enter}')
  const gloss = await first('.term-gloss')
  expect(term.nextElementSibling).toBe(gloss)
  const meaning = within(gloss).getByRole('status')
  await waitFor(() => expect(meaning).toHaveTextContent(/^[^:]+: \S/))
  expect(gloss.firstElementChild).toBe(meaning)
  const stops = [...gloss.querySelectorAll<HTMLElement>('a, button')]
  expect(stops.at(-1)).toHaveTextContent('Do not mark terms in texts')
  expect(stops.at(-2)).toHaveTextContent(/^Report an error/)
  expect(stops.at(-3)).toHaveTextContent('In the glossary')
  await user.tab()
  expect(stops[0]).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(term).toHaveFocus()
  expect(document.querySelector('.term-gloss')).toBeNull()
})

it('TERM-2 in a ruling a term opens what it means, beside it, and closes it; when it cannot be had it says so', async () => {
  const { user } = renderPage(`/rulings/${await store('rulings', { ...SHARED, court: 'Court' })}`)
  const marked = await first('.prose .term')
  expect(document.querySelectorAll('.prose .term')).toHaveLength(1)
  cutLine('rpc/get_terms')
  await user.click(marked)
  expect(await screen.findByText(/^The term could not be loaded\. The server could not be reached/)).toBeVisible()
  repairLine()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const meaning = within(await waitFor(() => gloss()?.querySelector<HTMLElement>('[role=status]') ?? expect.fail()))
  expect(await meaning.findByText('תושב חוץ')).toHaveAttribute('lang', 'he')
  expect(marked).toHaveAttribute('aria-expanded', 'true')
  expect(marked.nextElementSibling).toBe(gloss())
  await user.keyboard('{Escape}')
  expect(gloss()).toBeNull()
  expect(marked).not.toHaveAttribute('aria-expanded')
})

it('TERM-2 in a post terms can be switched off, and are no links any more', async () => {
  const { user } = renderPage(`/news/${await store('news', { ...SHARED, category: 'Circulars' })}`)
  const marked = await first('.prose .term')
  await user.click(marked)
  await user.click(await screen.findByRole('button', { name: 'Do not mark terms in texts' }))
  await waitFor(() => expect(marked).not.toHaveAttribute('href'))
  expect(marked).toHaveFocus()
  expect(gloss()).toBeNull()
  expect(screen.getByText(/^Terms are not marked any more/)).toBeVisible()
})
