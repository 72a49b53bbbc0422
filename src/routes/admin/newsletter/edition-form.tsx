import type { EditionInput } from '@/data/editions/staff'
import { formatCount } from '@/lib/count'
import { Field, type FieldControlProps } from '@/ui/field'

/** As in the database. */
const LONGEST_SUBJECT = 78
const LONGEST_WORDS = 1500

type EditionFormProps = { input: EditionInput; isReadOnly: boolean; onChange: (input: EditionInput) => void }

/** What staff write of an edition; the rest comes from “What changed”. */
export function EditionForm({ input, isReadOnly, onChange }: EditionFormProps) {
  const bind = (name: keyof EditionInput) => (control: FieldControlProps) => ({
    ...control,
    name,
    readOnly: isReadOnly,
    value: input[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...input, [name]: target.value }),
  })
  const left = (name: 'subject' | 'words', most: number) => `${input[name].length} of ${formatCount(most)} characters`
  return (
    <div className="grid gap-4">
      <Field label="Subject" hint={`${left('subject', LONGEST_SUBJECT)}. Empty: it says what changed.`}>
        {(control) => <input {...bind('subject')(control)} type="text" dir="auto" maxLength={LONGEST_SUBJECT} />}
      </Field>
      <div className="flex flex-wrap gap-4">
        <Field label="Changes from">
          {(control) => <input {...bind('from_day')(control)} type="date" max={input.to_day} />}
        </Field>
        <Field label="to">{(control) => <input {...bind('to_day')(control)} type="date" min={input.from_day} />}</Field>
      </div>
      <Field label="Your own words, after what changed in the law" hint={`${left('words', LONGEST_WORDS)}, plain text`}>
        {(control) => <textarea {...bind('words')(control)} dir="auto" rows={5} maxLength={LONGEST_WORDS} />}
      </Field>
    </div>
  )
}
