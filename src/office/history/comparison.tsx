import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { PanelLine } from '@/office/list/line'
import { Button } from '@/ui/button'
import { Heading, HeadingsBelow } from '@/ui/heading'
import { Modal } from '@/ui/modal'

type EntryProps = {
  what: string
  by: string
  /** What is compared, for those who do not see where the button stands. */
  of: string
  onCompare: () => void
  /** What else can be done with it. */
  children?: ReactNode
}

/** A former state in a list beside a text: when and by whom it came about, and the way to what changed. */
export const Entry = ({ what, by, of, onCompare, children }: EntryProps) => (
  <PanelLine
    note={by}
    acts={
      <>
        <Button look="quiet" onClick={onCompare}>
          Compare<span className="sr-only"> {of}</span>
        </Button>
        {children}
      </>
    }
  >
    {what}
  </PanelLine>
)

type ComparisonProps = { title: string; onClose: () => void; children: ReactNode }

/** What two states differ in, under a title, with the way back; in front of the form, and no part of it: its keys are not the form's. */
export function Comparison({ title, onClose, children }: ComparisonProps) {
  const titleId = useId()
  return createPortal(
    <Modal labelledBy={titleId} onCancel={onClose} className="modal-wide">
      <HeadingsBelow level={1}>
        <header className="mb-3 flex items-center justify-between gap-3">
          <Heading id={titleId} className="font-semibold">
            {title}
          </Heading>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </header>
        {children}
      </HeadingsBelow>
    </Modal>,
    document.body,
  )
}
