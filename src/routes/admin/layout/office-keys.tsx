import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FindDialog } from '@/office/find/find-dialog'
import { isPressed } from '@/office/keys/is-pressed'
import { KEY_MAP } from '@/office/keys/key-map'
import { useKeys } from '@/office/keys/use-keys'
import { WAYS } from '@/office/screens'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { chooseReading, readingChoice } from '@/ui/reading-settings'
import { isSingleKey } from '@/ui/single-key'

/** What lies over the screen: what finds any row, the list of keys, or nothing. */
export type Overlay = 'find' | 'keys' | null

type OfficeKeysProps = { opened: Overlay; onOpen: (overlay: Overlay) => void }

/** The keys that work on every screen of staff's, and what they open (READ-8). */
export function OfficeKeys({ opened, onOpen }: OfficeKeysProps) {
  useKeys('office', { find: () => onOpen('find'), keys: () => onOpen('keys') })
  useGoKeys()
  const close = () => onOpen(null)
  if (opened === 'find') return <FindDialog onClose={close} />
  return opened === 'keys' && <KeysDialog onClose={close} />
}

/** How long G waits for the letter of a screen, in milliseconds. */
const PATIENCE = 1500

/** G, then a screen's letter, goes to that screen; meanwhile the letter has no other meaning. */
function useGoKeys(): void {
  const navigate = useNavigate()
  const waitsUntil = useRef(0)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isWaiting = event.timeStamp < waitsUntil.current
    waitsUntil.current = 0
    if (event.defaultPrevented || !isSingleKey(event)) return
    const way = isWaiting && WAYS.find(({ letter }) => isPressed(event, letter))
    if (way) {
      event.preventDefault()
      event.stopImmediatePropagation()
      navigate(way.address)
    } else if (isPressed(event, KEY_MAP.office.keys.go[0])) {
      waitsUntil.current = event.timeStamp + PATIENCE
    }
  })

  // Heard before the keys of the screen, which would take the letter for theirs.
  useEffect(() => {
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}

const PARTS: readonly { title: string; keys: readonly (readonly [key: string, meaning: string])[] }[] = [
  ...Object.values(KEY_MAP).map(({ title, keys }) => ({ title, keys: Object.values(keys) })),
  { title: 'Go to a screen', keys: WAYS.map(({ letter, label }) => [`${KEY_MAP.office.keys.go[0]} ${letter}`, label]) },
]

/** All keys of staff's screens; single ones can be turned off (WCAG 2.1.4). */
function KeysDialog({ onClose }: { onClose: () => void }) {
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
