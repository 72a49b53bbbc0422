import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { dayAfter, dayBefore, formatDay, todayInIsrael } from '@/lib/dates'
import { createService, sql } from '../support/backend.ts'
import { listen } from '../support/listen.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const TODAY = todayInIsrael()
const TOMORROW = dayAfter(TODAY)
const LAST = '2020-12-31'
const GONE = '2019-12-31'
const ids = { chapter: '', first: '', second: '', amendment: '' }

const OLD = '<p>Quokkas pay ten per cent on every burrow that they dig.</p><p>They file once a year.</p>'
const NEW = '<p>Quokkas pay twelve per cent on every burrow that they dig.</p><p>They file once a year.</p>'
const TO_COME = NEW.replace('twelve', 'fourteen')

beforeAll(async () => {
  const add = async (query: PromiseLike<{ data: { id: string } | null; error: unknown }>) => {
    const { data, error } = await query
    if (!data) throw error
    return data.id
  }
  const chapter = { title: 'Quokkas', type: 'booking-rules', order: 9000 }
  ids.chapter = await add(database.from('chapters').insert(chapter).select('id').single())
  const row = { chapter_id: ids.chapter, text_as_of: '2019-01-01' }
  const first = { ...row, title: '8201. Burrows', content: NEW, order: 1, in_force_from: dayAfter(LAST) }
  ids.first = await add(
    database
      .from('sections')
      .insert({ ...first, notice: 'Read it with section 8202.' })
      .select('id')
      .single(),
  )
  const second = { ...row, title: '8202. Returns', content: '<p>Nothing changes here.</p>', order: 2 }
  ids.second = await add(database.from('sections').insert(second).select('id').single())
  const version = { section_id: ids.first, title: first.title, content: OLD, text_as_of: '2019-01-01' }
  const former = { ...version, from_day: '2019-01-01', to_day: LAST, note: 'The burrows order' }
  // One that was repealed, and has no row.
  const repealed = {
    section_id: crypto.randomUUID(),
    type: 'booking-rules',
    chapter_id: ids.chapter,
    chapter_title: 'Quokkas',
    slug: '8203',
    order: 3,
    title: '8203. Dens',
    content: '<p>Dens are counted.</p>',
    from_day: '2019-01-01',
    to_day: GONE,
    note: 'The dens order',
  }
  const { error } = await database.from('section_versions').insert([former, repealed], { defaultToNull: false })
  if (error) throw error
  const amendment = {
    title: 'The rate order',
    day: TOMORROW,
    note: 'The rate rises.',
    announced_at: new Date().toJSON(),
  }
  ids.amendment = await add(database.from('amendments').insert(amendment).select('id').single())
  await sql(
    `insert into public.drafts (table_name, row_id, based_on, amendment_id, is_ready, written_by, "row")
      select 'sections', s.id, s.updated_at, $2::uuid, true, gen_random_uuid(), jsonb_build_object('content', $3::text)
      from public.sections as s where s.id = $1::uuid`,
    [ids.first, ids.amendment, TO_COME],
  )
})

afterAll(async () => {
  await sql('update public.amendments set announced_at = null where id = $1::uuid', [ids.amendment])
  await database.from('amendments').delete().eq('id', ids.amendment)
  await database.from('section_versions').delete().eq('slug', '8203')
  await database.from('chapters').delete().eq('id', ids.chapter)
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const strip = () => screen.getByRole('region', { name: 'Day of this text' })
const link = (name: string | RegExp) => screen.getByRole('link', { name })

it('TIME-6 a section with an announced amendment says so at its head, with its day, the text to come and what changes', async () => {
  renderPage('/law/booking-rules/8201')
  await heading('8201. Burrows')
  const head = within(await screen.findByRole('region', { name: 'What will change' }))
  head.getByRole('heading', { level: 2, name: `From ${formatDay(TOMORROW)} this section will read differently` })
  head.getByText('The rate order. The rate rises.')
  expect(head.getByRole('link', { name: 'Read the text to come' })).toHaveAttribute(
    'href',
    `/law/booking-rules/8201?on=${TOMORROW}`,
  )
  expect(within(screen.getByRole('region', { name: /editors/ })).getByText('Read it with section 8202.')).toBeVisible()
})

it('TIME-4 its versions stand on a line of time and in a list, with since when the present one is in force', async () => {
  renderPage('/law/booking-rules/8201')
  await heading('8201. Burrows')
  const line = await screen.findByRole('list', { name: /How this section reads in time/, hidden: true })
  const said = within(line).getAllByRole('listitem', { hidden: true })
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'BeforeNot known here',
    '1 January 2019Former text',
    '1 January 2021The burrows order. In force todayToday',
    `${formatDay(TOMORROW)}Announced: The rate order`,
  ])
  const versions = await screen.findByRole('region', { name: 'Versions' })
  expect(within(versions).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText(/^In force since/)).toHaveTextContent('In force since 1 January 2021')
})

it('TIME-4 nothing of it is said at a section of which only the text of today is known', async () => {
  renderPage('/law/booking-rules/8202')
  await heading('8202. Returns')
  await screen.findByRole('navigation', { name: 'In this chapter' })
  expect(screen.queryByRole('region', { name: 'What will change' })).toBeNull()
  expect(document.querySelector('.time-line, .time-versions')).toBeNull()
})

it('TIME-4 a section is read as on a day: marked, with what differs from today, its days and a citation of that day', async () => {
  const { user } = renderPage('/law/booking-rules/8201?on=2020-06-30')
  await heading('8201. Burrows as on 30 June 2020')
  expect(strip()).toHaveTextContent('The law as it stood on 30 June 2020')
  expect(screen.getByRole('article')).toHaveTextContent('Quokkas pay ten per cent')
  screen.getByText(/^Today it reads differently, since 1 January 2021 \(The burrows order\)\.$/)
  screen.getByText(/^In force since 1 January 2019 until 31 December 2020$/)
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /\/law\/booking-rules\/8201$/,
  )
  await user.click(screen.getByRole('button', { name: 'Copy citation' }))
  expect(await navigator.clipboard.readText()).toMatch(/8201, as on 30 June 2020\. .*\/8201\?on=2020-06-30, read /)
})

it('TIME-4 and as it will stand on a day to come, by the announced amendment', async () => {
  renderPage(`/law/booking-rules/8201?on=${TOMORROW}`)
  await heading(`8201. Burrows as on ${formatDay(TOMORROW)}`)
  expect(strip()).toHaveTextContent(`The law as it will stand on ${formatDay(TOMORROW)}`)
  expect(screen.getByRole('article')).toHaveTextContent('Quokkas pay fourteen per cent')
  await screen.findByText('The rate rises.')
})

it('TIME-4 of a day of which nothing is known it shows no text, but from which day on it is known', async () => {
  renderPage('/law/booking-rules/8202?on=2010-01-01')
  await heading('8202. Returns as on 1 January 2010')
  expect(screen.queryByRole('article')).toBeNull()
  expect(link('read it as on 1 January 2019')).toHaveAttribute('href', '/law/booking-rules/8202?on=2019-01-01')
  expect(link('read the text of today')).toHaveAttribute('href', '/law/booking-rules/8202')
  expect(link('read the text of today').parentElement).toHaveTextContent(
    'We do not have the text of that day: read it as on 1 January 2019, or read the text of today.',
  )
})

it('TIME-4 an address that a section had on that day leads to the one that it has today', async () => {
  const { error } = await database.from('section_versions').insert({
    section_id: ids.second,
    type: 'booking-rules',
    chapter_id: ids.chapter,
    chapter_title: 'Quokkas',
    slug: '8208',
    title: '8208. Returns',
    content: '<p>So it was.</p>',
    from_day: '2010-01-01',
    to_day: '2012-12-31',
  })
  expect(error).toBeNull()
  onTestFinished(async () => {
    await database.from('section_versions').delete().eq('slug', '8208').throwOnError()
  })
  const { router } = renderPage('/law/booking-rules/8208?on=2011-06-30')
  await heading('8208. Returns as on 30 June 2011')
  await waitFor(() => expect(router.state.location.pathname).toBe('/law/booking-rules/8202'))
  expect(router.state.location.search).toBe('?on=2011-06-30')
  expect(screen.getByText('So it was.')).toBeInTheDocument()
})

it('TIME-4 a section that was repealed says since when and by what, and leads to its last text', async () => {
  const { user } = renderPage('/law/booking-rules/8203')
  await heading('8203. Dens')
  screen.getByText(/has not been in force since 1 January 2020 \(The dens order\)/)
  await user.click(link('Read its last text, of 31 December 2019'))
  expect(await screen.findByRole('article')).toHaveTextContent('Dens are counted.')
  screen.getByText(/It is no longer in force today: its last day was 31 December 2019/)
})

it('TIME-4 what is no day is said, with the field in focus, and another can be chosen', async () => {
  const { user, router } = renderPage('/law/booking-rules/8201?on=2024-02-30')
  const field = await screen.findByLabelText('The law as on')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(/“2024-02-30” is not a date/)
  await user.type(field, '2020-06-30')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await heading('8201. Burrows as on 30 June 2020')
  expect(router.state.location.search).toBe('?on=2020-06-30')
})

it.each([
  ['?on=2020-06-30', 'The law as on', 'Show', '', 'Choose a day'],
  ['?on=2020-06-30&with=today', 'From', 'Compare', '1066-10-14', 'Enter a day from 1900 to the end of 2100.'],
  ['?on=2020-06-30&with=today', 'To', 'Compare', '', 'Choose a day'],
])(
  'TIME-4 ACC-2 %s: what is wrong with a day is said before anything is asked: %s',
  async (asked, label, button, typed, fault) => {
    const { user, router } = renderPage(`/law/booking-rules/8201${asked}`)
    const field = await screen.findByLabelText(label)
    await screen.findByRole('heading', { level: 1, name: /Burrows/ })
    await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: button }))
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(new RegExp(`^${fault}`))
    expect(screen.getByRole('link', { name: fault })).toBeInTheDocument()
    expect(document.title).toMatch(/^Error: 8201\. Burrows/)
    expect(router.state.location.search).toBe(asked)
    await user.clear(field)
    await user.type(field, '2019-06-30')
    expect(screen.queryByRole('link', { name: fault })).toBeNull()
    expect(document.title).not.toMatch(/^Error/)
  },
)

it('TIME-4 the law as on a day says first what was different, then its sections, which lead to their pages of that day', async () => {
  renderPage('/law/booking-rules?on=2019-06-30')
  await heading('Booking Rules as on 30 June 2019')
  const summary = within(await screen.findByRole('region', { name: /differently here from today$/ }))
  const rows = summary.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toContain('≠8201. BurrowsOther words, until 31 December 2020')
  expect(rows).toContain('−8203. DensNo longer in force today, until 31 December 2019')
  const chapter = within(screen.getByRole('region', { name: 'Quokkas' }))
  expect(chapter.getByRole('link', { name: '8202. Returns' })).toHaveAttribute(
    'href',
    '/law/booking-rules/8202?on=2019-06-30',
  )
})

it('TIME-4 ACC-2 a listener who goes on from the law as on a day hears of which day the section is, and that it is not of today', async () => {
  const heard = listen()
  const { user } = renderPage('/law/booking-rules?on=2019-06-30')
  await user.click(await screen.findByRole('link', { name: '8202. Returns' }))
  const title = await heading('8202. Returns as on 30 June 2019')
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toHaveAccessibleDescription('Not the law of today')
  expect(document.title).toMatch(/^8202\. Returns as on 30 June 2019 – /)
  await user.click(link('Back to today'))
  expect(await heading('8202. Returns')).not.toHaveAccessibleDescription()
  expect(heard.maySaid()).toEqual([])
})

it('TIME-4 the page of a day on which a section was no longer in force says that day, too', async () => {
  renderPage('/law/booking-rules/8203?on=2024-01-31')
  await heading('8203. Dens as on 31 January 2024')
})

it('TIME-4 two days are compared word by word, what is the same folded, with words for screen readers', async () => {
  renderPage('/law/booking-rules/8201?on=2020-06-30&with=today')
  await heading(`8201. Burrows on 30 June 2020 and on ${formatDay(TODAY)}`)
  await screen.findByRole('heading', { level: 2, name: '1 paragraph changed, 1 the same' })
  const changed = document.querySelector('[data-difference]')
  expect(changed).toHaveTextContent(/deleted: ten end of deletion ?inserted: twelve end of insertion/)
  expect(changed).toHaveTextContent(`On 30 June 2020 and ${formatDay(TODAY)}, today: Quokkas pay`)
  expect(screen.getByText('1 paragraph is the same').closest('details')).toHaveTextContent('They file once a year.')
})

it('READ-8 ACC-2 a key leads to a difference, which has a name; each version beside another says its day', async () => {
  const isWide = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: true, onchange: null, addListener() {}, removeListener() {} }),
    )
  onTestFinished(() => isWide.mockRestore())
  const { user } = renderPage('/law/booking-rules/8201?on=2020-06-30&with=today')
  const difference = await screen.findByRole('group', { name: 'Difference 1 of 1 in 8201. Burrows: changed' })
  await user.keyboard('j')
  expect(difference).toHaveFocus()
  expect(difference).toHaveTextContent(
    `On 30 June 2020: Quokkas pay deleted: ten end of deletion per cent on every burrow that they dig.On ${formatDay(TODAY)}, today: Quokkas pay inserted: twelve`,
  )
})

it('TIME-4 a law on two days says in a sentence how many sections differ, and names them beside it', async () => {
  renderPage(`/law/booking-rules?on=${dayBefore(GONE)}&with=today`)
  await heading(`Booking Rules on ${formatDay(dayBefore(GONE))} and on ${formatDay(TODAY)}`)
  await screen.findByRole('heading', {
    level: 2,
    name: /^Two sections differ between 30 December 2019 and today; \d+ cannot be compared$/,
  })
  screen.getByText(/^(1 reads|\d+ read) the same here\.$/)
  const dens = screen.getByRole('heading', { level: 2, name: /8203\. Dens.*Repealed/ })
  const rail = within(screen.getByRole('navigation', { name: 'Sections that differ', hidden: true }))
  const named = rail.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  expect(named).toEqual(['8201. Burrows changed', '8203. Dens repealed'])
  expect(rail.getByText('Dens').closest('a')).toHaveAttribute('href', `#${dens.id}`)
})

it('TIME-4 what compares two days says which chapter is renamed between them', async () => {
  await sql(
    `insert into public.drafts (table_name, row_id, based_on, amendment_id, is_ready, written_by, "row")
      select 'chapters', c.id, c.updated_at, $2::uuid, true, gen_random_uuid(), '{"title": "Quokkas and quolls"}'
      from public.chapters as c where c.id = $1::uuid`,
    [ids.chapter, ids.amendment],
  )
  onTestFinished(async () => {
    await sql(`delete from public.drafts where table_name = 'chapters'`)
  })
  renderPage(`/law/booking-rules?on=${TODAY}&with=${TOMORROW}`)
  const renamed = (await screen.findByText('Quokkas and quolls', { selector: 'ins' })).closest('p')
  expect(renamed).toHaveTextContent(
    `Chapter on ${formatDay(TODAY)}, today: Quokkas on ${formatDay(TOMORROW)}: Quokkas and quolls`,
  )
})

it('TIME-4 a section says that since when it is in force is not known', async () => {
  renderPage('/law/booking-rules/8202?on=2022-01-01')
  await heading(/^8202\. Returns as on/)
  expect(screen.getByText(/^In force since: not known/)).toBeVisible()
})
