import { useId } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'

const KEYS = [
  ['/', 'Search the site'],
  ['Ctrl K', 'Go to any section, ruling, decision, question or page'],
  ['Alt ↓', 'Preview what the reference leads to that has the focus'],
  ['?', 'This list'],
  ['Esc', 'Close what is open'],
] as const

/** The keys of the site (READ-8). */
export function KeysList({ onClose }: { onClose: () => void }) {
  const id = useId()
  return (
    <Modal labelledBy={id} onCancel={onClose}>
      <h2 id={id} className="part-title">
        Keys
      </h2>
      <dl className="my-4 grid grid-cols-[6rem_1fr] gap-y-2">
        {KEYS.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-5 text-muted text-sm">
        The single keys can be turned off in the reading settings, at the end of the header.
      </p>
      <Button look="outline" onClick={onClose}>
        Close
      </Button>
    </Modal>
  )
}
