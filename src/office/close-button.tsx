import { X } from 'lucide-react'

type CloseButtonProps = {
  /** Read out after "Close". */
  what?: string
  onClose: () => void
}

/** Closes what it stands in. */
export const CloseButton = ({ what = '', onClose }: CloseButtonProps) => (
  <button type="button" onClick={onClose} className="office-icon-button">
    <X aria-hidden className="size-4" />
    <span className="sr-only">{what ? `Close ${what}` : 'Close'}</span>
  </button>
)
