import { type DragEvent, useState } from 'react'
import { inMegabytes, LARGEST_FILE, LARGEST_WORD_TEXT } from '@/office/bring-in/limits'
import type { TrackedChanges } from '@/office/bring-in/piece'
import { FILE_CONTROL } from '@/office/files/file-control'
import { EarlierImports } from '@/office/history/earlier-imports'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'

const HINT = `Word (.docx), HTML, Markdown or plain text, at most ${inMegabytes(LARGEST_FILE)}, and ${inMegabytes(LARGEST_WORD_TEXT)} of text once a Word file is unpacked; or drop it here.`

type ChooseFileProps = {
  /** Why the file that was chosen before could not be read. */
  failure: Error | null
  onFile: (file: File, trackedChanges: TrackedChanges) => void
  onText: (text: string) => void
}

/** Chooses a law's file, by the browser's dialog or by dropping it, or takes pasted text (BULK-1). */
export function ChooseFile({ failure, onFile, onText }: ChooseFileProps) {
  const [tracked, setTracked] = useState<TrackedChanges>('accepted')
  const [text, setText] = useState('')
  const form = useCheckedForm({ fields: ['text'] })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) onFile(file, tracked)
  }
  const send = () => {
    if (form.check(text.trim() ? {} : { text: 'Paste the text of the law' })) onText(text)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it does the same for everybody
    <div className="office-inset grid max-w-252 gap-6" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className="text-muted">
        A law or a part of it is cut into chapters and sections by its headings and numbers, and compared with what is
        here. Nothing is written before you say so.
      </p>
      <FormError error={failure} />
      <div className="grid gap-3">
        <Field label="File" hint={HINT}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".docx,.html,.htm,.md,.markdown,.txt"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                // The same file can be chosen again.
                target.value = ''
                if (file) onFile(file, tracked)
              }}
              className={`${control.className} ${FILE_CONTROL}`}
            />
          )}
        </Field>
        <Field label="Tracked changes in a Word file">
          {(control) => (
            <select
              {...control}
              value={tracked}
              onChange={({ target }) => setTracked(target.value === 'rejected' ? 'rejected' : 'accepted')}
              className={`${control.className} sm:max-w-80`}
            >
              <option value="accepted">Bring in the text with the changes</option>
              <option value="rejected">Bring in the text without the changes</option>
            </select>
          )}
        </Field>
      </div>
      <CheckedForm
        form={form}
        onSend={send}
        aria-label="Paste the text"
        className="grid gap-3 border-line border-t pt-4"
      >
        <Field label="Or paste the text" {...form.field('text')}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={8}
              dir="auto"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <p>
          <Button type="submit" look="outline">
            Cut this text
          </Button>
        </p>
      </CheckedForm>
      <EarlierImports lists={['chapters', 'sections']} />
    </div>
  )
}
