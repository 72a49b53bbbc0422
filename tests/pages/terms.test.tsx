import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../support/render-page.tsx'

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
  expect(stops.at(-2)).toHaveTextContent('In the glossary')
  await user.tab()
  expect(stops[0]).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(term).toHaveFocus()
  expect(document.querySelector('.term-gloss')).toBeNull()
})
