import type { Figure } from '@/data/amounts/figures'
import { formatAmount } from '@/law/amounts'
import { type Circumstance, DEALS, dealOf, isDealKind } from '@/law/chargeability'
import { DAY_NAMES } from './deal-address'
import { Cite, DayField, Pick, ToolForm, ToolPart } from './tool-parts'
import type { Tool } from './use-tool'

const KINDS = Object.keys(DEALS).filter(isDealKind)

const CIRCUMSTANCES: Readonly<Record<Circumstance, string>> = {
  none: 'None of the following',
  cash: 'The seller is one of certain smaller dealers',
  related: 'Seller and buyer are related',
  'not-money': 'The consideration is not money',
  large: 'The seller is a large dealer that must keep certain books',
  advance: 'It was paid in advance',
  unknown: 'I do not know',
}

/** The figure up to or above which a circumstance is meant. */
const LIMITS: Partial<Record<Circumstance, readonly [kind: string, word: string]>> = {
  cash: ['cash-basis', 'turnover up to'],
  large: ['accrual-basis', 'turnover above'],
}

type DealFormProps = { tool: Tool; figures: readonly Figure[] }

/** The questions of the tool for rates; sent, they are in the address (TOOL-2). */
export function DealForm({ tool, figures }: DealFormProps) {
  const { deal = '', case: circumstance = '' } = tool.values
  const kind = isDealKind(deal) ? deal : 'goods'
  const { other, days } = dealOf(kind)
  const offered: readonly Circumstance[] = other ? ['none', ...other.of, 'unknown'] : []
  return (
    <ToolForm tool={tool} label="The deal and its days" submit="Show the rate">
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
      {other && (
        <ToolPart number={3} title="What else is so">
          {offered.map((each) => (
            <Pick
              key={each}
              tool={tool}
              name="case"
              value={each}
              chosen={offered.find((one) => one === circumstance) ?? 'none'}
              label={CIRCUMSTANCES[each]}
              note={
                each !== 'none' && (
                  <CircumstanceNote circumstance={each} provision={other.rule.provision} figures={figures} />
                )
              }
            />
          ))}
        </ToolPart>
      )}
    </ToolForm>
  )
}

type NoteProps = { circumstance: Circumstance; provision: string; figures: readonly Figure[] }

function CircumstanceNote({ circumstance, provision, figures }: NoteProps) {
  if (circumstance === 'unknown') return 'both answers are shown'
  const [figureKind, word] = LIMITS[circumstance] ?? []
  const figure = figures.find(({ kind }) => kind === figureKind)
  const [step] = figure?.steps ?? []
  return (
    <>
      <Cite section={provision} />
      {figure && step && ` ${word} ${formatAmount(step.amount, figure.unit)}, ${step.period}`}
    </>
  )
}
