import { useId } from 'react'
import { pagesNamed } from '@/names/site-pages'
import { Modal } from '@/ui/modal'
import { SearchBox } from './search-box'

/** Jumps to any section, ruling, decision, question or page (READ-8). Opened by a key, closed by Escape or a choice. */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId()
  return (
    <Modal labelledBy={id} onCancel={onClose} className="modal-wide palette">
      <h2 id={id} className="font-semibold text-sm">
        Go to
      </h2>
      <SearchBox look="palette" pagesFor={pagesNamed} />
      <p className="mt-3 text-muted text-sm">
        <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
      </p>
    </Modal>
  )
}
