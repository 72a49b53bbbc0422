import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { createService } from '../support/backend.ts'
import { renderPage } from '../support/render-page.tsx'
import { expectTextsInElements } from '../support/text-guard.ts'

expectTextsInElements()

const CONTENT = '<p>The first numbat.</p><ul><li>Of a <b>num</b>bat, and the last numbat.</li></ul>'
const SHARED = { title: 'What is found', date: '1970-03-05', summary: 'In short.', content: CONTENT }

const database = createService()
const bar = () => screen.findByRole('region', { name: 'Words found' })
const current = () => [...document.querySelectorAll('mark[data-current]')].map(({ textContent }) => textContent)

/** Stores a row until the test's end. @returns its id */
async function store(table: 'rulings' | 'tax_decisions' | 'news' | 'faqs' | 'sections', row: object): Promise<string> {
  const { data } = await database
    .from(table)
    .insert(row as never)
    .select('id')
    .single()
    .throwOnError()
  onTestFinished(async () => void (await database.from(table).delete().eq('id', data.id).throwOnError()))
  return data.id
}

/** The address of a page of each kind with a text of its own. */
const ADDRESSES: Record<string, () => Promise<string>> = {
  'a section': async () => {
    const chapter = database.from('sections').select('chapter_id, chapters!inner(type)').eq('chapters.type', 'vat-law')
    const { chapter_id } = (await chapter.limit(1).single().throwOnError()).data
    await store('sections', { chapter_id, title: '9101. What is found', content: CONTENT, order: 999 })
    return '/law/vat-law/9101'
  },
  'a ruling': async () => `/rulings/${await store('rulings', { ...SHARED, court: 'Court' })}`,
  'a decision': async () => {
    const decision = { ...SHARED, authority: 'Tax Authority', field: 'Field', subject: 'What is found' }
    return `/decisions/${await store('tax_decisions', decision)}`
  },
  'a post': async () => `/news/${await store('news', { ...SHARED, category: 'Circulars' })}`,
  'an answer': async () => {
    const { id: category_id } = (await database.from('faq_categories').select('id').limit(1).single().throwOnError())
      .data
    const id = await store('faqs', { category_id, question: 'What is found?', answer: CONTENT, order: 999 })
    return `/faqs#${id}`
  },
}

it.each(Object.entries(ADDRESSES))(
  'READ-7 in %s words are marked, one goes from place to place and round, and Close leaves the text as it was',
  async (_, addressOf) => {
    const address = await addressOf()
    const { user, router } = renderPage(address)
    // the words are looked for in a text that comes within seconds
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('The first numbat.'))
    await act(() => router.navigate(address.replace(/(?=#|$)/, '?found=numbat')))
    const status = within(await bar()).getByRole('status')
    expect(status).toHaveTextContent(/^1 of 3 in (9101\. )?What is found\??: “numbat”/)
    await waitFor(() => expect(document.querySelector('mark[data-current]')).toHaveFocus())
    // the router is not told
    expect(router.state.location.search).toBe('?found=numbat')
    expect(window.location.search).toBe('')
    expect(current()).toEqual(['numbat'])
    const press = async (name: string) => user.click(within(await bar()).getByRole('button', { name }))
    await press('Previous place')
    expect(status).toHaveTextContent(/^3 of 3/)
    await press('Next place')
    expect(status).toHaveTextContent(/^1 of 3/)
    await press('Next place')
    expect(current()).toEqual(['num'])
    const text = document.querySelector('mark')?.closest('.prose')
    const [words, emphasis] = [text?.textContent, text?.querySelectorAll('b').length]
    await press('Close')
    expect(screen.queryByRole('region', { name: 'Words found' })).toBeNull()
    expect(document.querySelectorAll('mark')).toHaveLength(0)
    expect(text?.textContent).toBe(words)
    expect(text?.querySelectorAll('b')).toHaveLength(emphasis ?? -1)
    expect(document.activeElement).toHaveTextContent('Of a numbat, and the last numbat.')
  },
)

it('READ-7 words that the text does not have show nothing, and leave the address', async () => {
  window.history.replaceState(null, '', '/law/booking-rules/bookkeeping-1?found=xylophone')
  renderPage('/law/booking-rules/bookkeeping-1?found=xylophone')
  await waitFor(() => expect(window.location.search).toBe(''), { timeout: 30_000 })
  expect(screen.queryByRole('region', { name: 'Words found' })).toBeNull()
  expect(document.querySelector('mark')).toBeNull()
})
