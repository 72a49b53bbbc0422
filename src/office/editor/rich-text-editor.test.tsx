import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type ComponentProps, createRef, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RichTextEditor, type RichTextHandle } from './rich-text-editor'
import { RichTextTools } from './rich-text-tools-place'

// What jsdom has not and the view asks for when it scrolls to the caret, or stands a picker beside it.
beforeEach(() => {
  Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Options = Partial<ComponentProps<typeof RichTextEditor>>

function show(options: Options = {}) {
  const changes: string[] = []
  const editor = createRef<RichTextHandle>()
  let give: (html: string) => void = () => {}
  function Form() {
    const [value, setValue] = useState(options.value ?? '')
    give = setValue
    const take = (html: string) => {
      changes.push(html)
      setValue(html)
    }
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <p id="label">Content</p>
        <RichTextTools>
          <RichTextEditor
            ref={editor}
            id="content"
            features="text"
            labelledBy="label"
            {...options}
            value={value}
            onChange={take}
          />
        </RichTextTools>
      </form>
    )
  }
  render(<Form />)
  return { changes, editor, reset: (html: string) => act(() => give(html)) }
}

const box = () => screen.getByRole('textbox', { name: 'Content' })
const press = (keys: object) => fireEvent.keyDown(box(), keys)
const tools = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

/** Types by the way of the view that a keyboard without keys takes: the browser changes the words, the view reads them. */
async function type(words: string) {
  const line = box().querySelector('p, h3, li') ?? box()
  const text = [...line.childNodes].find((node) => node instanceof Text)
  if (text) text.nodeValue += words
  else line.replaceChildren(words)
  await act(async () => {})
}

it('ADM-6 STAFF-3 offers for an FAQ what an FAQ may have, and everything for a text of law', () => {
  show({ features: 'faq' })
  expect(tools()).toEqual([
    ...['Bold', 'Italic', 'Heading 3', 'Bullet list', 'Numbered list'],
    ...['Link', 'Table', 'Undo', 'Redo'],
  ])
})

it('ADM-2 offers headings, quotations, links and tables for a text of law', () => {
  show()
  expect(tools()).toEqual([
    ...[
      'Bold',
      'Italic',
      'Heading 2',
      'Heading 3',
      'Heading 4',
      'Bullet list',
      'Numbered list',
      'Quotation',
      'Later change',
    ],
    ...['Link', 'Table', 'Undo', 'Redo'],
  ])
})

it('STAFF-3 shows a tool as pressed while one is in the text or at the tools, and not while one writes the title', () => {
  show({ value: '<h3>Rates</h3><p>x</p>' })
  const heading = screen.getByRole('button', { name: 'Heading 3' })
  expect(heading).toHaveAttribute('aria-pressed', 'false')
  act(() => box().focus())
  expect(heading).toHaveAttribute('aria-pressed', 'true')
  act(() => heading.focus())
  expect(heading).toHaveAttribute('aria-pressed', 'true')
  act(() => heading.blur())
  expect(heading).toHaveAttribute('aria-pressed', 'false')
})

it('ADM-6 has no shortcuts in an FAQ for what an FAQ has not', () => {
  const { editor } = show({ features: 'faq', value: '<p>words</p>' })
  press({ key: '2', code: 'Digit2', keyCode: 50, ctrlKey: true, altKey: true })
  expect(editor.current?.flush()).toBe('<p>words</p>')
  press({ key: '3', code: 'Digit3', keyCode: 51, ctrlKey: true, altKey: true })
  expect(editor.current?.flush()).toBe('<h3>words</h3>')
})

it('ADM-2 hands nothing over that was not changed, however it was written', () => {
  const { changes, editor } = show({ value: '<p><b>old</b> markup</p>\n<div>more</div>' })
  act(() => editor.current?.focus())
  fireEvent.blur(box())
  expect(changes).toEqual([])
})

it('ADM-2 hands over what is typed when the typing pauses, once', async () => {
  const { changes } = show({ value: '<p>one</p>' })
  await type(' two')
  await type(' three')
  expect(changes).toEqual([])
  act(() => void vi.advanceTimersByTime(300))
  expect(changes).toEqual(['<p>one two three</p>'])
})

it.each([
  ['when the form is sent', () => fireEvent.submit(box())],
  ['when the focus leaves', () => fireEvent.blur(box())],
  ['when the page is left', () => fireEvent(window, new Event('pagehide'))],
])('ADM-2 hands over the last words %s', async (_, leave) => {
  const { changes } = show({ value: '<p>one</p>' })
  await type(' two')
  leave()
  expect(changes).toEqual(['<p>one two</p>'])
})

it('ACC-4 hands over typed Hebrew marked as Hebrew', async () => {
  const { editor } = show({ value: '<p>VAT is</p>' })
  await type(' מע"מ')
  expect(editor.current?.flush()).toBe('<p>VAT is <span dir="rtl" lang="he">מע"מ</span></p>')
})

it('READ-5 shows the recognised paragraphs at their items, also after words were added above', async () => {
  const marks = () =>
    [...box().querySelectorAll('[data-mark]')].map((item) => [item.getAttribute('data-mark'), item.textContent])
  show({
    value: '<p>One</p><ul><li>(a) goods<ul><li>(5) sent</li></ul></li><li>(b)</li></ul>',
    paragraphs: ['3 (a) (a)', '2 (a)(5) (5)'],
  })
  const shown = [
    ['(a)', '(a) goods(5) sent'],
    ['(5)', '(5) sent'],
  ]
  expect(marks()).toEqual(shown)
  await type(' and more')
  expect(marks()).toEqual(shown)
})

it('ADM-2 gives the form its own value back where a change was undone, to the letter', async () => {
  const { changes, editor } = show({ value: '<p><b>old</b></p>' })
  await type('er')
  editor.current?.flush()
  press({ key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
  editor.current?.flush()
  expect(changes.at(-1)).toBe('<p><b>old</b></p>')
})

it('ADM-2 shows what the form is reset to, and undoing brings back what was typed', () => {
  const { editor, reset, changes } = show({ value: '<p>typed</p>' })
  reset('<p>a <strong>draft</strong></p>')
  expect(box()).toHaveTextContent('a draft')
  expect(changes).toEqual([])
  press({ key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
  expect(box()).toHaveTextContent('typed')
  expect(editor.current?.flush()).toBe('<p>typed</p>')
})

it('ADM-10 says of a text that is faulty or closed that it is', () => {
  show({ isInvalid: true, isDisabled: true, describedBy: 'fault' })
  expect(box()).toHaveAttribute('aria-invalid', 'true')
  expect(box()).toHaveAttribute('contenteditable', 'false')
  expect(box().getAttribute('aria-describedby')).toContain('fault')
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-disabled', 'true')
})

const changed = () => [...box().querySelectorAll('[data-changed]')].map(({ textContent }) => textContent)

it('STAFF-3 marks the paragraphs and items that differ from the text as it was opened, until they do no more', async () => {
  const { reset } = show({ value: '<p>One</p><ul><li><p>Two</p></li><li>Three</li></ul><p>Four</p>' })
  expect(changed()).toEqual([])
  await type(' more')
  expect(changed()).toEqual(['One more'])
  reset('<p>One</p><ul><li><p>Two</p></li><li>Three!</li></ul><p>Five</p><p>Four</p>')
  expect(changed()).toEqual(['Three!', 'Five'])
  reset('<p>Four</p><p>One</p>')
  expect(changed()).toEqual([])
})

/** What stands before each line that says what was taken out, and the line. */
const takenOut = () =>
  [...box().querySelectorAll('[data-taken-out]')].map(
    ({ textContent, previousElementSibling }) => `${previousElementSibling?.textContent ?? ''}: ${textContent}`,
  )

it('STAFF-3 says where paragraphs were taken out, and not where one was changed or moved', () => {
  const saved = '<p>One</p><ul><li>Two</li><li>Three</li></ul><p>Same</p><p>Same</p>'
  const { editor, reset } = show({ value: saved })
  const linesOf = (html: string) => {
    reset(html)
    return takenOut()
  }
  const ONE = '1 paragraph taken out'
  expect(linesOf('<p>One</p><ul><li>Three</li></ul><p>Same</p><p>Same</p>')).toEqual([`One: ${ONE}`])
  expect(linesOf('<ul><li>Two</li><li>Three</li></ul><p>Same</p><p>Same</p>')).toEqual([`: ${ONE}`])
  expect(linesOf('<p>One</p><ul><li>Two!</li><li>Three</li></ul><p>Same</p><p>Same</p>')).toEqual([])
  expect(linesOf('<p>One</p><ul><li>New</li></ul><p>Same</p><p>Same</p>')).toEqual([`New: ${ONE}`])
  expect(linesOf('<p>One</p><ul><li>Two</li><li>Three</li></ul><p>Same</p>')).toEqual([`Same: ${ONE}`])
  expect(linesOf('<p>Same</p><p>One</p><ul><li>Two</li><li>Three</li></ul><p>Same</p>')).toEqual([])
  expect(linesOf('')).toEqual([': 4 paragraphs taken out'])
  expect(editor.current?.flush()).not.toContain('taken out')
  expect(linesOf(saved)).toEqual([])
})

it('ACC-1 says on which level a heading stands in the form, without gaps and without storing it', () => {
  const { editor, reset } = show({ value: '<h4>First</h4><p>x</p><h4>Second</h4>' })
  const levels = () => [...box().querySelectorAll('h2, h3, h4')].map((heading) => heading.getAttribute('aria-level'))
  expect(levels()).toEqual(['2', '2'])
  expect(editor.current?.flush()).toBe('<h4>First</h4><p>x</p><h4>Second</h4>')
  reset('<h2>First</h2><h4>Second</h4><blockquote><h3>Third</h3></blockquote>')
  expect(levels()).toEqual(['2', '3', '3'])
})

it('STAFF-3 marks nothing in a text that was empty', async () => {
  show()
  await type('Words')
  expect(box()).toHaveTextContent('Words')
  expect(changed()).toEqual([])
})

const later = () => screen.getByRole('dialog', { name: /later change/i })
const askLater = async () => {
  press({ key: 'l', code: 'KeyL', keyCode: 76, ctrlKey: true, altKey: true })
  await act(async () => void vi.advanceTimersToNextFrame())
}
const day = () => within(later()).getByLabelText('Since which day')
const pick = (name: string) => fireEvent.click(within(later()).getByRole('button', { name }))

it('STAFF-3 TRUE-2 marks the word at the caret as later, with its day; the day is shown again and can be changed', async () => {
  const { editor } = show({ value: '<p>words</p>' })
  act(() => box().focus())
  await askLater()
  expect(day()).toHaveFocus()
  pick('Mark')
  expect(within(later()).getByRole('alert')).toHaveTextContent('Choose the day since which these words hold')
  expect(within(later()).queryByRole('button', { name: 'Remove the mark' })).not.toBeInTheDocument()
  fireEvent.change(day(), { target: { value: '2024-01-01' } })
  fireEvent.keyDown(day(), { key: 'Enter' })
  expect(editor.current?.flush()).toBe('<p><ins datetime="2024-01-01">words</ins></p>')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(box()).toHaveFocus()

  fireEvent.click(screen.getByRole('button', { name: 'Later change', pressed: true }))
  expect(day()).toHaveValue('2024-01-01')
  fireEvent.change(day(), { target: { value: '2025-06-01' } })
  pick('Mark')
  expect(editor.current?.flush()).toBe('<p><ins datetime="2025-06-01">words</ins></p>')
})

it('STAFF-3 takes the mark of a later change away, or with Escape leaves it', async () => {
  const { editor } = show({ value: '<p><ins datetime="2024-01-01">words and more</ins></p>' })
  act(() => box().focus())
  await askLater()
  fireEvent.keyDown(day(), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(editor.current?.flush()).toBe('<p><ins datetime="2024-01-01">words and more</ins></p>')
  await askLater()
  pick('Remove the mark')
  expect(editor.current?.flush()).toBe('<p>words and more</p>')
})

it('ADM-6 has no later changes in an FAQ', async () => {
  show({ features: 'faq', value: '<p>words</p>' })
  act(() => box().focus())
  await askLater()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
