import { type ChainedCommands, type Editor, findParentNode } from '@tiptap/core'
import { createTable } from '@tiptap/extension-table'
import { Fragment, type Node } from '@tiptap/pm/model'
import { Selection, TextSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'

type RichTextTableProps = {
  editor: Editor
  /** Called when the caret is to return to the text. */
  onDone: () => void
}

type TableTool = { label: string; run: (chain: ChainedCommands) => ChainedCommands }

const TOOLS: readonly TableTool[] = [
  { label: 'Row above', run: (chain) => chain.addRowBefore() },
  { label: 'Row below', run: (chain) => chain.addRowAfter() },
  { label: 'Column before', run: (chain) => chain.addColumnBefore() },
  { label: 'Column after', run: (chain) => chain.addColumnAfter() },
  { label: 'Delete row', run: (chain) => chain.deleteRow() },
  { label: 'Delete column', run: (chain) => chain.deleteColumn() },
  { label: 'Delete table', run: (chain) => chain.deleteTable() },
]

// As an outlined button looks, and smaller: there are eight of them.
const LOOK =
  'inline-flex min-h-9 items-center rounded-lg border border-line-strong bg-paper px-2.5 py-1 font-semibold text-ink text-sm transition-colors hover:border-accent hover:text-accent aria-pressed:border-2 aria-pressed:border-accent aria-pressed:bg-accent-soft'

/** What can be done to the table at the caret, or where there is none, a table to begin with. */
export function RichTextTable({ editor, onDone }: RichTextTableProps) {
  const { isInTable, hasHeader } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isInTable: !now.isDestroyed && now.isActive('table'),
      hasHeader: !now.isDestroyed && hasHeaderRow(now),
    }),
  })
  const run = (change: TableTool['run']) => (event: React.MouseEvent) => {
    change(editor.chain()).run()
    if (event.detail > 0) editor.view.focus()
  }
  const button = (label: string, change: TableTool['run'], isPressed?: boolean) => (
    <button
      key={label}
      type="button"
      aria-pressed={isPressed}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run(change)}
      className={LOOK}
    >
      {label}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label="Table"
      className="flex flex-wrap gap-1.5 border-line border-t p-2"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
      }}
    >
      {isInTable
        ? [
            button('Header row', toggleHeaderRow, hasHeader),
            ...TOOLS.map(({ label, run: change }) => button(label, change)),
          ]
        : button('Insert table', insertTable)}
    </div>
  )
}

const findTable = findParentNode((node) => node.type.name === 'table')

function hasHeaderRow(editor: Editor): boolean {
  const cells = findTable(editor.state.selection)?.node.firstChild?.children ?? []
  return cells.length > 0 && cells.every((cell) => cell.type.name === 'tableHeader')
}

/** Gives the heads of a new table words, which typing replaces: an empty head says nothing of its column (ACC-1). */
function nameColumns(table: Node): Node {
  const [head, ...rows] = table.children
  if (!head) return table
  const heads = head.children.map((cell, column) => {
    const { schema } = cell.type
    return cell.copy(Fragment.from(cell.firstChild?.copy(Fragment.from(schema.text(`Column ${column + 1}`)))))
  })
  return table.copy(Fragment.from([head.copy(Fragment.from(heads)), ...rows]))
}

/** The words that are selected stay: the table comes after them, or in the place of an empty paragraph. */
const insertTable = (chain: ChainedCommands) =>
  markHead(
    chain.command(({ tr, editor }) => {
      const { to } = tr.selection
      tr.replaceRangeWith(to, to, nameColumns(createTable(editor.schema, 3, 3, true)))
      const table = tr.mapping.map(to, -1)
      const { $from } = Selection.near(tr.doc.resolve(table + 1))
      tr.setSelection(TextSelection.between($from, tr.doc.resolve($from.end()))).scrollIntoView()
      return true
    }),
  )

const toggleHeaderRow = (chain: ChainedCommands) => markHead(chain.toggleHeaderRow())

/** Says of the first row that it is, or is not any more, the head of its table, which its cells alone do not. */
const markHead = (chain: ChainedCommands) =>
  chain.command(({ tr }) => {
    const table = findTable(tr.selection)
    const row = table?.node.firstChild
    if (!table || !row) return false
    const isHead = row.children.every((cell) => cell.type.name === 'tableHeader')
    tr.setNodeMarkup(table.start, null, { ...row.attrs, section: isHead ? 'thead0' : null })
    return true
  })
