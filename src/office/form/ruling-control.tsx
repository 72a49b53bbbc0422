import { Gavel } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { RichTextLinkSearch } from '@/office/editor/rich-text-link-search'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { useFreshStart } from '@/ui/hooks/use-fresh-start'
import { Modal } from '@/ui/modal'

type RulingControlProps = {
  input: ComponentProps<'input'>
  isDisabled: boolean
  onChoose: (url: string, title: string) => void
}

/** The address of a ruling: picked from those of the site, or that of another site, typed (ADM-2). */
export function RulingControl({ input, isDisabled, onChoose }: RulingControlProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mt-1.5 flex gap-2 max-sm:flex-wrap">
      <input
        {...input}
        type="text"
        inputMode="url"
        autoComplete="off"
        readOnly={isDisabled}
        className={`${input.className} mt-0!`}
      />
      <Button look="outline" {...ariaDisabled(isDisabled)} className="flex-none" onClick={() => setIsOpen(true)}>
        <Gavel aria-hidden />
        Choose a ruling
      </Button>
      {isOpen && (
        <RulingPicker
          onChoose={(url, title) => {
            onChoose(url, title)
            setIsOpen(false)
          }}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

type RulingPickerProps = Pick<RulingControlProps, 'onChoose'> & { onCancel: () => void }

function RulingPicker({ onChoose, onCancel }: RulingPickerProps) {
  const id = useId()
  const [fault, setFault] = useState<string | null>(null)
  useFreshStart(() => setFault(null))
  // Outside the form that it belongs to, whose keys it does not share.
  return createPortal(
    <Modal labelledBy={id} onCancel={onCancel} className="palette office-finder">
      <h2 id={id} className="sr-only">
        Choose a ruling
      </h2>
      <RichTextLinkSearch words="" only="ruling" fault={fault} onFault={setFault} onSet={onChoose} />
      <p role="alert" className="px-3 pb-2 font-medium text-danger empty:hidden">
        {fault}
      </p>
    </Modal>,
    document.body,
  )
}
