import { CircleHelp, CornerDownRight, Flag } from 'lucide-react'
import type { Step } from '@/data/guides/schema'
import { type Branch, drawTree, nameOf } from './edit-steps'

type StepTreeProps = {
  steps: readonly Step[]
  openKey: string | null
  onOpen: (key: string) => void
}

/** The line that joins a step to the one above it. */
const LINES = 'ms-2.5 border-line-strong border-s ps-4 max-[15rem]:ms-0 max-[15rem]:ps-1'

/** The tree of a guide from its first question on: each step is drawn once, where an answer first leads to it (TOOL-5). */
export function StepTree(props: StepTreeProps) {
  const { steps } = props
  const { root, lost } = drawTree(steps)
  if (!root) return <p className="text-muted">No steps yet. A guide begins with a question.</p>
  return (
    <nav aria-label="Steps">
      <ul>
        <Drawn branch={root} {...props} />
      </ul>
      {lost.length > 0 && (
        <>
          <p className="mt-4 mb-1 font-semibold text-warning">No answer leads here</p>
          <ul>
            {lost.map((step) => (
              <li key={step.key}>
                <Opener step={step} {...props} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

function Drawn({ branch, ...props }: StepTreeProps & { branch: Branch }) {
  return (
    <li>
      <Opener step={branch.step} {...props} />
      {branch.answers.length > 0 && (
        <ul className={LINES}>
          {branch.answers.map(({ answer, to }) => (
            <li key={answer.key} className="py-0.5">
              <p dir="auto" className="flex items-baseline gap-1.5 text-muted text-sm">
                <CornerDownRight aria-hidden className="size-3.5 flex-none self-center" />
                {answer.text.trim() || 'An answer without words'}
                {!to && <span className="text-danger">leads nowhere</span>}
                {to && !('answers' in to) && (
                  <>
                    <span className={to.isLoop ? 'text-danger' : ''}>{to.isLoop ? 'leads back to' : 'leads to'}</span>
                    <button
                      type="button"
                      onClick={() => props.onOpen(to.step.key)}
                      className="min-h-6 text-accent underline"
                    >
                      {nameOf(props.steps, to.step)}
                    </button>
                  </>
                )}
              </p>
              {to && 'answers' in to && (
                <ul className="ms-5 max-[15rem]:ms-0">
                  <Drawn branch={to} {...props} />
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Opener({ step, steps, openKey, onOpen }: StepTreeProps & { step: Step }) {
  const isOpen = step.key === openKey
  const Icon = step.kind === 'question' ? CircleHelp : Flag
  return (
    <button
      type="button"
      dir="auto"
      aria-expanded={isOpen}
      onClick={() => onOpen(step.key)}
      className={`flex min-h-control w-full items-center gap-2 rounded-md px-1.5 py-1 text-start wrap-anywhere hover:bg-hover ${isOpen ? 'bg-accent-soft font-semibold' : ''}`}
    >
      <Icon aria-hidden className="size-4 flex-none text-muted" />
      <span className="sr-only">{step.kind === 'question' ? 'Question: ' : 'Outcome: '}</span>
      {nameOf(steps, step)}
    </button>
  )
}
