import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const TITLE = 'A post on wallabies'

async function addPost(content: string): Promise<string> {
  const post = { title: TITLE, date: '2026-01-01', category: 'Updates', summary: 'x', content }
  return (await database.from('news').insert(post).select('id').single().throwOnError()).data.id
}
const line = () => {
  const item = screen.getByRole('link', { name: TITLE }).closest('li')
  if (!item) throw new Error('The post is in no list')
  return within(item)
}

it('READ-6 staff see the references of a text that lead nowhere, with the way to its form', async () => {
  const id = await addPost('<p>Section 30, section 98765 and CA 1/99; section 98764 of the Income Tax Ordinance.</p>')
  try {
    const { user, router } = await renderStaffPage('/admin')
    const waiting = await screen.findByRole('region', { name: 'References that lead nowhere' })
    await user.click(within(waiting).getByRole('link', { name: 'All of them' }))
    await screen.findByRole('heading', { level: 1, name: 'References that lead nowhere' })
    await screen.findByRole('link', { name: TITLE })
    expect(router.state.location.pathname).toBe('/admin/references')
    expect(line().getByText(/98765/)).toHaveTextContent('CA 1/99 · section 98765')
    await user.click(line().getByRole('link', { name: /^Fix/ }))
    expect(await screen.findByDisplayValue(TITLE)).toBeVisible()
    expect(router.state.location.search).toContain(`edit=${id}`)
  } finally {
    await database.from('news').delete().eq('id', id).throwOnError()
  }
})

it('READ-6 a text whose references all lead somewhere is not listed', async () => {
  const id = await addPost('<p>Section 30 and regulation 12A</p>')
  try {
    await renderStaffPage('/admin/references')
    await screen.findByText(/^\d+ texts$/)
    expect(screen.queryByRole('link', { name: TITLE })).toBeNull()
  } finally {
    await database.from('news').delete().eq('id', id).throwOnError()
  }
})
