import { readProvision } from '@/names/provision-names'
import { formatAmount, sinceWords } from './amounts'
import { citeInstrument } from './citation'

type CitedFigure = { name: string; subject: string; unit: string; provisions: readonly string[] }
type CitedStep = { effective_from: string; period: string; amount: number }

/** "Value Added Tax Law, 5736-1975, ss. 38 and 47"; empty without sections. */
function citeSections(provisions: readonly string[]): string {
  const numbers = provisions.map((provision) => readProvision(provision).number)
  if (numbers.length === 0) return ''
  return `${citeInstrument('vat-law')}, ${numbers.length > 1 ? 'ss.' : 's.'} ${numbers.join(' and ')}`
}

/** A figure to be cited: "Allocation number, tax invoice, before VAT: NIS 5,000, since 1 June 2026 (Value Added Tax Law, …)." */
export function citeFigure({ name, subject, unit, provisions }: CitedFigure, step: CitedStep): string {
  const law = citeSections(provisions)
  return `${name}, ${subject}: ${formatAmount(step.amount, unit)}, ${sinceWords(step)}${law && ` (${law})`}`
}
