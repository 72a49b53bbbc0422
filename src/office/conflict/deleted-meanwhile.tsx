import { useId } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'

type DeletedMeanwhileProps = {
  noun: string
  /** Goes back to the form, whose next save adds the row again. */
  addAnew: () => void
  /** Goes back to the form, whose next save asks again. */
  back: () => void
}

/** Somebody else deleted the row while it was being changed (ADM-11). */
export function DeletedMeanwhile({ noun, addAnew, back }: DeletedMeanwhileProps) {
  const id = useId()
  return (
    <Modal role="alertdialog" labelledBy={`${id}-title`} describedBy={`${id}-text`} onCancel={back}>
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        Somebody else has deleted this {noun} meanwhile
      </h2>
      <p id={`${id}-text`} className="mt-2 text-muted">
        What you typed is still here. If you save again, it is added as a new {noun}; the deleted one can also be
        brought back from the list of what was deleted.
      </p>
      <div className="mt-6 flex justify-end">
        <Button look="solid" data-autofocus onClick={addAnew}>
          Back to the form
        </Button>
      </div>
    </Modal>
  )
}
