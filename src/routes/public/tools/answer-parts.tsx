import { LinkIcon, Printer, TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { NO_ADVICE, SITE_NAME, SITE_URL } from '@/lib/site'
import { useNotice } from '@/ui/states/notice'
import { Bar, Loading } from '@/ui/states/skeleton'
import { FORM_TITLE } from './tool-parts'

/** A text to be taken along, and the address of the page that it was read on, without the site's. */
export type MemoText = { lines: readonly string[]; address: string; today: string }

type ToolAnswerProps = {
  /** What it is called: "The rate". */
  label: string
  /** What was asked, in a few words each. */
  answered: readonly string[]
  /** None where nothing was found that could be taken along. */
  memo?: MemoText | undefined
  /** Rows above the last, each with a note of its own. */
  rows?: ReactNode
  /** What stands in the margin of the last row. */
  tag?: string | undefined
  /** What it rests on, beside the last row. */
  note?: ReactNode
  /** Further actions. */
  actions?: ReactNode
  /** Figure and sentence. */
  children?: ReactNode
}

/** What a tool answers, in the first window above its form: the answer, what was asked, and what can be done with it. */
export function ToolAnswer({ label, answered, memo, rows, tag, note, actions, children }: ToolAnswerProps) {
  return (
    <section aria-label={label} className="tool-first tool-result">
      {rows}
      <div className="tool-row tool-rate">
        {tag && <span>{tag}</span>}
        <div>
          {children}
          <p className="tool-answered">
            <span>You answered:</span>
            {answered.map((words) => (
              <b key={words}>{words}</b>
            ))}
            <button type="button" className="link print:hidden" onClick={() => leadTo(FORM_TITLE)}>
              Change the answers
            </button>
          </p>
          {memo && <Actions memo={memo}>{actions}</Actions>}
        </div>
        {note && <div className="gloss space-y-1">{note}</div>}
      </div>
    </section>
  )
}

/** Leads to a heading of the page; an address of its own would ask anew. */
export function leadTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Where and when something was read (TRUE-3). */
const sourceOf = (address: string, today: string) => `${SITE_NAME}, ${address}, read ${formatDay(today)}. ${NO_ADVICE}`

function Actions({ memo: { lines, address }, children }: { memo: MemoText; children: ReactNode }) {
  const { copy } = useNotice()
  const whole = () => [...lines, sourceOf((SITE_URL || window.location.origin) + address, todayInIsrael())].join('\n\n')
  return (
    <p className="section-actions">
      <button type="button" onClick={() => copy(whole(), 'Text copied to clipboard!')}>
        <TextQuote aria-hidden className="icon" />
        Copy text
      </button>
      <button type="button" onClick={() => copy(window.location.origin + address, 'Link copied to clipboard!')}>
        <LinkIcon aria-hidden className="icon" />
        Copy link
      </button>
      <button type="button" className="is-for-desks" onClick={() => window.print()}>
        <Printer aria-hidden className="icon" />
        Print
      </button>
      {children}
    </p>
  )
}

/** The text as it is copied, below the form. */
export function Memo({ memo: { lines, address, today } }: { memo: MemoText }) {
  return (
    <section aria-labelledby="memo-title" className="tool-result">
      <div className="tool-row">
        <h2 id="memo-title">Text to copy</h2>
      </div>
      <div className="tool-row">
        <div className="tool-memo">
          {[...lines, sourceOf(SITE_URL + address, today)].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The place of an answer that is on its way. */
export function AwaitedAnswer() {
  return (
    <Loading className="tool-first">
      <div className="tool-row">
        <div className="space-y-4">
          <Bar className="h-28 w-1/2" />
          <Bar className="h-6" />
          <Bar className="h-6 w-2/3" />
        </div>
      </div>
    </Loading>
  )
}
