import type { ChainedCommands } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { isDay } from '@/lib/asked-days'
import { Button } from '@/ui/button'
import { useFreshStart } from '@/ui/hooks/use-fresh-start'
import { pickedWords } from './picked-place'
import { PickerFault, PickerFoot, type PickerProps, RichTextPicker } from './rich-text-picker'

/**
 * Since which day the selected words, the word or the marked passage at the caret hold, which are later than the text's version
 * (TRUE-2): they are marked with that day, and the law as on an earlier one leaves them out.
 */
export function RichTextLater({ onDone, ...around }: PickerProps) {
  const { editor } = around
  const [isMarked] = useState(() => editor.isActive('laterChange'))
  const [words] = useState(() => pickedWords(editor, 'laterChange'))
  const [day, setDay] = useState(() => String(editor.getAttributes('laterChange').datetime ?? ''))
  const [fault, setFault] = useState<string | null>(null)
  useFreshStart(() => setFault(null))
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  // The focus is the browser's. Whoever opens this means to give a day.
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  /** Of a passage that is marked, all; another day takes the place of the one before. */
  const change = (mark: (chain: ChainedCommands) => ChainedCommands) => {
    const { empty, to } = editor.state.selection
    const chain = editor.chain()
    if (empty) chain.extendMarkRange('laterChange')
    mark(chain.unsetMark('laterChange'))
    // Where nothing is marked yet, what is typed next will be.
    if (!empty || isMarked) chain.setTextSelection(to)
    chain.run()
    onDone()
  }
  const set = () => {
    if (isDay(day)) return change((chain) => chain.setMark('laterChange', { datetime: day }))
    setFault('Choose the day since which these words hold')
    input.current?.focus({ preventScroll: true })
  }
  return (
    <RichTextPicker
      {...around}
      mark="laterChange"
      title={words === '' ? 'Later change' : `“${words}” is a later change`}
    >
      <div className="p-2">
        <label htmlFor={id} className="px-1 font-semibold text-sm">
          Since which day
        </label>
        <div className="mt-1 flex gap-2">
          <input
            ref={input}
            id={id}
            type="date"
            value={day}
            onChange={(event) => {
              setDay(event.target.value)
              setFault(null)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              set()
            }}
            aria-invalid={fault !== null}
            className="min-h-11 min-w-0 flex-1 border border-line-strong px-3 aria-invalid:border-danger"
          />
          <Button look="solid" onClick={set}>
            Mark
          </Button>
        </div>
      </div>
      <PickerFault>{fault}</PickerFault>
      {isMarked && (
        <PickerFoot>
          <Button look="quiet" onClick={() => change((chain) => chain)}>
            Remove the mark
          </Button>
        </PickerFoot>
      )}
    </RichTextPicker>
  )
}
