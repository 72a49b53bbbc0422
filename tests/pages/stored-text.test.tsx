import { render, screen } from '@testing-library/react'
import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { cleanPastedHtml } from '@/office/editor/clean-paste'
import { richTextExtensions } from '@/office/editor/rich-text-extensions'
import { markupForEditor, readHtml, writeHtml } from '@/office/editor/rich-text-html'
import { ATTRIBUTES, ELEMENTS } from '@/texts/allowed-html'
import { markMatches } from '@/texts/highlight'
import { HtmlContent } from '@/texts/html-content'
import { asStored } from '@/texts/html-text'
import { removeLeadingTitle } from '@/texts/leading-title'
import { linkReferences } from '@/texts/link-references'
import { markParagraphs } from '@/texts/mark-paragraphs'
import { sanitise, toHtml } from '@/texts/sanitise'
import { Contained } from '@/ui/states/contained'
import { GREEDY_PAYLOADS, MISHAPS, PAYLOADS, storedText, tries } from '../support/hostile-markup.ts'

/** What no fragment may hold: other elements or attributes, and links to elsewhere than a text may lead. */
function strangers(root: ParentNode): string[] {
  const allowed = [...Object.keys(ATTRIBUTES), 'rel']
  return [...root.querySelectorAll('*')]
    .filter(
      (element) =>
        !ELEMENTS.includes(element.localName) ||
        [...element.attributes].some(({ name }) => !allowed.includes(name)) ||
        /^\s*\w+script:|^\s*data:/i.test(element.getAttribute('href') ?? ''),
    )
    .map((element) => element.outerHTML)
}

it.each([...MISHAPS, ...PAYLOADS, ...GREEDY_PAYLOADS])('MEND-A1 DOMPurify makes something of %s', (html) => {
  expect(strangers(sanitise(html))).toEqual([])
})

it('MEND-A1 keeps the words of a text that begins like a page of its own', () => {
  expect(toHtml(sanitise('<p>if x<html</p>'))).toContain('if x')
  expect(toHtml(sanitise('<frameset><p>words</p>'))).toBe('<p>words</p>')
  expect(toHtml(sanitise('<html><body><p>words</p></body></html>'))).toBe('<p>words</p>')
})

it('MEND-A1 DOMPurify throws for no text, and lets nothing else through', () => {
  fc.assert(
    fc.property(storedText, (html) => {
      const markup = toHtml(sanitise(html))
      const reader = document.createElement('div')
      reader.innerHTML = markup
      expect(strangers(reader)).toEqual([])
    }),
    tries(800),
  )
})

it('MEND-A1 nothing that a page does with a text throws', () => {
  fc.assert(
    fc.property(storedText, fc.string({ maxLength: 3 }), (html, query) => {
      const body = sanitise(html)
      removeLeadingTitle(body, 'Words')
      markParagraphs(body, { name: 'section 1', anchor: 's1', paragraphs: ['2 (a) (a)', '1 (b)'] })
      linkReferences(body, [[['a', '/b'], [' '], ['c', '/d']]])
      markMatches(body, query)
      toHtml(body)
    }),
    tries(300),
  )
})

it('MEND-A1 the editor opens every text, and reads again what it writes', () => {
  const schema = getSchema(richTextExtensions('text'))
  fc.assert(
    fc.property(storedText, (html) => {
      const written = writeHtml(readHtml(html, schema))
      expect(writeHtml(readHtml(written, schema))).toBe(written)
      markupForEditor(cleanPastedHtml(html))
    }),
    tries(300),
  )
})

/** A text that stands for any that cannot be shown: since the sanitiser was mended there is no known one. */
function Unreadable(): never {
  throw new Error('unreadable')
}

it('MEND-A1 a part that cannot be shown says so in its place, and what stands beside it is read on', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <Contained what="This section">
        <Unreadable />
      </Contained>
      <p>The next one</p>
    </>,
  )
  expect(screen.getByText(/^This section cannot be shown\./)).toBeVisible()
  expect(screen.getByText('The next one')).toBeVisible()
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

it('MEND-A1 a text that fails with one query is shown again with another', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const unreadable = { name: 'section 2', anchor: 's2', paragraphs: ['1 (a) (a)'] }
  Object.defineProperty(unreadable, 'paragraphs', {
    get: () => {
      throw new Error('unreadable')
    },
  })
  const { rerender } = render(<HtmlContent text={asStored('<p>See section 2.</p>')} section={unreadable} />)
  expect(screen.getByText(/^This text cannot be shown\./)).toBeVisible()
  rerender(<HtmlContent text={asStored('<p>See section 2.</p>')} />)
  expect(screen.getByText('See section 2.')).toBeVisible()
  logged.mockRestore()
})

it('READ-10 a table has a box that takes the focus and bears its name', () => {
  render(
    <HtmlContent
      text={asStored(
        '<table><caption>Rates</caption><tbody><tr><td><table><tr><td>in</td></tr></table></td></tr></tbody></table>',
      )}
    />,
  )
  expect(screen.getAllByRole('group')).toHaveLength(1)
  expect(screen.getByRole('group', { name: 'Rates' })).toHaveAttribute('tabindex', '0')
})
