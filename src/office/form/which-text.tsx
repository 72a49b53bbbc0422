import { type ReactNode, useId, useState } from 'react'
import type { FieldValues } from '@/lib/faults'
import type { FieldSpec } from '@/office/manager'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'

type Asked = {
  /** A field that says something else than what it is composed of. */
  spec: FieldSpec
  values: FieldValues
  /** Saves these values. */
  onChoose: (values: FieldValues) => void
}

/**
 * The question before parts are saved that a text of its own does not follow: which of the two readers are to see (ADM-3).
 * @returns the question while it is asked, and `ask`
 */
export function useWhichText(): { question: ReactNode; ask: (asked: Asked) => void } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const end = () => setAsked(null)
  return {
    ask: setAsked,
    question: asked && (
      <WhichText
        {...asked}
        onChoose={(values) => {
          end()
          asked.onChoose(values)
        }}
        onCancel={end}
      />
    ),
  }
}

type WhichTextProps = Asked & {
  /** Goes back to the form; nothing is saved. */
  onCancel: () => void
}

function WhichText({ spec, values, onCancel, onChoose }: WhichTextProps) {
  const id = useId()
  const { name, label, compose } = spec
  return (
    <Modal role="alertdialog" labelledBy={`${id}-question`} describedBy={`${id}-detail`} onCancel={onCancel}>
      <h2 id={`${id}-question`} className="font-semibold text-lg leading-snug">
        The parts have changed. Which {label.toLowerCase()} are readers to see?
      </h2>
      <p id={`${id}-detail`} className="mt-2 text-muted">
        Readers see the {label.toLowerCase()}, and it says something else than the parts. What is replaced stays in the
        history.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={onCancel}>
          Back to the form
        </Button>
        <Button look="outline" onClick={() => onChoose(values)}>
          Keep the {label.toLowerCase()} as it is
        </Button>
        <Button look="solid" onClick={() => onChoose({ ...values, ...(compose && { [name]: compose.from(values) }) })}>
          Compose it anew
        </Button>
      </div>
    </Modal>
  )
}
