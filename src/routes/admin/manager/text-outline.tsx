import { type Control, useWatch } from 'react-hook-form'
import { Heading } from '@/components/ui/heading'
import type { FieldValues } from '@/lib/faults'
import { sanitise } from '@/lib/sanitise'
import type { FieldSpec } from './manager'

type TextOutlineProps = { texts: readonly FieldSpec[]; control: Control<FieldValues> }

/** The headings of a long text, each the way to it; for several texts their names too. Nothing for a text without any. */
export function TextOutline({ texts, control }: TextOutlineProps) {
  const values = useWatch({ control, name: texts.map(({ name }) => name) })
  const entries = texts.flatMap(({ name, label }, index) => {
    const value = values[index]
    const headings = typeof value === 'string' ? headingsOf(value) : []
    const own = { field: name, words: label, index: -1, level: 1 }
    const inside = headings.map((heading) => ({ ...heading, field: name, isBelow: texts.length > 1 }))
    return [...(texts.length > 1 && value ? [{ ...own, isBelow: false }] : []), ...inside]
  })
  if (entries.length < 2) return null
  return (
    <nav aria-label="Outline" className="office-outline">
      <Heading>Outline</Heading>
      <ol>
        {entries.map(({ field, words, index, level, isBelow }) => (
          <li key={`${field} ${index}`}>
            <button
              type="button"
              dir="auto"
              data-level={level}
              data-below={isBelow || undefined}
              onClick={() => show(field, index)}
            >
              {words}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const HEADINGS = 'h2, h3, h4'

function headingsOf(html: string): { words: string; index: number; level: number }[] {
  if (!/<h[234]/i.test(html)) return []
  return [...sanitise(html).querySelectorAll(HEADINGS)].map((heading, index) => ({
    words: heading.textContent ?? '',
    index,
    level: Number(heading.localName.slice(1)),
  }))
}

/** Leads to a heading of a field's text, or to the text itself, and puts the caret there. */
function show(field: string, index: number): void {
  const text = document.querySelector(`[data-field="${field}"]`)
  const box = text?.querySelector<HTMLElement>('[role=textbox]')
  const heading = index < 0 ? text : box?.querySelectorAll(HEADINGS)[index]
  if (!box || !heading) return
  box.focus({ preventScroll: true })
  if (index >= 0) getSelection()?.collapse(heading, 0)
  heading.scrollIntoView({ block: 'start' })
}
