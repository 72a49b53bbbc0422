import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { parseStep, STEP_SIZES, type Step } from '@/data/guides/schema'
import type { OwnControlProps } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { beginningWith, nameOf, newStep, withoutStep, withStep } from './edit-steps'
import { GuideTest } from './guide-test'
import { StepForm } from './step-form'
import { StepTree } from './step-tree'

/**
 * The steps of a guide: the tree that they make, the form of the step that is open, and the test of the whole (TOOL-5). All of
 * it is buttons and fields in their order, so that the keyboard is enough.
 */
export function StepsControl({ value, onChange, isDisabled }: OwnControlProps) {
  const steps = useMemo(() => value.flatMap((json) => parseStep(json) ?? []), [value])
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [taken, setTaken] = useState<{ name: string; before: Step[] } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const open = steps.find(({ key }) => key === openKey) ?? null

  const change = (changed: readonly Step[]) => onChange(changed.map((step) => JSON.stringify(step)))
  // At once, so that what is typed next goes into the step.
  const show = (key: string | null) => {
    flushSync(() => setOpenKey(key))
    box.current?.querySelector<HTMLElement>('[data-step-title]')?.focus()
  }
  const add = (kind: Step['kind']) => {
    const step = newStep(kind)
    change([...steps, step])
    show(step.key)
  }
  /** A step that an answer of the open one leads to. */
  const addAfter = (from: Step, answerKey: string, kind: Step['kind']) => {
    const step = newStep(kind)
    const answers = from.answers.map((each) => (each.key === answerKey ? { ...each, to: step.key } : each))
    change([...withStep(steps, { ...from, answers }), step])
    show(step.key)
  }
  const remove = (step: Step) => {
    setTaken({ name: nameOf(steps, step), before: steps })
    change(withoutStep(steps, step.key))
    setOpenKey(null)
    box.current?.querySelector<HTMLElement>('[data-take-back]')?.focus()
  }
  const isFull = steps.length >= STEP_SIZES.steps
  return (
    <div ref={box} className="space-y-5">
      <GuideTest steps={steps} onOpen={show} />
      <StepTree steps={steps} openKey={openKey} onOpen={show} />
      <div className="flex flex-wrap items-center gap-2">
        <Button look="outline" {...ariaDisabled(isDisabled || isFull)} onClick={() => add('question')}>
          <Plus aria-hidden className="size-4" />
          Add a question
        </Button>
        <Button look="outline" {...ariaDisabled(isDisabled || isFull)} onClick={() => add('outcome')}>
          <Plus aria-hidden className="size-4" />
          Add an outcome
        </Button>
        {isFull && <p className="text-muted text-sm">A guide has {STEP_SIZES.steps} steps at most.</p>}
      </div>
      <p role="status" className={taken ? 'flex flex-wrap items-center gap-x-3' : 'sr-only'}>
        {taken && `“${taken.name}” is taken out; answers that led to it lead nowhere.`}
        {taken && (
          <Button
            look="outline"
            data-take-back
            onClick={() => {
              change(taken.before)
              setTaken(null)
            }}
          >
            Take it back
          </Button>
        )}
      </p>
      {open && (
        <StepForm
          key={open.key}
          steps={steps}
          step={open}
          isDisabled={isDisabled}
          onChange={(step) => {
            setTaken(null)
            change(withStep(steps, step))
          }}
          onOpen={show}
          onAdd={(answerKey, kind) => addAfter(open, answerKey, kind)}
          onBegin={() => change(beginningWith(steps, open.key))}
          onRemove={() => remove(open)}
          onClose={() => setOpenKey(null)}
        />
      )}
    </div>
  )
}
