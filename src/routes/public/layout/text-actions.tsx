import { LinkIcon, Printer, TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cited } from '@/law/citation'
import { PackButton } from '@/ui/content/pack-button'
import { useNotice } from '@/ui/states/notice'
import { MoreActions } from './more-actions'
import { ReportLink } from './report-link'
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
  /** What else stands in the first line. */
  children?: ReactNode
  /** What else stands behind "More" on phones. */
  more?: ReactNode
}

/**
 * What one does with a text, at its heading: copies its address (RUL-3) or citation (TRUE-3), prints it, puts it into the pack,
 * reports an error in it.
 */
export function TextActions(props: TextActionsProps) {
  const { title, cited, path, copyLink, className, isPackable = true, children, more } = props
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
      {children}
      <MoreActions name={title} className={className}>
        <button type="button" className={className} onClick={() => window.print()}>
          <Printer aria-hidden className="icon" />
          Print
        </button>
        {isPackable && (
          <PackButton items={path.slice(1).split('#', 1)} title={title} {...(className && { className })} />
        )}
        <ReportLink path={path} name={title} className={className} />
        {more}
      </MoreActions>
    </>
  )
}
