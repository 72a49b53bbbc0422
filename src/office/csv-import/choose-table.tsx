import { formatCount } from '@/lib/count'
import { ChooseFile } from '@/office/bring-in/choose-file'
import type { ImportSpec } from '@/office/manager'
import { LONGEST_TEXT } from './read-cell'

const PASTE = { label: 'Or paste a table', action: 'Read the table', missing: 'Paste a table' }

type ChooseTableProps = {
  spec: ImportSpec
  failure: Error | null
  onOpen: (name: string, bytes: () => Promise<Uint8Array>) => void
}

/** Chooses a table's file, or takes a pasted one (BULK-2); says which columns it can have. */
export function ChooseTable({ spec, failure, onOpen }: ChooseTableProps) {
  const { list, nouns, fields, most } = spec
  return (
    <ChooseFile
      hint={`CSV, as Excel and other programs save it. At most ${formatCount(most)} ${nouns[1]} at once, and ${formatCount(LONGEST_TEXT)} characters in a cell.`}
      accept=".csv,.tsv,.txt,text/csv"
      paste={PASTE}
      failure={failure}
      onFile={(file) => onOpen(file.name, async () => new Uint8Array(await file.arrayBuffer()))}
      onText={(text) => onOpen('Pasted table', async () => new TextEncoder().encode(text))}
      // Addresses have no history.
      earlierIn={list === 'newsletter_subscriptions' ? [] : [list]}
      hasFocus
    >
      <p>The first line names the columns. What can be brought in:</p>
      <ul className="mt-1 list-disc ps-5">
        {fields.map(({ name, label, isRequired }) => (
          <li key={name}>
            {label}
            {isRequired && ' (required)'}
          </li>
        ))}
      </ul>
    </ChooseFile>
  )
}
