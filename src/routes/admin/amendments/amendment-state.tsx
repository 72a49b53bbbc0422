import { CalendarCheck, CircleCheck, CircleDotDashed, type LucideIcon, Megaphone, Undo2 } from 'lucide-react'
import { StateMark } from '@/office/rows/row-state'

const STATES: Readonly<Record<string, { icon: LucideIcon; word: string; look: string }>> = {
  draft: { icon: CircleDotDashed, word: 'Draft', look: 'text-warning' },
  announced: { icon: Megaphone, word: 'Announced', look: 'text-accent' },
  set: { icon: CalendarCheck, word: 'Set for its day', look: 'text-accent' },
  'in force': { icon: CircleCheck, word: 'In force', look: 'text-success' },
  'taken back': { icon: Undo2, word: 'Taken back', look: 'text-muted' },
}

/** Where an amendment stands, in its list and on its page. */
export function AmendmentState({ state }: { state: string }) {
  const mark = STATES[state]
  return mark ? <StateMark {...mark} /> : null
}
