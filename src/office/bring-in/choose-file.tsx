import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ManagedTable } from '@/data/staff-table'
import { FILE_CONTROL } from '@/office/files/file-control'
import { EarlierImports } from '@/office/history/earlier-imports'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { HeadingsBelow } from '@/ui/heading'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'

type ChooseFileProps = {
  /** What may be chosen, in words and by the ends of names. */
  hint: string
  accept: string
  /** What may be pasted instead: what its field and its button are called, and what is said where nothing was pasted. */
  paste: { label: string; action: string; missing: string }
  /** Why the file that was chosen before could not be read. */
  failure: Error | null
  onFile: (file: File) => void
  onText: (text: string) => void
  /** Where earlier ones are, of which a history is kept. */
  earlierIn: readonly ManagedTable[]
  /** Whether the file has the focus at once, not only where one could not be read. */
  hasFocus?: boolean
  /** What is chosen beside the file. */
  choices?: ReactNode
  /** What becomes of it. */
  children: ReactNode
}

/** Where a file begins to be brought in: it is chosen or dropped, or its text pasted (BULK-1, BULK-2). */
export function ChooseFile({ hint, accept, paste, failure, onFile, onText, ...rest }: ChooseFileProps) {
  const { earlierIn, hasFocus = failure !== null } = rest
  const [text, setText] = useState('')
  const form = useCheckedForm({ fields: ['text'] })
  const input = useRef<HTMLInputElement>(null)
  // The focus is the browser's.
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  const choose = (file: File | undefined) => {
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  const send = () => {
    if (form.check(text.trim() ? {} : { text: paste.missing })) onText(text)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it does the same for everybody
    <div
      className="office-inset grid max-w-252 flex-1 content-start gap-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className="text-muted">{rest.children}</div>
      <div className="grid gap-3">
        <Field label="File" hint={`${hint} It can be dropped here too.`} error={failure?.message ?? null}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept={accept}
              onChange={({ target }) => choose(target.files?.[0])}
              className={`${control.className} ${FILE_CONTROL}`}
            />
          )}
        </Field>
        {rest.choices}
      </div>
      <CheckedForm form={form} onSend={send} aria-label={paste.action} className="grid gap-3 border-line border-t pt-4">
        <Field label={paste.label} {...form.field('text')}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={6}
              dir="auto"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <p>
          <Button type="submit" look="outline">
            {paste.action}
          </Button>
        </p>
      </CheckedForm>
      {earlierIn.length > 0 && (
        <div className="-me-(--inset) -ms-(--margin) empty:hidden">
          <HeadingsBelow level={1}>
            <EarlierImports lists={earlierIn} />
          </HeadingsBelow>
        </div>
      )}
    </div>
  )
}
