import { LinkIcon, Printer, TextQuote } from 'lucide-react'
import type { Cited } from '@/law/citation'
import { PackButton } from '@/ui/content/pack-button'
import { useNotice } from '@/ui/states/notice'
import { useCopyCitation } from './use-copy-citation'

type TextActionsProps = {
  title: string
  cited: Cited
  /** The address of the text, at a paragraph if the reader is at one. */
  path: string
  /** What copying its address is called. */
  copyLink: string
  className?: string
  /** Whether it is a text of today, which the pack takes. */
  isPackable?: boolean
}

/** What one does with a text, at its heading: copies its address (RUL-3) or citation (TRUE-3), prints it, puts it into the pack. */
export function TextActions({ title, cited, path, copyLink, className, isPackable = true }: TextActionsProps) {
  const { copy } = useNotice()
  const copyCitation = useCopyCitation()
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => copy(window.location.origin + path, 'Link copied to clipboard!')}
      >
        <LinkIcon aria-hidden className="icon" />
        {copyLink}
      </button>
      <button type="button" className={className} onClick={() => copyCitation(cited, path)}>
        <TextQuote aria-hidden className="icon" />
        Copy citation
      </button>
      <button type="button" className={className} onClick={() => window.print()}>
        <Printer aria-hidden className="icon" />
        Print
      </button>
      {isPackable && <PackButton items={path.slice(1).split('#', 1)} title={title} {...(className && { className })} />}
    </>
  )
}
