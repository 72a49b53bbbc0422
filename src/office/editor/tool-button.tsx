import type { LucideIcon } from 'lucide-react'
import { asAria, inWords } from './rich-text-tools'

type ToolButtonProps = {
  label: string
  icon: LucideIcon
  /** The shortcut, with Mod for Control or Command; '' where there is none. */
  keys: string
  /** Whether it is the one that the Tab key reaches. */
  isCurrent: boolean
  onFocus: () => void
  onPress: (event: React.MouseEvent) => void
  /** For a switch: whether the selected words have it. */
  isOn?: boolean | undefined
  /** For a button that opens something: whether that is open. */
  isOpen?: boolean | undefined
  isDisabled?: boolean
  startsGroup?: boolean | undefined
}

// What is pressed is told by a line too: forced colours have no grounds.
const LOOK =
  'grid size-9 flex-none place-items-center rounded-md aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-pressed:border-b-2'

/** A button of a toolbar, named for screen readers, with its shortcut for those who point at it. */
export function ToolButton({ label, icon: Icon, keys, isCurrent, onFocus, onPress, ...state }: ToolButtonProps) {
  const { isOn, isOpen, isDisabled = false, startsGroup = false } = state
  const look = isOn || isOpen ? 'bg-accent-soft text-accent' : 'text-ink hover:bg-surface'
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-disabled={isDisabled}
      aria-keyshortcuts={keys ? asAria(keys) : undefined}
      title={keys ? `${label} (${inWords(keys)})` : label}
      onFocus={onFocus}
      // The focus stays in the text, and with it the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isDisabled) onPress(event)
      }}
      className={`${LOOK} ${look} ${startsGroup ? 'ms-2' : ''}`}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
}
