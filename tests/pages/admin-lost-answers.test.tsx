import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedSteps } from '@/data/guides/staff'
import { signIn } from '@/data/session/staff'
import { newId } from '@/data/uuid'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { loseAnswers, repairLine } from '../support/backend-line.ts'
import { managersWithin } from '../support/managers.ts'
import { renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

const database = createService()
const NAME = 'Echidna, answered twice'
const CHAPTER = 'a0000000-0000-4000-8000-000000000371'
const SECTION = 'b0000000-0000-4000-8000-000000000371'
const CATEGORY = 'c0000000-0000-4000-8000-000000000371'

const clean = async () => {
  localStorage.clear()
  await sql('delete from public.drafts')
  await sql(`update public.amendments set set_at = null where title like '${NAME}%'`)
  for (const table of ['news', 'rulings', 'tax_decisions', 'amendments', 'deadlines', 'guides'])
    await sql(`delete from public.${table} where title like '${NAME}%'`)
  await sql(`delete from public.chapters where title like '${NAME}%' or id = '${CHAPTER}'`)
  await sql(`delete from public.faq_categories where name like '${NAME}%' or id = '${CATEGORY}'`)
  await sql(`delete from public.terms where term like '${NAME}%'`)
  await sql(`delete from public.synonyms where typed = 'echidnas'`)
  await sql(`delete from public.amounts where effective_from < '1900-01-01'`)
}
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await clean()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clean()
})

const field = (name: string) => screen.findByRole('textbox', { name: `${name} (required)` })
const press = (name: string | RegExp) => screen.findByRole('button', { name })

/** Opens the form of a new post with what was typed before. */
async function beginPost() {
  const userId = await signInStaff().then(async (client) => (await client.auth.getUser()).data.user?.id)
  const values = { title: NAME, date: '1951-01-01', category: 'Updates', summary: 'One.', content: '<p>Words.</p>' }
  const unsaved = { values, basedOn: null, parent: null, savedAt: new Date().toISOString() }
  localStorage.setItem(`unsaved ${userId} news new`, JSON.stringify(unsaved))
  const page = await renderStaffPage('/admin/news?edit=new')
  await page.user.click(await press('Continue with it'))
  return page
}

describe('SEC-5 ADM-11 a new row whose answer was lost', () => {
  it('of a text is there once, with what was typed between the tries', async () => {
    const { user } = await beginPost()
    loseAnswers('news')
    await user.click(await press('Publish'))
    await screen.findByText('Failed to create news')
    repairLine()
    await user.type(await field('Summary'), ' And two.')
    await user.click(await press('Publish'))
    expect(await screen.findByText('News post added')).toBeInTheDocument()
    expect(await sql('select summary from public.news where title = $1', [NAME])).toEqual([
      { summary: 'One. And two.' },
    ])
  })

  it('of a short form is there once, also after its page was loaded again', async () => {
    const first = await renderStaffPage('/admin/faqs?edit=new')
    await first.user.type(await field('Name'), NAME)
    await waitFor(() => expect(Object.keys(localStorage).some((name) => name.startsWith('unsaved '))).toBe(true))
    loseAnswers('faq_categories')
    await first.user.click(await press('Save'))
    await screen.findByText(/^Failed to create/)
    repairLine()
    cleanup()
    const { user } = await renderStaffPage('/admin/faqs?edit=new')
    await user.click(await press('Continue with it'))
    await user.click(await press('Save'))
    expect(await screen.findByText(/ added$/)).toBeInTheDocument()
    expect(await sql('select from public.faq_categories where name = $1', [NAME])).toHaveLength(1)
  })

  it('that a colleague has changed since shows both versions, and overwrites nothing', async () => {
    const { user } = await renderStaffPage('/admin/faqs?edit=new')
    await user.type(await field('Name'), NAME)
    loseAnswers('faq_categories')
    await user.click(await press('Save'))
    await screen.findByText(/^Failed to create/)
    repairLine()
    await sql(`update public.faq_categories set name = $1 where name = $2`, [`${NAME}, theirs`, NAME])
    await user.type(await field('Name'), ', mine')
    await user.click(await press('Save'))
    expect(await screen.findByRole('alertdialog', { name: /^Two versions of this/ })).toBeInTheDocument()
    expect(await sql(`select name from public.faq_categories where name like $1`, [`${NAME}%`])).toEqual([
      { name: `${NAME}, theirs` },
    ])
  })

  it('of what hangs on another is there once, with what was typed between the tries', async () => {
    await addParents()
    const inner = `section-open=${SECTION}&section-related-edit=new`
    const { user } = await renderStaffPage(`/admin/chapters?type=booking-rules&open=${CHAPTER}&${inner}`)
    await user.type(await field('Link'), 'https://example.com/1')
    await user.type(await field('Title'), NAME)
    loseAnswers('related_rulings')
    await user.click(await press('Save'))
    await screen.findByText(/^Failed to create/)
    repairLine()
    await user.type(await field('Title'), ' again')
    await user.click(await press('Save'))
    expect(await screen.findByText('Related ruling added')).toBeInTheDocument()
    expect(await sql('select title from public.related_rulings where section_id = $1', [SECTION])).toEqual([
      { title: `${NAME} again` },
    ])
  })

  it('TIME-1 of a draft is one draft, with what was typed between the tries', async () => {
    const { user } = await renderStaffPage('/admin/news?edit=new')
    await user.type(await field('Title'), NAME)
    loseAnswers('rpc/save_draft')
    await user.click(await press(/^Save draft/))
    await screen.findByText('Failed to save the draft')
    repairLine()
    await user.type(await field('Summary'), 'Two.')
    await user.click(await press(/^Save draft/))
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    expect(await sql(`select "row" ->> 'summary' as summary from public.drafts`)).toEqual([{ summary: 'Two.' }])
  })

  it('TIME-1 that was published from a draft is there once, and the draft waits no more', async () => {
    const { user } = await beginPost()
    await user.click(await press(/^Save draft/))
    await screen.findByText('Draft saved')
    loseAnswers('rpc/publish_draft')
    await user.click(await press('Publish'))
    await screen.findByText('Failed to create news')
    repairLine()
    await user.type(await field('Summary'), ' And two.')
    await user.click(await press('Publish'))
    expect(await screen.findByText('News post added')).toBeInTheDocument()
    expect(await sql('select summary from public.news where title = $1', [NAME])).toEqual([
      { summary: 'One. And two.' },
    ])
    expect(await sql('select from public.drafts where is_waiting')).toEqual([])
  })

  it('TIME-3 of an amendment that is begun in a section’s form is there once', async () => {
    await addParents()
    const { user } = await renderStaffPage(`/admin/chapters?type=booking-rules&open=${CHAPTER}&section-edit=${SECTION}`)
    await user.click(await press('The law changes from…'))
    const sheet = within(await screen.findByRole('dialog', { name: 'The law changes from…' }))
    await user.type(sheet.getByLabelText('Day'), '2999-01-01')
    const title = await sheet.findByRole('textbox', { name: 'Title (required)' })
    await user.clear(title)
    await user.type(title, NAME)
    loseAnswers('amendments')
    await user.click(sheet.getByRole('button', { name: 'The law changes from 1 January 2999' }))
    await sheet.findByText(/could not be reached/)
    repairLine()
    await user.type(title, ' again')
    await user.click(sheet.getByRole('button', { name: 'The law changes from 1 January 2999' }))
    await screen.findByText('Readers see it from 1 January 2999, 00:00 in Israel.', { exact: false })
    expect(await sql(`select title from public.amendments where title like $1`, [`${NAME}%`])).toEqual([
      { title: `${NAME} again` },
    ])
  })
})

it('ADM-10 “Add” pressed before the form of a saved row has closed begins another row', async () => {
  const { user } = await renderStaffPage('/admin/faqs?edit=new')
  await user.type(await field('Name'), NAME)
  const add = await press(/^Add category/)
  const pressAtOnce = new MutationObserver(() => {
    if (!screen.queryByText('Category added')) return
    pressAtOnce.disconnect()
    add.click()
  })
  pressAtOnce.observe(document.body, { childList: true, subtree: true, characterData: true })
  await user.click(await press('Save'))
  await waitFor(async () => expect(await field('Name')).toHaveValue(''))
  await user.type(await field('Name'), `${NAME} again`)
  await user.click(await press('Save'))
  await waitFor(async () =>
    expect(await sql(`select name from public.faq_categories where name like $1 order by name`, [`${NAME}%`])).toEqual([
      { name: NAME },
      { name: `${NAME} again` },
    ]),
  )
})

const addParents = async () => {
  await database.from('chapters').insert({ id: CHAPTER, title: NAME, type: 'booking-rules', order: 900 }).throwOnError()
  const section = { id: SECTION, chapter_id: CHAPTER, title: '9371. Echidnas', content: '<p>One.</p>', order: 1 }
  await database.from('sections').insert(section).throwOnError()
  await database.from('faq_categories').insert({ id: CATEGORY, name: NAME, order: 900 }).throwOnError()
}

const text = { title: NAME, summary: 'x', content: '<p>x</p>', asked_as: ['echidnas?'] }
const dated = { date: '1951-01-01', date_precision: 'month' }

/** Adds a row, as a form sends it, twice by one id. */
const twice = async (table: keyof ReturnType<typeof managersWithin>, input: Record<string, unknown>) => {
  const { create } = managersWithin(SECTION)[table].table
  const id = newId()
  return [id, (await create(input, id)).id, (await create(input, id)).id]
}

const ROWS: Record<string, () => Promise<string[]>> = {
  amendments: () => {
    const rest = { source: 'A law', source_url: 'https://example.com/law', note: 'Of echidnas.' }
    return twice('amendments', { title: NAME, day: '2999-01-01', ...rest })
  },
  amounts: () => {
    const of = { kind: 'vat-rate', effective_from: '1801-02-03', period: '', note: 'x', source: 'x' }
    return twice('amounts', { ...of, amount: 17.5 })
  },
  chapters: () => twice('chapters', { title: NAME, type: 'booking-rules', order: 901 }),
  deadlines: () => {
    const rule = { span: 1, unit: 'day', rule: 'x', provisions: ['section 82'], caution: 'x', asked_as: ['when?'] }
    return twice('deadlines', { title: NAME, event: 'started', reporting: null, order: 901, ...rule })
  },
  'FAQ categories': () => twice('faq_categories', { name: NAME, order: 901 }),
  FAQs: () => {
    const faq = { category_id: CATEGORY, question: NAME, answer: '<p>x</p>', order: 2 }
    return twice('faqs', { ...faq, is_enabled: true, asked_as: ['echidnas?'] })
  },
  guides: () => {
    const step = { key: 'start', kind: 'outcome' as const, title: 'x', text: '<p>x</p>', ends: '', answers: [] }
    const nodes = storedSteps([{ ...step, rests: [{ cite: 'section 30', name: '', note: 'x' }] }])
    const guide = { title: NAME, summary: 'x', nodes, is_enabled: false, asked_as: [] }
    return twice('guides', { ...guide, text_as_of: '2020-01-01', changes_noted_to: null })
  },
  'related rulings': () => twice('related_rulings', { section_id: SECTION, title: NAME, url: 'https://example.com/1' }),
  sections: () => {
    const of = {
      text_as_of: '2020-01-01',
      text_precision: 'day',
      unchanged_to: null,
      changes_noted_to: null,
      in_force_from: '2020-01-01',
      notice: 'x',
    }
    const section = { chapter_id: CHAPTER, title: NAME, content: '<p>x</p>', order: 2, asked_as: ['echidnas?'] }
    return twice('sections', { ...section, ...of })
  },
  'section versions': () => {
    const days = { text_as_of: null, text_precision: 'day', from_day: '1950-01-01', to_day: '1951-01-01', note: 'x' }
    return twice('section_versions', { section_id: SECTION, title: NAME, content: '<p>x</p>', ...days })
  },
  synonyms: () => twice('synonyms', { typed: 'echidnas', means: ['wombats'], is_mutual: true }),
  terms: () => {
    const hebrew = { hebrew: 'קיפודן', transliterations: ['kipodan'], variants: ['Echidnas'] }
    const rest = { definition: 'x', defined_in: 'section 1', note: 'x', is_marked: true, except_in: [] }
    return twice('terms', { term: NAME, ...hebrew, ...rest })
  },
  news: () => {
    const { asked_as: _, ...post } = text
    return twice('news', { ...post, ...dated, category: 'Updates' })
  },
  rulings: () => {
    const of = { number: '1/23', court: 'x', judge: null, holding: 'x', outcome: null, key_points: ['x'] }
    return twice('rulings', { ...text, ...dated, ...of, pdf_url: null, checked_on: '2020-01-01' })
  },
  decisions: () => {
    const of = { authority: 'VAT Division', field: 'x', subject: 'x', key_notes: 'x', pdf_url: null }
    const parts = { request: '<p>x</p>', facts: '<p>x</p>', position: '<p>x</p>', arrangement: '' }
    return twice('tax_decisions', { ...text, ...dated, ...of, ...parts })
  },
}

it.each(Object.keys(ROWS))(
  'SEC-5 ADM-11 one of %s that is sent twice by one id is there once, and counts as saved',
  async (kind) => {
    await signIn(STAFF.email, STAFF.password)
    await addParents()
    const [id, first, second] = await ROWS[kind]!()
    expect([first, second]).toEqual([id, id])
  },
)
