import { useEffect, useRef, useState } from 'react'
import { formatCount } from '@/lib/count'
import { FILE_CONTROL } from '@/office/files/file-control'
import { EarlierImports } from '@/office/history/earlier-imports'
import type { ImportSpec } from '@/office/manager'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { LONGEST_TEXT } from './read-cell'

type ChooseFileProps = {
  spec: ImportSpec
  failure: string | null
  onOpen: (name: string, bytes: () => Promise<Uint8Array>) => void
}

/** Where an import begins: a file is chosen or dropped, or a table pasted. */
export function ChooseFile({ spec, failure, onOpen }: ChooseFileProps) {
  const { list, nouns, fields, most } = spec
  const [pasted, setPasted] = useState('')
  const input = useRef<HTMLInputElement>(null)

  // The focus is the browser's.
  useEffect(() => input.current?.focus(), [])
  const open = (file: File | undefined) => {
    if (file) onOpen(file.name, async () => new Uint8Array(await file.arrayBuffer()))
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
  }
  const drop = (event: React.DragEvent) => {
    event.preventDefault()
    open(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to choose a file
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop} className="office-inset flex-1">
      <div className="grid max-w-252 gap-5">
        <Field
          label="File (required)"
          error={failure}
          hint={`CSV, as Excel and other programs save it; it can be dropped here too. At most ${formatCount(most)} ${nouns[1]} at once, and ${formatCount(LONGEST_TEXT)} characters in a cell.`}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={({ target }) => open(target.files?.[0])}
              className={`${control.className} ${FILE_CONTROL}`}
            />
          )}
        </Field>
        <Field label="Or paste a table (optional)" hint="Its first line names the columns.">
          {(control) => (
            <textarea
              {...control}
              rows={4}
              dir="auto"
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          )}
        </Field>
        {pasted.trim() !== '' && (
          <div>
            <Button look="outline" onClick={() => onOpen('Pasted table', async () => new TextEncoder().encode(pasted))}>
              Read the table
            </Button>
          </div>
        )}
        <div className="text-muted">
          <p>The first line names the columns. What can be brought in:</p>
          <ul className="mt-1 list-disc ps-5">
            {fields.map(({ name, label, isRequired }) => (
              <li key={name}>
                {label}
                {isRequired && ' (required)'}
              </li>
            ))}
          </ul>
        </div>
        {list !== 'newsletter_subscriptions' && <EarlierImports lists={[list]} />}
      </div>
    </div>
  )
}
