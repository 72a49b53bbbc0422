import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { type Answer, STEP_SIZES, type Step } from '@/data/guides/schema'
import { RichTextEditor } from '@/office/editor/rich-text-editor'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { nameOf, newAnswer } from './edit-steps'
import { ItemRow } from './item-row'
import { Line } from './line'
import { RestsForm } from './rests-form'

type StepFormProps = {
  steps: readonly Step[]
  step: Step
  isDisabled: boolean
  onChange: (step: Step) => void
  onOpen: (key: string) => void
  /** Makes a new step that an answer leads to. */
  onAdd: (answerKey: string, kind: Step['kind']) => void
  /** Makes it the first step. */
  onBegin: () => void
  onRemove: () => void
  onClose: () => void
}

/** One step of a guide: its words, what it rests on, and its answers, each with the step that it leads to (TOOL-5). */
export function StepForm(props: StepFormProps) {
  const { steps, step, isDisabled, onChange, onBegin, onRemove, onClose } = props
  const isQuestion = step.kind === 'question'
  const isFirst = steps[0]?.key === step.key
  const set = (changed: Partial<Step>) => onChange({ ...step, ...changed })
  return (
    <section aria-label={nameOf(steps, step)} className="space-y-4 border-line border-t pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="grow font-semibold">{isQuestion ? 'Question' : 'Outcome'}</h3>
        {isQuestion && !isFirst && (
          <Button look="quiet" {...ariaDisabled(isDisabled)} onClick={onBegin}>
            Begin the guide with this
          </Button>
        )}
        <Button look="quiet" {...ariaDisabled(isDisabled)} onClick={onRemove} className="text-danger">
          <Trash2 aria-hidden className="size-4" />
          Delete this step
        </Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <Field label={isQuestion ? 'The question (required)' : 'What follows, in one sentence (required)'}>
        {(control) => (
          <textarea
            {...control}
            data-step-title
            rows={1}
            dir="auto"
            maxLength={STEP_SIZES.title}
            readOnly={isDisabled}
            value={step.title}
            onChange={({ target }) => set({ title: target.value.replace(/\s*[\r\n]+\s*/g, ' ') })}
            className={`${control.className} field-sizing-content`}
          />
        )}
      </Field>
      <Html
        label={isQuestion ? 'What helps to answer it' : 'The answer (required)'}
        value={step.text}
        isDisabled={isDisabled}
        onChange={(text) => set({ text })}
      />
      <RestsForm rests={step.rests} isDisabled={isDisabled} onChange={(rests) => set({ rests })} />
      {isQuestion ? (
        <Answers {...props} />
      ) : (
        <Html
          label="Where the texts end"
          value={step.ends}
          isDisabled={isDisabled}
          onChange={(ends) => set({ ends })}
        />
      )}
    </section>
  )
}

type HtmlProps = { label: string; value: string; isDisabled: boolean; onChange: (html: string) => void }

function Html({ label, value, isDisabled, onChange }: HtmlProps) {
  const id = useId()
  return (
    <div>
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      <RichTextEditor
        id={id}
        value={value}
        onChange={onChange}
        features="faq"
        labelledBy={`${id}-label`}
        isDisabled={isDisabled}
      />
    </div>
  )
}

/** What an answer can lead to that is not there yet. */
const NEW = ['question', 'outcome'] as const

const LINE = 'py-2.5 text-accent underline'

function Answers({ steps, step, isDisabled, onChange, onOpen, onAdd }: StepFormProps) {
  const { answers } = step
  const set = (changed: Answer[]) => onChange({ ...step, answers: changed })
  const change = (index: number, changed: Partial<Answer>) => {
    const answer = answers[index]
    if (answer) set(answers.with(index, { ...answer, ...changed }))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Answers</legend>
      <ol className="space-y-2">
        {answers.map((answer, index) => (
          <ItemRow key={answer.key} noun="answer" items={answers} index={index} isDisabled={isDisabled} onChange={set}>
            <Line
              label={`Answer ${index + 1}`}
              value={answer.text}
              limit={STEP_SIZES.answer}
              isDisabled={isDisabled}
              onChange={(text) => change(index, { text })}
            />
            <Line
              label="Note"
              value={answer.note}
              limit={STEP_SIZES.note}
              isDisabled={isDisabled}
              onChange={(note) => change(index, { note })}
            />
            <Field label="Leads to">
              {(control) => (
                <select
                  {...control}
                  disabled={isDisabled}
                  value={answer.to}
                  onChange={({ target }) => change(index, { to: target.value })}
                >
                  <option value="">Nowhere yet</option>
                  {steps.map((each) => (
                    <option key={each.key} value={each.key}>
                      {nameOf(steps, each)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <div className="flex flex-wrap gap-x-3 self-end">
              {steps.some(({ key }) => key === answer.to) ? (
                <button type="button" onClick={() => onOpen(answer.to)} className={LINE}>
                  Open it
                </button>
              ) : (
                // Not among the choices, through which arrow keys go: a step that is made takes the focus.
                NEW.map((kind) => (
                  <button
                    key={kind}
                    type="button"
                    {...ariaDisabled(isDisabled)}
                    onClick={() => onAdd(answer.key, kind)}
                    className={LINE}
                  >
                    To a new {kind}
                  </button>
                ))
              )}
            </div>
          </ItemRow>
        ))}
      </ol>
      <Button
        look="quiet"
        className="-ms-2"
        {...ariaDisabled(isDisabled || answers.length >= STEP_SIZES.answers)}
        onClick={() => set([...answers, newAnswer()])}
      >
        <Plus aria-hidden className="size-4" />
        Add an answer
      </Button>
    </fieldset>
  )
}
