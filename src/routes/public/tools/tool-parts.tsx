import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { isDay } from '@/lib/asked-days'
import { paths } from '@/names/paths'
import { readProvision } from '@/names/provision-names'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { ProvisionName } from '@/ui/content/provision-links'
import { Field } from '@/ui/field'
import type { Tool } from './use-tool'

/** A numbered part of a tool's form. */
export function ToolPart({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend takes no place in the grid
    <div role="group" aria-labelledby={id} className="tool-part">
      <span aria-hidden>{number}</span>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </div>
  )
}

type PickProps = {
  tool: Tool
  name: string
  value: string
  chosen: string
  label: string
  /** What it rests on, or what it means. */
  note?: ReactNode
}

/** One of several answers, with what it rests on beside it. */
export function Pick({ tool, name, value, chosen, label, note }: PickProps) {
  const id = useId()
  return (
    <div className="tool-pick">
      <input
        {...tool.control(name)}
        id={id}
        type="radio"
        value={value}
        checked={value === chosen}
        aria-describedby={note ? `${id}-note` : undefined}
        className="radio mt-1.5"
      />
      <label htmlFor={id}>{label}</label>
      <div id={`${id}-note`} className="text-muted text-sm">
        {note}
      </div>
    </div>
  )
}

type ToolFieldProps = { tool: Tool; name: string; words: readonly [label: string, hint: string] }

/** A day of what is asked. */
export function DayField({ tool, name, words: [label, hint] }: ToolFieldProps) {
  const day = tool.control(name)
  return (
    <Field label={label} hint={hint} {...tool.form.field(name)} className="text-sm">
      {/* a field of a day can hold nothing else; what an address has instead is said below it */}
      {(control) => <input {...control} {...day} type="date" value={isDay(day.value) ? day.value : ''} />}
    </Field>
  )
}

type ToolFormProps = {
  tool: Tool
  /** Whether an answer stands above it. */
  isAnswered: boolean
  label: string
  submit: string
  children: ReactNode
}

/** The id of the heading of a form whose answer stands above it. */
export const FORM_TITLE = 'your-answers'

/** What a tool asks, and the button that leads to the answer; below an answer it has a heading. */
export function ToolForm({ tool, isAnswered, label, submit, children }: ToolFormProps) {
  return (
    <>
      {isAnswered && (
        <h2 id={FORM_TITLE} tabIndex={-1} className="tool-form-title part-title print:hidden">
          Your answers
        </h2>
      )}
      <CheckedForm
        form={tool.form}
        onSend={tool.send}
        method="get"
        action={tool.path}
        aria-label={label}
        className="tool-form print:hidden"
      >
        {children}
        <div className="tool-send">
          <Button look="solid" type="submit">
            {submit}
          </Button>
          <Link to={tool.path} className="link py-2">
            Clear
          </Link>
        </div>
      </CheckedForm>
    </>
  )
}

/** A provision of the Law, "section 29(1a)", which leads to the page of its section: its address ends in its number. */
export function Cite({ section }: { section: string }) {
  const url = paths.sectionPage('vat-law', readProvision(section).number.replace(/\(.*/, '').toLowerCase())
  return (
    <Link to={url} className="me-1 law-ref">
      <ProvisionName provision={section} />
    </Link>
  )
}

/** A row of a result: in the margin nothing, the text, what it rests on. */
export function ResultRow({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="tool-row">
      <div>{children}</div>
      {note && <div className="gloss">{note}</div>}
    </div>
  )
}
