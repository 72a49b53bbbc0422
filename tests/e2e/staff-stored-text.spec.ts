import { expect } from '@playwright/test'
import { breakSanitiser, UNREADABLE } from './broken-sanitiser.ts'
import { choose, openAsStaff, row, save } from './staff.ts'
import { test } from './stored-rows.ts'

test('MEND-A1 the form of a text that the editor cannot open shows it as stored, and mends it', async ({
  page,
  store,
}) => {
  await breakSanitiser(page)
  const stored = { title: 'Damaged', date: '1970-01-02', category: 'Updates', summary: 'In short.' }
  await store('news', { ...stored, content: `<p>Half ${UNREADABLE}</p>` })
  await openAsStaff(page, '/admin/news?q=Damaged')
  await choose(row(page, 'Damaged'), 'Edit')
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content).toHaveValue(`<p>Half ${UNREADABLE}</p>`)
  await expect(content).toHaveAccessibleDescription(/^The editor cannot open this text/)
  await expect(page.getByLabel('Summary')).toHaveValue('In short.')

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText(/^This text cannot be shown/)).toBeVisible()
  await expect(preview).toContainText('In short.')
  await page.getByRole('button', { name: 'Back to the form' }).click()

  await content.fill('<p>Whole again.</p>')
  await save(page)
  await choose(row(page, 'Damaged'), 'Edit')
  await expect(content.getByText('Whole again.')).toBeVisible()

  await test.step('one that sanitiser and editor stumbled over opens in the editor', async () => {
    const content = '<p>if x<html</p><table><tr><td colspan=1000000000>cell</td></tr></table>'
    await store('news', { ...stored, title: 'Mishap', content })
    await page.goto('/admin/news?q=Mishap')
    await choose(row(page, 'Mishap'), 'Edit')
    const editor = page.getByRole('textbox', { name: 'Content' })
    await expect(editor).toContainText('if x')
    await expect(editor.getByRole('cell')).toHaveText('cell')
  })
})
