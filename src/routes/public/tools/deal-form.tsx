import type { Figure } from '@/data/amounts/figures'
import { formatAmount } from '@/law/amounts'
import { type Circumstance, DEALS, dealOf, isDealKind, type Other } from '@/law/deal-kinds'
import { CONTINUING, circumstancesOf, DAY_NAMES } from './deal-address'
import { CIRCUMSTANCES } from './rate-words'
import { Cite, DayField, Pick, ToolForm, ToolPart } from './tool-parts'
import type { Tool } from './use-tool'

const KINDS = Object.keys(DEALS).filter(isDealKind)

const COURSES = [
  ['parts', 'At once, or in parts that can be separated'],
  [CONTINUING, 'It continues, and its parts cannot be separated'],
] as const

/** The figure up to or above which a circumstance is meant. */
const LIMITS: Partial<Record<Circumstance, readonly [kind: string, word: string]>> = {
  cash: ['cash-basis', 'turnover up to'],
  large: ['accrual-basis', 'turnover above'],
}

type DealFormProps = { tool: Tool; isAnswered: boolean; figures: readonly Figure[] }

/** The questions of the tool for rates; sent, they are in the address (TOOL-2). */
export function DealForm({ tool, isAnswered, figures }: DealFormProps) {
  const { deal = '', case: named = '', course } = tool.values
  const kind = isDealKind(deal) ? deal : 'goods'
  const { others, continuing, days } = dealOf(kind)
  const offered = circumstancesOf(kind)
  const circumstance = offered.find((each) => each === named) ?? 'none'
  return (
    <ToolForm tool={tool} isAnswered={isAnswered} label="The deal and its days" submit="Show the rate">
      <ToolPart number={1} title="The deal">
        {KINDS.map((each) => (
          <Pick
            key={each}
            tool={tool}
            name="deal"
            value={each}
            chosen={kind}
            label={DEALS[each].name}
            note={
              <>
                <Cite section={DEALS[each].usual.provision} /> {DEALS[each].gist}
              </>
            }
          />
        ))}
      </ToolPart>
      <ToolPart number={2} title="Its days">
        <div className="tool-days">
          {DAY_NAMES.map((name) => {
            const words = days[name]
            return words && <DayField key={name} tool={tool} name={name} words={words} />
          })}
        </div>
      </ToolPart>
      {offered.length > 0 && (
        <ToolPart number={3} title="What else is so">
          {offered.map((each) => (
            <Pick
              key={each}
              tool={tool}
              name="case"
              value={each}
              chosen={circumstance}
              label={CIRCUMSTANCES[each]}
              note={each !== 'none' && <CircumstanceNote circumstance={each} others={others} figures={figures} />}
            />
          ))}
        </ToolPart>
      )}
      {continuing && circumstance !== 'none' && (
        <ToolPart number={4} title="How it is given">
          {COURSES.map(([value, label]) => (
            <Pick
              key={value}
              tool={tool}
              name="course"
              value={value}
              chosen={course === CONTINUING ? CONTINUING : 'parts'}
              label={label}
              note={value === CONTINUING && <Cite section={continuing.provision} />}
            />
          ))}
        </ToolPart>
      )}
    </ToolForm>
  )
}

type NoteProps = { circumstance: Circumstance; others: readonly Other[]; figures: readonly Figure[] }

function CircumstanceNote({ circumstance, others, figures }: NoteProps) {
  const other = others.find(({ of }) => of.includes(circumstance))
  if (!other) return 'all answers are shown'
  const [figureKind, word] = LIMITS[circumstance] ?? []
  const figure = figures.find(({ kind }) => kind === figureKind)
  const [step] = figure?.steps ?? []
  return (
    <>
      <Cite section={other.rule.provision} /> {other.gist}
      {figure && step && `; ${word} ${formatAmount(step.amount, figure.unit)}, ${step.period}`}
    </>
  )
}
