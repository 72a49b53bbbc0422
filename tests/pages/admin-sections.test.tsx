import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

it.each(['s. 30', 'סעיף 30'])('MEND-A7 %j in Chapters leads to the form of section 30', async (q) => {
  const { user } = await renderStaffPage(`/admin/chapters?q=${encodeURIComponent(q)}`)
  const found = await screen.findByRole('region', { name: 'Found among all sections' })
  const [first] = await within(found).findAllByRole('link')
  expect(first).toHaveTextContent(/^30\. /)
  if (first) await user.click(first)
  expect(await screen.findByRole('heading', { name: 'Edit section' })).toBeInTheDocument()
})

it('MEND-A7 the list of a chapter finds its section by number too', async () => {
  const { data: section } = await createService()
    .from('sections')
    .select('id, chapter_id, chapters!inner(type)')
    .eq('number', '30')
    .eq('chapters.type', 'vat-law')
    .single()
    .throwOnError()
  const asked = new URLSearchParams({ open: section.chapter_id, 'section-q': 'סעיף 30' })
  const { user } = await renderStaffPage(`/admin/chapters?${asked}`)
  await user.click(await screen.findByRole('button', { name: /^Actions for 30\. / }))
  expect(screen.getByRole('menuitem', { name: 'View, in a new tab' })).toHaveAttribute(
    'href',
    `/law/vat-law#${section.id}`,
  )
})
