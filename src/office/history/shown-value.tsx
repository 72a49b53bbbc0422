import { formatDay } from '@/lib/dates'
import type { FieldValue } from '@/lib/faults'
import type { FieldSpec } from '@/office/manager'
import { HtmlContent } from '@/texts/html-content'
import { asStored } from '@/texts/html-text'

/** A value that is no rich text as it is read: the label of a choice, a day in words, lines one below the other. */
export function inWords({ kind, options, wordsOf = (text) => text }: FieldSpec, value: FieldValue): string {
  if (typeof value !== 'string') return value.map(wordsOf).join('\n')
  if ((kind === 'date' || kind === 'known-date') && value) return formatDay(value)
  return options?.find(([option]) => option === value)?.[1] ?? value
}

/** A field's value as it is read, not filled in. */
export function ShownValue({ spec, value }: { spec: FieldSpec; value: FieldValue }) {
  if (spec.kind === 'html' && typeof value === 'string')
    return <HtmlContent text={asStored(value)} className="prose text-base" />
  if (Array.isArray(value)) {
    return (
      <ul className="list-disc ps-5">
        {value.map((text) => (
          <li key={text} className="whitespace-pre-line">
            {spec.wordsOf?.(text) ?? text}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p dir="auto" className="whitespace-pre-line">
      {inWords(spec, value) || '–'}
    </p>
  )
}
