import { useId, useState } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { chooseReading, readingChoice } from '@/ui/reading-settings'
import { WAYS } from '@/office/screens'
import { KEY_MAP } from './key-map'

const PARTS: readonly { title: string; keys: readonly (readonly [key: string, meaning: string])[] }[] = [
  ...Object.values(KEY_MAP).map(({ title, keys }) => ({ title, keys: Object.values(keys) })),
  { title: 'Go to a screen', keys: WAYS.map(({ letter, label }) => [`${KEY_MAP.office.keys.go[0]} ${letter}`, label]) },
]

/** All keys of staff's screens; single ones can be turned off (WCAG 2.1.4). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [areOn, setAreOn] = useState(readingChoice('keys') !== 'off')
  const turn = () => {
    chooseReading('keys', areOn ? 'off' : '')
    setAreOn(!areOn)
  }
  return (
    <Modal labelledBy={id} onCancel={onClose} className="modal-wide">
      <h2 id={id} className="office-title">
        Keys
      </h2>
      <div className="mt-4 columns-[18rem_2] gap-x-8">
        {PARTS.map(({ title, keys }) => (
          <section key={title} aria-label={title} className="break-inside-avoid pb-5">
            <h3 className="font-semibold">{title}</h3>
            <dl>
              {keys.map(([key, meaning]) => (
                <div key={key} className="grid min-h-8 grid-cols-[6rem_1fr] items-center border-line border-b">
                  <dt className="flex gap-1">
                    {key.split(' ').map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="office-dialog-bar">
        <label className="me-auto flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={areOn} onChange={turn} className="size-4 accent-accent" />
          Single keys are on
        </label>
        <Button look="outline" data-autofocus onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  )
}
