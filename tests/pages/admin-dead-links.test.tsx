import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const TITLE = 'A post on wallabies'

async function addPost(content: string): Promise<string> {
  const post = { title: TITLE, date: '2026-01-01', category: 'Updates', summary: 'x', content }
  return (await database.from('news').insert(post).select('id').single().throwOnError()).data.id
}
const removePost = (id: string) => database.from('news').delete().eq('id', id).throwOnError()
const linesOf = async () =>
  (await screen.findAllByRole('link', { name: TITLE })).map((link) => {
    const item = link.closest('li')
    if (!item) throw new Error('The post is in no list')
    return item
  })

it('TRUE-4 READ-6 staff see what leads nowhere, but not references to other laws, on the dashboard and in its list', async () => {
  const id = await addPost('<p>Section 30, section 98765 and CA 1/99; section 98764 of the Income Tax Ordinance.</p>')
  try {
    const { user, router } = await renderStaffPage('/admin')
    const waiting = await screen.findByRole('region', { name: 'Dead Links' })
    expect(await screen.findByRole('link', { name: /^\d+ dead links$/ })).toHaveAttribute('href', '/admin/dead-links')
    await user.click(within(waiting).getByRole('link', { name: 'All of them' }))
    await screen.findByRole('heading', { level: 1, name: 'Dead Links' })
    const found = (await linesOf()).map((line) => /cites (.*?), not in the guide/.exec(line.textContent)?.[1])
    expect(found.sort()).toEqual(['CA 1/99', 'section 98765'])
    await user.click((await screen.findAllByRole('link', { name: TITLE }))[0] as HTMLElement)
    expect(await screen.findByDisplayValue(TITLE)).toBeVisible()
    expect(router.state.location.search).toContain(`edit=${id}`)
  } finally {
    await removePost(id)
  }
})

it('TRUE-4 ACC-2 one is ignored for a reason, stands among those that are, and is put back', async () => {
  const id = await addPost('<p>See section 98765.</p>')
  try {
    const { user } = await renderStaffPage('/admin/dead-links')
    const [line] = await linesOf()
    await user.click(within(line as HTMLElement).getByRole('button', { name: 'Ignore… section 98765' }))
    const question = await screen.findByRole('dialog')
    const ignore = within(question).getByRole('button', { name: 'Ignore' })
    await user.click(ignore)
    expect(within(question).getByRole('link', { name: 'Reason is required' })).toBeInTheDocument()
    expect(document.title).toMatch(/^Error: /)
    const reason = within(question).getByLabelText('Reason (required)')
    expect(reason).toHaveFocus()
    await user.type(reason, 'Repealed in 1990')
    await user.click(ignore)
    await waitFor(() => expect(screen.queryByRole('link', { name: TITLE })).toBeNull())
    await user.click(screen.getByRole('link', { name: 'Ignored' }))
    const [ignored] = await linesOf()
    expect(ignored).toHaveTextContent(/Ignored by .+: Repealed in 1990/)
    await user.click(within(ignored as HTMLElement).getByRole('button', { name: /^Put back/ }))
    await waitFor(() => expect(screen.queryByRole('link', { name: TITLE })).toBeNull())
    await user.click(screen.getByRole('link', { name: 'To repair' }))
    expect(await linesOf()).toHaveLength(1)
  } finally {
    await removePost(id)
  }
})

it('TRUE-4 who repairs what a colleague has repaired meanwhile is told, and the list is read again', async () => {
  const id = await addPost('<p>See <a href="/rulings/00000000-0000-4000-8000-00000000dead">a case</a>.</p>')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const { user } = await renderStaffPage('/admin/dead-links')
    const [line] = await linesOf()
    await database.from('news').update({ content: '<p>See a case.</p>' }).eq('id', id).throwOnError()
    await user.click(within(line as HTMLElement).getByRole('button', { name: 'Unlink a case' }))
    expect(await screen.findByText(/This has been repaired meanwhile\./)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: TITLE })).toBeNull())
  } finally {
    log.mockRestore()
    await removePost(id)
  }
})

it('TRUE-4 who saves a text that leads nowhere is told before and after, and may go back', async () => {
  const id = await addPost('<p>Plain.</p>')
  const found = await database.from('news').select('summary').eq('id', id).single().throwOnError()
  try {
    const { user } = await renderStaffPage(`/admin/news?edit=${id}`)
    const summary = await screen.findByLabelText(/^Summary/)
    await user.type(summary, ' See section 98766 of the Law.')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(
      /Links or references in one text will lead nowhere:.*A post on wallabies.*: “section 98766/,
    )
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    const read = await database.from('news').select('summary').eq('id', id).single().throwOnError()
    expect(read.data).toEqual(found.data)
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('1 link leads nowhere since your change')).toBeVisible()
  } finally {
    await removePost(id)
  }
})
