import { FolderOpen } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { FilePicker } from './file-picker'

type PdfControlProps = {
  input: ComponentProps<'input'>
  isDisabled: boolean
  onChoose: (url: string) => void
}

/** The address of a PDF: typed, or chosen from Files (ADM-3, ADM-7). */
export function PdfControl({ input, isDisabled, onChoose }: PdfControlProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <input {...input} type="url" autoComplete="off" readOnly={isDisabled} />
      <Button look="quiet" {...ariaDisabled(isDisabled)} className="mt-1 -ms-2" onClick={() => setIsOpen(true)}>
        <FolderOpen aria-hidden className="size-5" />
        Choose or upload a PDF
      </Button>
      {isOpen && (
        <FilePicker
          onChoose={(url) => {
            onChoose(url)
            setIsOpen(false)
          }}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
