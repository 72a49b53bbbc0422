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

/** What the allow-list has and the editor's libraries do not, so that it survives an edit of the words beside it. */
const Span = Mark.create({
  name: 'span',
  excludes: '',
  addAttributes: () => ({ ...fromAttribute('dir'), ...fromAttribute('lang') }),
  parseHTML: () => [{ tag: 'span[dir], span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** The line above a table; prepareForEditor takes it out of the table, and writeHtml puts it back. */
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

/**
 * Attributes that any block may have, and how a paragraph was written where that is not the usual way: 'p' for one that
 * has its element within an item or cell, 'words' for one that has none in the text itself.
 */
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

/** The part of the schema that no library brings. */
export const ownExtensions = [
  mark('code', 'code'),
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  mark('marked', 'mark'),
  Span,
  TableCaption,
  Row,
  TableCell,
  TableHeader,
  KeptAttributes,
]
