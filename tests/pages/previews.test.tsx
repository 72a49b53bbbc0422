import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const CONTENT = '<p>The court read section 147 in this way.</p>'
const ids = { ruling: '', post: '', faq: '' }
let section: string

beforeAll(async () => {
  const found = database.from('sections').select('title, chapters!inner(type)').eq('chapters.type', 'vat-law')
  section = (await found.eq('number', '147').single().throwOnError()).data.title
  const text = { title: 'A text with a reference', date: '1970-03-04', summary: 'x', content: CONTENT }
  const ruling = await database
    .from('rulings')
    .insert({ ...text, court: 'Court' })
    .select('id')
    .single()
    .throwOnError()
  const post = await database
    .from('news')
    .insert({ ...text, category: 'Circulars' })
    .select('id')
    .single()
    .throwOnError()
  const { data: category } = await database.from('faq_categories').select('id').limit(1).single().throwOnError()
  const faq = await database
    .from('faqs')
    .insert({ question: 'What is a reference?', answer: CONTENT, category_id: category.id, order: 999 })
    .select('id')
    .single()
    .throwOnError()
  Object.assign(ids, { ruling: ruling.data.id, post: post.data.id, faq: faq.data.id })
})
afterAll(async () => {
  await database.from('rulings').delete().eq('id', ids.ruling)
  await database.from('news').delete().eq('id', ids.post)
  await database.from('faqs').delete().eq('id', ids.faq)
})

/** The link in the text itself: beside it there are links of the same name. */
async function reference(name = 'section 147'): Promise<HTMLElement> {
  const links = () => screen.getAllByRole('link', { name, hidden: true }).filter((link) => link.closest('.prose'))
  await waitFor(() => expect(links().length).toBeGreaterThan(0))
  return links()[0] as HTMLElement
}

/** By the key that opens a preview. */
async function ask(link: HTMLElement) {
  act(() => link.focus())
  await waitFor(() => expect(link).toHaveAccessibleDescription('Alt and arrow down: preview'))
  fireEvent.keyDown(link, { key: 'ArrowDown', altKey: true })
}

async function previewed(title: string | RegExp) {
  const links = () => screen.queryAllByRole('link', { name: title }).filter((link) => link.closest('.preview'))
  await waitFor(() => expect(links()).toHaveLength(1))
  const [link] = links()
  return { address: link?.getAttribute('href'), beginning: link?.nextSibling?.textContent ?? '' }
}

it.each([
  ['a ruling', () => `/rulings/${ids.ruling}`],
  ['a news post', () => `/news/${ids.post}`],
  ['an answer', () => `/faqs#${ids.faq}`],
])('READ-6 a reference in %s is previewed with title and first words', async (_, address) => {
  renderPage(address())
  const link = await reference()
  await ask(link)
  const { address: led, beginning } = await previewed(section)
  expect(led).toBe(link.getAttribute('href'))
  expect(beginning).toMatch(/\w{3}/)
})

it('READ-6 on the page of a section a preview has first words too', async () => {
  renderPage('/law/vat-law/30')
  const link = await reference('section 41')
  await ask(link)
  expect((await previewed(/^41\. /)).beginning.length).toBeGreaterThan(20)
})

it('READ-6 a reference without an answer is a link like any other', async () => {
  const { user, router } = renderPage(`/rulings/${ids.ruling}`)
  const link = await reference()
  cutLine('rpc/get_preview')
  link.focus()
  await user.click(link)
  await waitFor(() => expect(router.state.location.pathname).toBe('/law/vat-law/147'))
})

it('READ-6 ACC-2 a reference is one stop for the Tab key; its preview opens by a key, with the focus, and Escape gives it back', async () => {
  const { user } = renderPage(`/rulings/${ids.ruling}`)
  const link = await reference()
  // What comes beside the text has stops of its own.
  await screen.findByRole('link', { name: section })
  await ask(link)
  const title = await waitFor(() => screen.getByRole('link', { name: section, current: false, description: /\w{3}/ }))
  await waitFor(() => expect(title).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(link).toHaveFocus()
  expect(document.querySelector('.preview')).toBeNull()
  await user.tab()
  expect(document.querySelector('.preview')).toBeNull()
  await user.tab({ shift: true })
  expect(link).toHaveFocus()
  await user.hover(link)
  await waitFor(() => expect(document.querySelector('.preview a')).toHaveAttribute('tabindex', '-1'))
  await user.tab()
  expect(document.activeElement?.closest('.preview')).toBeNull()
})
