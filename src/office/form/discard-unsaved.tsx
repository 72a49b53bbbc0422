import { Act } from '@/office/list/act'
import type { ButtonLook } from '@/ui/button'

type DiscardUnsavedProps = {
  look: ButtonLook
  /** What was typed there, for those who do not see where the button stands. */
  of?: string
  onDiscard: () => void
  children: string
}

const ASKS = {
  question: 'Discard what you typed?',
  detail: 'It was never saved and cannot be brought back.',
  action: 'Discard',
}

/** Drops what was typed and not saved, after a question: there is no other copy of it (ADM-11). */
export const DiscardUnsaved = ({ look, of, onDiscard, children }: DiscardUnsavedProps) => (
  <Act label={children} of={of} look={look} asks={ASKS} act={async () => onDiscard()} />
)
