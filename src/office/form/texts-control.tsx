import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'

type TextsControlProps = {
  /** What each text is: "Key points". */
  label: string
  texts: readonly string[]
  onChange: (texts: string[]) => void
  isDisabled: boolean
}

/** A list of short texts, each of which can be written, moved and removed: the key points of a ruling (ADM-3). */
export function TextsControl({ label, texts, onChange, isDisabled }: TextsControlProps) {
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  // At once, so that what is typed next goes into the right text.
  const change = (changed: string[], focused: number, control = 'textarea') => {
    flushSync(() => onChange(changed))
    const target = list.current?.children[focused]?.querySelector<HTMLElement>(control) ?? adder.current
    target?.focus()
  }
  const add = () => change([...texts, ''], texts.length)
  const remove = (index: number) => {
    change(texts.toSpliced(index, 1), Math.max(0, index - 1))
    setSaid(`${label}: ${index + 1} removed, ${texts.length - 1} left`)
  }
  const move = (from: number, to: number) => {
    const moved = texts.toSpliced(from, 1)
    // The keyboard goes with the text, so that it can be moved on.
    change(moved.toSpliced(to, 0, texts[from] ?? ''), to, to < from ? '[data-step=up]' : '[data-step=down]')
  }
  return (
    <>
      <ol ref={list} className="space-y-2">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no name but their place
          <li key={index} className="flex items-start justify-end gap-1 max-sm:flex-wrap">
            <textarea
              aria-label={`${label}, ${index + 1}`}
              rows={1}
              dir="auto"
              readOnly={isDisabled}
              value={text}
              onChange={({ target }) => onChange(texts.with(index, target.value))}
              className="field-sizing-content min-h-11 w-full rounded-lg border border-line-strong bg-paper px-3 py-2"
            />
            <Step
              step="up"
              label={`Move ${index + 1} up`}
              isOff={index === 0 || isDisabled}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp aria-hidden className="size-4" />
            </Step>
            <Step
              step="down"
              label={`Move ${index + 1} down`}
              isOff={index === texts.length - 1 || isDisabled}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown aria-hidden className="size-4" />
            </Step>
            <Step label={`Remove ${index + 1}`} isOff={isDisabled} onClick={() => remove(index)}>
              <X aria-hidden className="size-4" />
            </Step>
          </li>
        ))}
      </ol>
      <Button ref={adder} look="quiet" className="mt-1 -ms-2" {...ariaDisabled(isDisabled)} onClick={add}>
        <Plus aria-hidden className="size-4" />
        Add a point
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

type StepProps = { step?: 'up' | 'down'; label: string; isOff: boolean; onClick: () => void; children: React.ReactNode }

function Step({ step, label, isOff, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={label}
      title={label}
      {...ariaDisabled(isOff)}
      onClick={onClick}
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-accent-soft hover:text-ink"
    >
      {children}
    </button>
  )
}
