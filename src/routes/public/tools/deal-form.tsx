import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Figure } from '@/data/amounts/figures'
import { formatAmount } from '@/law/amounts'
import { type Circumstance, DEALS, dealOf, isDealKind } from '@/law/chargeability'
import { queryOf } from '@/lib/asked-days'
import { paths } from '@/names/paths'
import { Button } from '@/ui/button'
import { type AskedDeal, DAY_NAMES } from './deal-address'
import { Cite, DayField, Pick, ToolPart } from './tool-parts'

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

type DealFormProps = { asked: AskedDeal; figures: readonly Figure[] }

/** The questions of the tool for rates; sent, they are in the address (TOOL-2). */
export function DealForm({ asked, figures }: DealFormProps) {
  const navigate = useNavigate()
  const [kind, setKind] = useState(asked.kind ?? 'goods')
  const [circumstance, setCircumstance] = useState<string>(asked.circumstance)
  const { other, days } = dealOf(kind)
  const offered: readonly Circumstance[] = other ? ['none', ...other.of, 'unknown'] : []
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(`${paths.whichRate}?${queryOf(event.currentTarget)}`, { preventScrollReset: true })
  }
  return (
    <form aria-label="The deal and its days" action={paths.whichRate} onSubmit={send} className="print:hidden">
      <ToolPart number={1} title="The deal">
        {KINDS.map((each) => (
          <Pick
            key={each}
            name="deal"
            value={each}
            chosen={kind}
            onChoose={() => setKind(each)}
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
            if (!words) return null
            const [label, hint] = words
            return (
              <DayField
                key={name}
                name={name}
                label={label}
                hint={hint}
                value={asked.days[name] ?? ''}
                fault={asked.faults[name]}
              />
            )
          })}
        </div>
      </ToolPart>
      {other && (
        <ToolPart number={3} title="What else is so">
          {offered.map((each) => (
            <Pick
              key={each}
              name="case"
              value={each}
              chosen={offered.find((one) => one === circumstance) ?? 'none'}
              onChoose={setCircumstance}
              label={CIRCUMSTANCES[each]}
              note={<CircumstanceNote circumstance={each} provision={other.rule.provision} figures={figures} />}
            />
          ))}
        </ToolPart>
      )}
      <div className="tool-send">
        <Button look="solid" type="submit">
          Show the rate
        </Button>
        <Link to={paths.whichRate} className="link py-2">
          Clear
        </Link>
      </div>
    </form>
  )
}

type NoteProps = { circumstance: Circumstance; provision: string; figures: readonly Figure[] }

function CircumstanceNote({ circumstance, provision, figures }: NoteProps) {
  if (circumstance === 'none') return null
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
