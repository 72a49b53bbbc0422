import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ariaDisabled } from '@/ui/aria-disabled'
import { moved } from './edit-steps'

type ItemRowProps<Item> = {
  /** What it is one of: "answer". */
  noun: string
  items: readonly Item[]
  index: number
  isDisabled: boolean
  onChange: (items: Item[]) => void
  /** Its fields. */
  children: ReactNode
}

/** An item of a list in the form of a step, with what moves and removes it. */
export function ItemRow<Item>({ noun, items, index, isDisabled, onChange, children }: ItemRowProps<Item>) {
  const number = index + 1
  // The keyboard goes with the item, so that it can be moved on.
  const move = (by: 1 | -1, button: HTMLElement) => {
    const list = button.closest('ol')
    const name = button.dataset.move
    flushSync(() => onChange(moved(items, index, by)))
    list?.children[index + by]?.querySelector<HTMLElement>(`[data-move=${name}]`)?.focus()
  }
  const tools = [
    { icon: ArrowUp, move: 'up', label: `Move ${noun} ${number} up`, by: -1, isOff: index === 0 },
    { icon: ArrowDown, move: 'down', label: `Move ${noun} ${number} down`, by: 1, isOff: number === items.length },
  ] as const
  return (
    <li className="rounded-lg border border-line p-3">
      <div className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-2">{children}</div>
      <div className="mt-1 flex justify-end gap-1">
        {tools.map(({ icon, move: name, label, by, isOff }) => (
          <Tool
            key={name}
            icon={icon}
            move={name}
            label={label}
            isOff={isDisabled || isOff}
            onClick={(button) => move(by, button)}
          />
        ))}
        <Tool
          icon={X}
          label={`Remove ${noun} ${number}`}
          isOff={isDisabled}
          onClick={() => onChange(items.toSpliced(index, 1))}
        />
      </div>
    </li>
  )
}

type ToolProps = {
  icon: LucideIcon
  label: string
  move?: 'up' | 'down'
  isOff: boolean
  onClick: (button: HTMLElement) => void
}

function Tool({ icon: Icon, label, move, isOff, onClick }: ToolProps) {
  return (
    <button
      type="button"
      data-move={move}
      aria-label={label}
      title={label}
      {...ariaDisabled(isOff)}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      className="inline-flex size-8 items-center justify-center rounded-lg text-muted hover:bg-accent-soft hover:text-ink"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
