import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { countRequests, failRequests, holdRequests, repairLine } from '../support/backend-line.ts'
import { menu, renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

const database = createService()

const LONE_SENDER = 'Nearly all that visitors sent within the last hour came from one sender'

it('AUTH-5 says which of chapters and sections changed last', async () => {
  const staff = await signInStaff()
  const changed = await staff.from('sections').select('id, title').eq('number', '32').limit(1).single().throwOnError()
  const { id, title } = changed.data
  await staff
    .from('sections')
    .update({ title: `${title} once more` })
    .eq('id', id)
    .throwOnError()
  try {
    await renderStaffPage('/admin')
    const log = await screen.findByRole('region', { name: 'Recent changes' })
    const [latest] = await within(log).findAllByRole('listitem')
    expect(latest).toHaveTextContent(`${title}Section (Zero Rate and Exemptions, VAT Law) changed`)
  } finally {
    await staff.from('sections').update({ title }).eq('id', id).throwOnError()
  }
})

it('AUTH-5 leads to what the specification names, and counts only what asks for work', async () => {
  const message = { name: 'Ruth of the camels', email: 'ruth@example.com', message: 'Which rate?' }
  const { data } = await database.from('contact_messages').insert(message).select('id').single().throwOnError()
  try {
    const { data: totals } = await (await signInStaff()).rpc('staff_dashboard').throwOnError()
    const asking = totals.filter(({ list, total }) => list !== 'lone_sender' && total > 0)
    await renderStaffPage('/admin')
    const line = within(await screen.findByRole('navigation', { name: 'At a glance' }))
    expect(await line.findByRole('link', { name: /^\d+ new messages?$/ })).toHaveAttribute('href', '/admin/messages')
    const names = line.getAllByRole('link').map(({ textContent }) => textContent)
    expect(names.slice(0, 3)).toEqual(['Chapters & Sections', 'Rulings', 'News'])
    expect(names).toHaveLength(3 + asking.length)
    expect(screen.queryByText(LONE_SENDER)).toBeNull()
  } finally {
    await database.from('contact_messages').delete().eq('id', data.id).throwOnError()
  }
})

it('AUTH-4 keeps what the texts are read with under Tools', async () => {
  await renderStaffPage('/admin')
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  const tools = within(menu().getByRole('list', { name: 'Tools' }))
  expect(tools.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    'Rates & Amounts',
    'Deadlines',
    'Postponements',
    'Synonyms',
    'Dead Links',
  ])
})

it('SEC-6 warns when nearly all that was sent comes from one sender', async () => {
  await sql("insert into private.attempts (action, sender) select 'contact', 'one' from generate_series(1, 1000)")
  try {
    await renderStaffPage('/admin')
    expect((await screen.findByText(LONE_SENDER)).parentElement).toHaveTextContent(
      'votes, views and searches in vain: 1,000',
    )
  } finally {
    await sql("delete from private.attempts where sender = 'one'")
  }
})

it('AUTH-5 says who changed what lately, and leads to its form', async () => {
  const staff = await signInStaff()
  const { data: section } = await staff
    .from('sections')
    .select('id, title')
    .eq('number', '33')
    .limit(1)
    .single()
    .throwOnError()
  const { id, title } = section
  await staff
    .from('sections')
    .update({ title: `${title} for now` })
    .eq('id', id)
    .throwOnError()
  await staff.from('sections').update({ title }).eq('id', id).throwOnError()
  const { user } = await renderStaffPage('/admin')
  const list = within(await screen.findByRole('region', { name: 'Recent changes' }))
  const [latest] = await list.findAllByRole('listitem')
  expect(latest).toHaveTextContent(new RegExp(`${title} for nowSection \\(.+, VAT Law\\) changed by ${STAFF.email}`))
  await user.click(within(latest as HTMLElement).getByRole('link'))
  expect(await screen.findByRole('heading', { name: 'Edit section' })).toBeInTheDocument()
  expect(await screen.findByLabelText('Title (required)')).toHaveValue(title)
})

it('STAFF-1 shows the changes of one person, who stands in the address', async () => {
  const staff = await signInStaff()
  const by = 'Changes by'
  const row = { title: 'Quolls', date: '1951-01-01', category: 'Updates', summary: 'x', content: '<p>x</p>' }
  const { data: post } = await staff.from('news').insert(row).select('id').single().throwOnError()
  // By nobody who signed in.
  await database.from('news').update({ title: 'Quokkas' }).eq('id', post.id).throwOnError()
  try {
    const { user, router } = await renderStaffPage('/admin')
    const log = within(await screen.findByRole('region', { name: 'Recent changes' }))
    const first = async () => (await log.findAllByRole('listitem'))[0]
    expect(await first()).toHaveTextContent('changed by the owner of the database')
    await screen.findByRole('option', { name: `You (${STAFF.email})` })
    await user.selectOptions(screen.getByLabelText(by), `You (${STAFF.email})`)
    await waitFor(async () => expect(await first()).toHaveTextContent(`QuollsNews post added by ${STAFF.email}`))
    expect(log.queryByText(/owner of the database/)).not.toBeInTheDocument()
    expect(screen.getByLabelText<HTMLSelectElement>(by).value).toMatch(/^[0-9a-f-]{36}$/)
    expect(router.state.location.search).toBe(`?by=${screen.getByLabelText<HTMLSelectElement>(by).value}`)
    await user.selectOptions(screen.getByLabelText(by), 'Everyone')
    await waitFor(async () => expect(await first()).toHaveTextContent('owner of the database'))
    await router.navigate(`/admin?by=${post.id}`)
    expect(await log.findByText('No changes by this person.')).toBeInTheDocument()
    expect(screen.getByLabelText(by)).toHaveDisplayValue('Somebody else')
    await router.navigate('/admin?by=nobody@example.com')
    await waitFor(() => expect(screen.getByLabelText(by)).toHaveDisplayValue('Everyone'))
  } finally {
    await staff.from('news').delete().eq('id', post.id).throwOnError()
  }
})

it('STAFF-1 says so when it is not known who made changes, and asks again', async () => {
  const staff = await signInStaff()
  const rate = { kind: 'vat-rate', effective_from: '9000-01-01', amount: 19 }
  await staff.from('amounts').insert(rate).throwOnError()
  try {
    failRequests('rpc/history_authors')
    const { user } = await renderStaffPage('/admin')
    const log = within(await screen.findByRole('region', { name: 'Recent changes' }))
    const failed = await log.findByRole('heading', { name: 'Failed to fetch who made the changes' })
    expect(await log.findAllByRole('listitem')).not.toEqual([])
    expect(screen.getByLabelText('Changes by')).toHaveValue('')
    repairLine()
    await user.click(within(failed.parentElement!).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(failed).not.toBeInTheDocument())
    expect(await log.findByRole('option', { name: `You (${STAFF.email})` })).toBeInTheDocument()
  } finally {
    await staff.from('amounts').delete().eq('effective_from', rate.effective_from).throwOnError()
  }
})

it('STAFF-1 adds anything by a menu', async () => {
  const { user } = await renderStaffPage('/admin')
  const menuOf = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add' }))
    return within(await screen.findByRole('menu', { name: 'Add' }))
  }
  const items = (await menuOf()).getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Chapter',
    'Section in a chapter…',
    'Amendment',
    'Court ruling',
    'Tax decision',
    'News post',
    'FAQ category',
    'FAQ in a category…',
    'Synonym',
    'Amount',
    'Deadline',
    'Postponement',
    'Term',
    'Guide',
    'File…',
  ])
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Add a ruling' })).toBeInTheDocument()
  await user.click(menu().getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  await user.click((await menuOf()).getByRole('menuitem', { name: 'FAQ in a category…' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument()
  await user.click(menu().getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  await user.click((await menuOf()).getByRole('menuitem', { name: 'File…' }))
  await waitFor(async () => expect(await screen.findByLabelText('Files (required)')).toHaveFocus())
})

it('READ-8 sets dark or light for the whole site in this browser', async () => {
  const { user } = await renderStaffPage('/admin')
  await user.selectOptions(await screen.findByLabelText('Theme'), 'Dark')
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(JSON.parse(localStorage.getItem('reading') ?? '')).toEqual({ theme: 'dark', size: '', keys: '', terms: '' })
  await user.selectOptions(screen.getByLabelText('Theme'), 'As the system')
  expect(document.documentElement).toHaveAttribute('data-theme', '')
  localStorage.clear()
})

it('MEND-A5 leads from a deletion to where it can be restored, and says so when it was', async () => {
  const staff = await signInStaff()
  const row = { title: 'Pademelons', date: '1951-01-01', category: 'Updates', summary: 'x', content: '<p>x</p>' }
  const { data: post } = await staff.from('news').insert(row).select('id').single().throwOnError()
  await staff.from('news').delete().eq('id', post.id).throwOnError()
  const { user } = await renderStaffPage('/admin')
  const lines = async () =>
    within(await screen.findByRole('region', { name: 'Recent changes' })).findAllByRole('listitem')
  expect((await lines())[0]).toHaveTextContent(new RegExp(`PademelonsNews post deleted by ${STAFF.email}`))
  expect((await lines())[1]).toHaveTextContent(new RegExp(`PademelonsNews post added by ${STAFF.email}`))
  await user.click(within((await lines())[0] as HTMLElement).getByRole('link'))
  const deleted = within(await screen.findByRole('region', { name: 'Deleted news posts' }))
  try {
    await user.click(await deleted.findByRole('button', { name: /^Restore\s*Pademelons$/ }))
    await waitFor(() => expect(deleted.queryByText(/Pademelons/)).not.toBeInTheDocument())
    await user.click(menu().getByRole('link', { name: 'Dashboard' }))
    await waitFor(async () => expect((await lines())[0]).toHaveTextContent(/PademelonsNews post restored /))
    expect((await lines())[1]).toHaveTextContent(/deleted .*, restored since/)
    await user.click(within((await lines())[0] as HTMLElement).getByRole('link'))
    expect(await screen.findByLabelText('Title (required)')).toHaveValue('Pademelons')
  } finally {
    await staff.from('news').delete().eq('id', post.id).throwOnError()
  }
})

it('MEND-A5 says that there is nothing to restore where nothing was deleted', async () => {
  await sql("delete from public.history where table_name = 'amounts'")
  await renderStaffPage('/admin/amounts?view=deleted')
  expect(await screen.findByText('There are no deleted amounts to restore.')).toBeInTheDocument()
})

describe('the work list', () => {
  const kept = () => screen.findByRole('region', { name: 'Unsaved texts in this browser' })
  afterEach(() => localStorage.clear())

  it('STAFF-1 begins with new messages, which leave it once they are marked as read', async () => {
    const counted = countRequests('rpc/message_counts')
    const message = { name: 'Ruth of the camels', email: 'ruth@example.com', message: 'Which rate?' }
    const { data } = await database.from('contact_messages').insert(message).select('id').single().throwOnError()
    try {
      const { user } = await renderStaffPage('/admin')
      const group = await screen.findByRole('region', { name: 'New messages' })
      const all = within(group).getAllByRole('listitem')
      const item = all.find(({ textContent }) => textContent?.startsWith('Ruth of the camels'))!
      expect(item).toHaveTextContent('Ruth of the camels General Inquiry: Which rate?')
      await within(screen.getByRole('region', { name: 'Recent changes' })).findAllByRole('listitem')
      // For the sidebar and the group alike.
      expect(counted()).toBe(1)
      await user.click(within(item).getByRole('button', { name: /^Mark as Read/ }))
      await waitFor(() => expect(item).not.toBeInTheDocument())
      const stored = await database.from('contact_messages').select('status').eq('id', data.id).single().throwOnError()
      expect(stored.data.status).toBe('read')
    } finally {
      await database.from('contact_messages').delete().eq('id', data.id).throwOnError()
    }
  })

  it('STAFF-1 names what was typed and not saved, and leads to its form inside of its chapter', async () => {
    const { data: section } = await database
      .from('sections')
      .select('id, title, chapter_id')
      .eq('number', '33')
      .limit(1)
      .single()
      .throwOnError()
    const { user } = await renderStaffPage('/admin')
    await screen.findByRole('region', { name: 'Recent changes' })
    const { data: session } = await (await signInStaff()).auth.getUser()
    const unsaved = {
      values: { title: section.title, content: '<p>Half of it</p>', order: '1', text_as_of: '2026-01-01' },
      basedOn: null,
      parent: section.chapter_id,
      savedAt: '2026-01-01T10:00:00.000Z',
    }
    localStorage.setItem(`unsaved ${session.user?.id} sections ${section.id}`, JSON.stringify(unsaved))
    window.dispatchEvent(new StorageEvent('storage'))
    const group = within(await kept())
    await user.click(await group.findByRole('link', { name: /^Continue/ }))
    expect(await screen.findByRole('heading', { name: 'Edit section' })).toBeInTheDocument()
    expect(await screen.findByLabelText('Title (required)')).toHaveValue(section.title)
  })

  it('STAFF-1 drops an unsaved text after a question', async () => {
    const { data: session } = await (await signInStaff()).auth.getUser()
    const unsaved = {
      values: { title: 'Half a ruling' },
      basedOn: null,
      parent: null,
      savedAt: '2026-01-01T10:00:00.000Z',
    }
    localStorage.setItem(`unsaved ${session.user?.id} rulings new`, JSON.stringify(unsaved))
    const { user } = await renderStaffPage('/admin')
    const group = within(await kept())
    expect(group.getByRole('listitem')).toHaveTextContent('Half a ruling')
    await user.click(group.getByRole('button', { name: /^Discard/ }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Half a ruling')).not.toBeInTheDocument()
  })

  it('STAFF-1 TRUE-1 ends with what has its day still to come, as exact as it is known, and leads to its form', async () => {
    const rate = { kind: 'vat-rate', effective_from: '9000-01-01', amount: 19 }
    const texts = { title: 'Okapi v. Director', court: 'x', summary: 'x', content: '<p>x</p>' }
    const ruling = { ...texts, date: '9000-02-01', date_precision: 'month' }
    await database.from('amounts').insert(rate).throwOnError()
    await database.from('rulings').insert(ruling).throwOnError()
    try {
      const { user } = await renderStaffPage('/admin')
      const group = await screen.findByRole('region', { name: 'Waits for its day' })
      const items = within(group).getAllByRole('listitem')
      expect(items[0]).toHaveTextContent(
        /^Amount\s*VAT rate: 19% from 1 January 9000 holds from that day1 January 9000/,
      )
      expect(items[1]).toHaveTextContent(
        /^Court ruling\s*Okapi v\. Director is dated ahead; readers see it nowFebruary 9000/,
      )
      await user.click(within(items[1]!).getByRole('link', { name: /^Open/ }))
      expect(await screen.findByLabelText('Title (required)')).toHaveValue(ruling.title)
    } finally {
      await database.from('amounts').delete().eq('effective_from', rate.effective_from).throwOnError()
      await database.from('rulings').delete().eq('title', ruling.title).throwOnError()
    }
  })

  it('STAFF-1 does not say that nothing waits while its lists load', async () => {
    await createService().from('contact_messages').delete().eq('status', 'new').throwOnError()
    holdRequests('rpc/')
    await renderStaffPage('/admin')
    // Shown by a style where it stands alone.
    const nothing = await screen.findByText('Nothing waits for you.')
    // The messages are there; the other lists are not.
    await waitFor(() => expect(nothing.parentElement?.querySelector('[aria-busy]')).toBeNull())
    expect(nothing.matches(':only-child')).toBe(false)
  })

  it('STAFF-1 says what it could not find out, and asks again', async () => {
    failRequests('rpc/upcoming_rows')
    const { user } = await renderStaffPage('/admin')
    const failed = await screen.findByRole('heading', { name: 'Failed to fetch what waits' })
    repairLine()
    await user.click(within(failed.parentElement!).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(failed).not.toBeInTheDocument())
  })
})
