import { Extension, Mark, Node } from '@tiptap/core'
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { directionPlugin } from './rich-text-direction'

const mark = (name: string, tag: string) =>
  Mark.create({
    name,
    excludes: '',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

const fromAttribute = (name: string) => ({ [name]: { default: null } })

const Span = Mark.create({
  name: 'span',
  excludes: '',
  addAttributes: () => ({ ...fromAttribute('dir'), ...fromAttribute('lang') }),
  parseHTML: () => [{ tag: 'span[dir], span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** prepareForEditor moves it out of its table, and writeHtml puts it back. */
const TableCaption = Node.create({
  name: 'tableCaption',
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p[data-caption]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', { ...HTMLAttributes, 'data-caption': '' }, 0],
})

const Row = TableRow.extend({
  addAttributes: () => ({
    section: {
      default: null,
      parseHTML: (element) => element.dataset.section ?? null,
      renderHTML: ({ section }) => (section ? { 'data-section': section } : {}),
    },
  }),
})

/** Attributes kept on any block; `writtenAs` is 'p' for a <p> in an item or cell, 'words' for bare words elsewhere. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'tableCaption'],
        ...['table', 'tableRow', 'tableCell', 'tableHeader'],
      ],
      attributes: { ...fromAttribute('dir'), ...fromAttribute('lang') },
    },
    { types: ['tableCell', 'tableHeader'], attributes: fromAttribute('scope') },
    {
      types: ['paragraph'],
      attributes: {
        writtenAs: {
          default: null,
          parseHTML: (element) => {
            if (element.dataset.bare !== undefined) return element.dataset.bare || null
            return element.parentElement?.matches('li, td, th') ? 'p' : null
          },
          renderHTML: ({ writtenAs }) => (writtenAs === 'p' ? {} : { 'data-bare': writtenAs ?? '' }),
        },
      },
    },
  ],
  addProseMirrorPlugins: () => [directionPlugin()],
})

/** What the allow-list has and the editor's libraries lack. */
export const ownExtensions = [
  mark('code', 'code'),
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  mark('marked', 'mark'),
  // What a text tells of a change that is later than the law it was written from (TRUE-2).
  mark('laterChange', 'ins').extend({
    addAttributes: () => fromAttribute('datetime'),
    renderHTML: ({ HTMLAttributes }) => ['ins', HTMLAttributes, 0],
  }),
  Span,
  TableCaption,
  Row,
  TableCell,
  TableHeader,
  KeptAttributes,
]
