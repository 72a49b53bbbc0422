import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { countRequests, failRequests, repairLine } from '../support/backend-line.ts'
import { PICTURE, pictureOf } from '../support/files.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const POST = { title: 'A post on its page', date: '2026-01-01', category: 'Updates', summary: 'Short.' }
let post: string

beforeEach(async () => {
  localStorage.clear()
  const staff = await signInStaff()
  const row = { ...POST, content: '<h2>First</h2><p>One.</p><h3>Second</h3><p>Two.</p>' }
  const { data } = await staff.from('news').insert(row).select('id').single().throwOnError()
  post = data.id
  await staff.from('news').update({ summary: 'Shorter.' }).eq('id', post).throwOnError()
})
afterEach(() => database.from('news').delete().eq('id', post).throwOnError())

const text = (name = 'Content (required)') => screen.findByRole('textbox', { name })

describe('STAFF-3 a text on a page of its own', () => {
  it('is called by the title that is typed there, and says what it is part of and whether it is saved', async () => {
    const { user } = await renderStaffPage(`/admin/news?edit=${post}`)
    const title = await screen.findByRole('textbox', { name: 'Title (required)' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(screen.getByRole('heading', { level: 1, name: 'Edit news post' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Back to News' })).toBeInTheDocument()
    expect(screen.getByText(/^Saved /)).toBeInTheDocument()
    await user.type(title, ' of its own{Enter}')
    expect(title).toHaveValue('A post on its page of its own')
    expect(screen.getByText('Not saved · kept in this browser')).toBeInTheDocument()
  })

  it.each([
    ['rulings', 'Case number (optional)', 'Holding (optional)'],
    ['decisions', 'Decision Number (required)', 'Summary (required)'],
  ])('STAFF-3 has the number of %s between its title and its text', async (list, number, next) => {
    const { user } = await renderStaffPage(`/admin/${list}?edit=new`)
    await waitFor(() =>
      expect(screen.getByLabelText(list === 'rulings' ? 'Title (required)' : 'Subject (required)')).toHaveFocus(),
    )
    await user.tab()
    expect(screen.getByLabelText(number)).toHaveFocus()
    await user.tab()
    expect(screen.getByLabelText(next)).toHaveFocus()
  })

  it('has an outline of its headings and paragraphs, each of which leads there and is marked while the caret is in it', async () => {
    const { user } = await renderStaffPage(`/admin/news?edit=${post}`)
    const outline = within(await screen.findByRole('navigation', { name: 'Outline' }))
    expect(outline.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'First',
      'One.',
      'Second',
      'Two.',
    ])
    await user.click(outline.getByRole('button', { name: 'Second' }))
    expect(await text()).toHaveFocus()
    expect(getSelection()?.anchorNode).toHaveTextContent('Second')
    const current = () => outline.getAllByRole('button').filter((line) => line.hasAttribute('aria-current'))
    await waitFor(() => expect(current()).toEqual([outline.getByRole('button', { name: 'Second' })]))
    await user.click(outline.getByRole('button', { name: 'Two.' }))
    await waitFor(() => expect(current()).toEqual([outline.getByRole('button', { name: 'Two.' })]))
  })

  it('says in the outline which paragraphs have been changed and not saved', async () => {
    await renderStaffPage(`/admin/news?edit=${post}`)
    const paragraph = (await text()).querySelector('p')!
    paragraph.firstChild!.nodeValue = 'One more.'
    const outline = within(screen.getByRole('navigation', { name: 'Outline' }))
    expect(await outline.findByRole('button', { name: /^One more\. ?, changed$/ })).toBeInTheDocument()
    expect(outline.getByRole('button', { name: 'Two.' })).toBeInTheDocument()
  })

  it('STAFF-4 shows in its history which paragraphs a change has changed', async () => {
    const staff = await signInStaff()
    const content = '<h2>First</h2><p>One.</p><h3>Second</h3><ul><li>Two.</li><li>Three.</li></ul>'
    await staff.from('news').update({ content }).eq('id', post).throwOnError()
    const later = content.replace('Three', 'Four').replace('One', 'Only one')
    await staff.from('news').update({ content: later }).eq('id', post).throwOnError()
    const { user } = await renderStaffPage(`/admin/news?edit=${post}`)
    await user.click((await screen.findAllByRole('button', { name: /^Compare/ }))[0]!)
    const dialog = screen.getByRole('dialog', { name: /^The change of/ })
    await within(dialog).findByText('Only one')
    const changed = [...dialog.querySelectorAll('[data-changed]')]
    expect(changed.map((block) => block.localName)).toEqual(['p', 'li'])
    expect(changed[1]).toHaveTextContent('ThreeFour.')
  })

  it('STAFF-4 compares what is typed and not saved with what is saved', async () => {
    const { user } = await renderStaffPage(`/admin/news?edit=${post}`)
    const title = await screen.findByRole('textbox', { name: 'Title (required)' })
    expect(screen.queryByText('Kept in this browser')).not.toBeInTheDocument()
    await user.type(title, ' here')
    await user.click(await screen.findByRole('button', { name: /^Compare\s*what you typed$/ }))
    const dialog = screen.getByRole('dialog', { name: 'What you typed and did not save' })
    expect(dialog).toHaveTextContent(/TitleA post on its page here$/)
    expect([...dialog.querySelectorAll('ins')].map(({ textContent }) => textContent?.trim()).join(' ')).toBe('here')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.type(title, '{Backspace>5/}')
    await waitFor(() => expect(screen.queryByText('Kept in this browser')).not.toBeInTheDocument())
  })

  it('ADM-10 of a row that is gone has a heading and a way back', async () => {
    const { user, router } = await renderStaffPage(`/admin/news?edit=${crypto.randomUUID()}`)
    expect(await screen.findByText('This news post is not there any more.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Edit news post' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to News' }))
    expect(router.state.location.search).toBe('')
  })

  it('ADM-10 to add a row whose list cannot be read does not cover what says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('news')
    await renderStaffPage('/admin/news?edit=new')
    expect(await screen.findByText('Failed to fetch news')).toBeInTheDocument()
    expect(document.querySelector('.office-page-place')).not.toBeInTheDocument()
    repairLine()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a news post' })).toBeInTheDocument()
  })

  it('shows its latest changes, compares one, and reads the text again when one was restored', async () => {
    const { user } = await renderStaffPage(`/admin/news?edit=${post}`)
    await user.click(await screen.findByRole('button', { name: /^Compare/ }))
    const dialog = screen.getByRole('dialog', { name: /^The change of/ })
    expect(await within(dialog).findByText('Shorter')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'All changes' }))
    await user.click(await screen.findByRole('button', { name: /^Restore/ }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Summary (required)' })).toHaveValue('Short.'))
  })

  it('SEC-2 says what it leads to as it is saved, first what leads nowhere, and links no address that could run', async () => {
    const unsafe = [
      'javascript:alert(1)',
      'data:text/html,x',
      'ms-msdt:/id',
      '//evil.example',
      'https://a@evil.example/',
    ]
    const links = `<a href="/contact">ask us</a> <a href="/law/vat-law/9999">a section</a>
      ${unsafe.map((address, place) => `<a href="${address}">unsafe ${place}</a>`).join(' ')}`
    await database
      .from('news')
      .update({ content: `<p>${links} section 30</p>` })
      .eq('id', post)
      .throwOnError()
    await renderStaffPage(`/admin/news?edit=${post}`)
    expect(await screen.findByRole('list', { name: 'Lead nowhere' })).toHaveTextContent('a section leads nowhere')
    const alive = within(screen.getByRole('list', { name: 'Leads to' })).getAllByRole('link')
    expect(alive.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/law/vat-law/30'])
    expect(screen.getAllByText('is no link on the site')).toHaveLength(unsafe.length)
    expect(await screen.findByText('Nothing cites or links it.')).toBeInTheDocument()
  })

  it('of a section shows in its margin which of its paragraphs have an address', async () => {
    const { data: section } = await database
      .from('sections')
      .select('id, chapter_id, chapters!inner(type)')
      .eq('number', '30')
      .eq('chapters.type', 'vat-law')
      .single()
      .throwOnError()
    await renderStaffPage(`/admin/chapters?open=${section.chapter_id}&section-edit=${section.id}`)
    const citing = await screen.findByRole('list', { name: 'Cited or linked in' })
    expect(within(citing).getAllByRole('link').length).toBeGreaterThan(5)
    const marks = [...(await text()).querySelectorAll('[data-mark]')].map((item) => item.getAttribute('title'))
    expect(marks).toEqual(expect.arrayContaining(['(a)', '(a)(5)', '(a)(8)(g)', '(b)']))
    expect(screen.getByRole('button', { name: /^Back to Chapters & Sections \/ Zero Rate/ })).toBeInTheDocument()
  })

  it('of a decision has all its texts with one toolbar; what is empty is a line until somebody writes it', async () => {
    const { user } = await renderStaffPage('/admin/decisions?edit=new')
    await user.click(await screen.findByRole('button', { name: 'Facts empty' }))
    expect(await text('Facts (optional)')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Position empty' }))
    expect(await text('Position (optional)')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Request empty' })).toBeInTheDocument()
    const toolbar = screen.getByRole('toolbar')
    expect(toolbar).toHaveAccessibleName('Formatting Position (optional)')
    const facts = await text('Facts (optional)')
    act(() => facts.focus())
    expect(screen.getByRole('toolbar')).toHaveAccessibleName('Formatting Facts (optional)')
  })
})

describe('STAFF-3 what a link leads to', () => {
  /** Opens a new post and asks what the first word is to lead to. */
  async function askForLink() {
    const { user } = await renderStaffPage('/admin/news?edit=new')
    const box = await text()
    box.focus()
    fireEvent.keyDown(box, { key: 'k', code: 'KeyK', ctrlKey: true })
    return { user, box, search: await screen.findByRole('combobox', { name: 'Find what to link to' }) }
  }
  const options = () => within(screen.getByRole('dialog', { name: /^Link/ })).findAllByRole('option')
  const link = async () => within(await text()).getByRole('link')

  it.each([
    ['post on its page', 'A post on its page', () => `/news/${post}`],
    ['reg 12A', '12A. ', () => '/law/regulations/12a'],
    ['Contact', 'Contact Us', () => '/contact'],
  ])('is found by %j, and linked by Enter', async (words, title, address) => {
    const { user, search } = await askForLink()
    await user.type(search, words)
    await waitFor(async () => expect((await options())[0]).toHaveTextContent(title))
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await link()).toHaveAttribute('href', address()))
    expect((await link()).textContent).toContain(title.trim())
  })

  it('is told in words when it was deleted while it was picked, and nothing is linked', async () => {
    const { user, search } = await askForLink()
    // at once: an answer to the first letters would show the post while the last ones are still asked for
    await waitFor(() => expect(search).toHaveFocus())
    await user.paste('A post on its page')
    await waitFor(async () => expect((await options())[0]).toHaveTextContent('A post on its page'))
    await database.from('news').delete().eq('id', post).throwOnError()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/“A post on its page” was deleted or hidden a moment ago/)).toBeInTheDocument()
    expect(within(await text()).queryByRole('link')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('option', { name: /A post on its page/ })).toBeNull())
  })
})

describe('STAFF-3 a pasted picture', () => {
  const leftOut = () => screen.findByRole('region', { name: 'Left out of the text' })

  async function paste(files: File[], html = '') {
    const { user } = await renderStaffPage('/admin/news?edit=new')
    const box = await text()
    box.focus()
    fireEvent.paste(box, {
      clipboardData: { files, items: [], types: [], getData: (type: string) => (type === 'text/html' ? html : '') },
    })
    return { user, box }
  }

  it('is put into Files, and linked where the caret is', async () => {
    const { user, box } = await paste([pictureOf('map.png')])
    expect(await leftOut()).toHaveTextContent('map.png')
    await user.click(within(await leftOut()).getByRole('button', { name: 'Upload and link' }))
    const link = await within(box).findByRole('link', { name: 'map.png' })
    const { data: file } = await database.from('files').select('path').eq('name', 'map.png').single().throwOnError()
    expect(link.getAttribute('href')).toContain(`/storage/v1/object/public/files/${file.path}`)
    expect(screen.queryByRole('region', { name: 'Left out of the text' })).toBeNull()
    await database.from('files').delete().eq('name', 'map.png').throwOnError()
  })

  it('that is no picture, or none that may be stored, is refused in words', async () => {
    const { user } = await paste([
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.svg', { type: 'image/svg+xml' }),
      new File(['words'], 'false.png', { type: 'image/png' }),
    ])
    const notice = await leftOut()
    expect(notice).toHaveTextContent('"drawing.svg" is of a type that is not allowed.')
    await user.click(within(notice).getByRole('button', { name: 'Upload and link' }))
    await waitFor(() =>
      expect(notice).toHaveTextContent('"false.png" is named .png but its content is not a PNG image.'),
    )
  })

  it('among words is said by its address, and the words are taken', async () => {
    const { box } = await paste([], '<p>Words <img src="https://a.example/map.png"></p>')
    await waitFor(() => expect(box).toHaveTextContent('Words'))
    expect(await leftOut()).toHaveTextContent('A picture of https://a.example/map.png was left out')
  })

  it('that is in the pasted words themselves is put into Files too', async () => {
    const { user, box } = await paste([], `<p>Words <img alt="The plan" src="${PICTURE}"></p>`)
    await user.click(within(await leftOut()).getByRole('button', { name: 'Upload and link' }))
    expect(await within(box).findByRole('link', { name: 'The plan.png' })).toBeInTheDocument()
    expect(box.querySelector('img')).toBeNull()
    const { data: file } = await database
      .from('files')
      .select('type')
      .eq('name', 'The plan.png')
      .single()
      .throwOnError()
    expect(file.type).toBe('image/png')
    await database.from('files').delete().eq('name', 'The plan.png').throwOnError()
  })
})

it('ACC-2 all faults stand above the form, each leads to its field, and the title of the window says so', async () => {
  const { user } = await renderStaffPage('/admin/rulings?edit=new')
  await screen.findByRole('heading', { name: 'Add a ruling' })
  const before = document.title
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const faults = within((await screen.findByText('There are 4 problems:')).parentElement!)
  expect(faults.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title is required',
    'Court is required',
    'Summary is required',
    'Content is required',
  ])
  expect(document.title).toBe(`Error: ${before}`)
  await user.click(faults.getByRole('link', { name: 'Court is required' }))
  const court = screen.getByRole('combobox', { name: 'Court (required)' })
  expect(court).toHaveFocus()
  await user.type(court, 'Court of Trials')
  expect(await screen.findByText('There are 3 problems:')).toBeInTheDocument()
})

it('ACC-2 the labels of a form say of each field whether it is required', async () => {
  await renderStaffPage('/admin/decisions?edit=new')
  await screen.findByRole('heading', { name: 'Add a decision' })
  const controls = document.querySelectorAll<HTMLElement>('form :is(input, textarea, select):not([aria-label])')
  expect(controls.length).toBeGreaterThan(5)
  for (const control of controls) {
    const isRequired = control.getAttribute('aria-required') === 'true'
    expect(control).toHaveAccessibleName(isRequired ? /\(required\)$/ : /\(optional\)$/)
  }
})

it('STAFF-2 court, judge and outcome suggest the values in use', async () => {
  await renderStaffPage('/admin/rulings?edit=new')
  const suggestedFor = (label: string) => {
    const box = screen.getByLabelText<HTMLInputElement>(label)
    return [...(box.list?.options ?? [])].map(({ value }) => value)
  }
  await screen.findByRole('heading', { name: 'Add a ruling' })
  for (const [label, column] of [
    ['Court (required)', 'court'],
    ['Judge (optional)', 'judge'],
    ['Outcome (optional)', 'outcome'],
  ] as const) {
    const { data } = await database.from('rulings').select('court, judge, outcome').throwOnError()
    const inUse = new Set(data.flatMap((row) => row[column] ?? []))
    expect(inUse.size).toBeGreaterThan(0)
    await waitFor(() => expect(suggestedFor(label).toSorted()).toEqual([...inUse].toSorted()))
  }
})

it('STAFF-2 another row with the same number or question is pointed out, with the way to it, and stops nobody', async () => {
  const { data: ruling } = await database.from('rulings').select('id, number').not('number', 'is', null).limit(1)
  const { id, number } = ruling![0]!
  const { user } = await renderStaffPage('/admin/rulings?edit=new')
  const box = await screen.findByLabelText('Case number (optional)')
  await user.type(box, number!)
  const said = await screen.findByText(/^There is one already:/)
  expect(within(said).getByRole('link')).toHaveAttribute('href', `/admin/rulings?edit=${id}`)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByRole('link', { name: 'Title is required' })
  expect(screen.queryByRole('link', { name: /^Case number/ })).not.toBeInTheDocument()
  await user.type(box, '-x')
  await waitFor(() => expect(screen.queryByText(/^There is one already:/)).not.toBeInTheDocument())
})

it('STAFF-2 a row is not taken for another one of its own number', async () => {
  const { data: ruling } = await database.from('rulings').select('id, number').not('number', 'is', null).limit(1)
  const { user } = await renderStaffPage(`/admin/rulings?edit=${ruling![0]!.id}`)
  const box = await screen.findByLabelText('Case number (optional)')
  await waitFor(() => expect(box).toHaveValue(ruling![0]!.number))
  const { data: other } = await database
    .from('rulings')
    .select('number')
    .not('number', 'is', null)
    .neq('id', ruling![0]!.id)
    .limit(1)
  await user.clear(box)
  await user.type(box, other![0]!.number!)
  await screen.findByText(/^There is one already:/)
  await user.clear(box)
  await user.type(box, ruling![0]!.number!)
  await waitFor(() => expect(screen.queryByText(/^There is one already:/)).not.toBeInTheDocument())
})

it('ADM-3 the keyboard goes with a key point that is moved', async () => {
  const { user } = await renderStaffPage('/admin/rulings?edit=new')
  const press = async (name: string) => {
    ;(await screen.findByRole('button', { name })).focus()
    await user.keyboard('{Enter}')
  }
  for (const [index, point] of ['one', 'two', 'three'].entries()) {
    await press('Add a point')
    expect(screen.getByLabelText(`Key points, ${index + 1}`)).toHaveFocus()
    await user.keyboard(point)
  }
  await press('Move 3 up')
  expect(screen.getByRole('button', { name: 'Move 2 up' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Move 1 up' })).toHaveFocus()
  expect(screen.getByLabelText('Key points, 1')).toHaveValue('three')
  for (const _ of ['three', 'one', 'two']) await press('Remove 1')
  expect(screen.getByRole('button', { name: 'Add a point' })).toHaveFocus()
})

describe('TRUE-6 a preview', () => {
  it('of an FAQ is its page with the answer open, and counts no view', async () => {
    const { data: faq } = await database
      .from('faqs')
      .select('id, question, category_id')
      .eq('is_enabled', true)
      .order('order', { ascending: false })
      .limit(1)
      .single()
      .throwOnError()
    const { user } = await renderStaffPage(`/admin/faqs?open=${faq.category_id}&faq-edit=${faq.id}`)
    const views = countRequests('rpc/increment_faq_view_count')
    await screen.findByRole('textbox', { name: /^Answer/ })
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    const shown = within(await screen.findByRole('region', { name: 'Preview' }))
    const question = await shown.findByRole('button', { name: faq.question ?? '' })
    expect(question).toHaveAttribute('aria-expanded', 'true')
    expect(views()).toBe(0)
  })

  it('of what could not be saved says why there is none, and leads back to what was typed', async () => {
    const { user } = await renderStaffPage('/admin/news?edit=new')
    await user.type(await screen.findByLabelText('Summary (required)'), 'No title.')
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    const shown = within(await screen.findByRole('region', { name: 'Preview' }))
    expect(await shown.findByRole('alert')).toHaveTextContent('There is no preview of this')
    await user.click(screen.getByRole('button', { name: /^Back\s*to the form$/ }))
    expect(screen.getByLabelText('Summary (required)')).toHaveValue('No title.')
  })
})
