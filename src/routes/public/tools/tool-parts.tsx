import { LinkIcon, Printer, TextQuote } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { NO_ADVICE, SITE_NAME, SITE_URL } from '@/lib/site'
import { paths } from '@/names/paths'
import { readProvision } from '@/names/provision-names'
import { ProvisionName } from '@/ui/content/provision-links'
import { Field } from '@/ui/field'
import { useNotice } from '@/ui/states/notice'

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
  name: string
  value: string
  chosen: string
  onChoose: (value: string) => void
  label: string
  /** What it rests on, or what it means. */
  note?: ReactNode
}

/** One of several answers, with what it rests on beside it. */
export function Pick({ name, value, chosen, onChoose, label, note }: PickProps) {
  const id = useId()
  return (
    <div className="tool-pick">
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
        className="radio mt-1.5"
      />
      <label htmlFor={id}>{label}</label>
      <div className="text-muted text-sm">{note}</div>
    </div>
  )
}

type DayFieldProps = { name: string; label: string; hint: string; value: string; fault: string | undefined }

/** A day of the deal. What is no day is said below it. */
export function DayField({ name, label, hint, value, fault }: DayFieldProps) {
  return (
    <Field label={label} hint={hint} error={fault} className="text-sm">
      {(control) => <input {...control} type="date" name={name} defaultValue={value} />}
    </Field>
  )
}

/** A section of the Law, "section 24", which leads to its page: its address ends in its number. */
export function Cite({ section }: { section: string }) {
  const url = paths.sectionPage('vat-law', readProvision(section).number.toLowerCase())
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

type MemoProps = {
  lines: readonly string[]
  address: string
  today: string
  /** Further buttons. */
  children?: ReactNode
}

/** The text to be taken along: shown as it is copied, with where and when it was read (TRUE-3). */
export function Memo({ lines, address, today, children }: MemoProps) {
  const { copy } = useNotice()
  const last = `${SITE_NAME}, ${SITE_URL}${address}, read ${formatDay(today)}. ${NO_ADVICE}`
  const whole = () =>
    [
      ...lines,
      `${SITE_NAME}, ${SITE_URL || window.location.origin}${address}, read ${formatDay(todayInIsrael())}. ${NO_ADVICE}`,
    ].join('\n\n')
  return (
    <section aria-labelledby="memo-title">
      <div className="tool-row">
        <h3 id="memo-title">Text to copy</h3>
      </div>
      <div className="tool-row">
        <div>
          <div className="tool-memo">
            {[...lines, last].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p className="section-actions">
            <button type="button" onClick={() => copy(whole(), 'Text copied to clipboard!')}>
              <TextQuote aria-hidden className="icon" />
              Copy text
            </button>
            <button type="button" onClick={() => copy(window.location.origin + address, 'Link copied to clipboard!')}>
              <LinkIcon aria-hidden className="icon" />
              Copy link with these answers
            </button>
            {children}
            <button type="button" onClick={() => window.print()}>
              <Printer aria-hidden className="icon" />
              Print
            </button>
          </p>
        </div>
      </div>
    </section>
  )
}
