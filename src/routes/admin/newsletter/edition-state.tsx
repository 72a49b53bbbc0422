import { CalendarClock, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { Edition } from '@/data/editions/staff'
import { useToday } from '@/ui/hooks/use-today'
import { stateOf } from './edition-words'

const LOOKS: Record<string, { icon: typeof CircleCheck; look: string }> = {
  draft: { icon: CircleDashed, look: 'text-warning' },
  due: { icon: CalendarClock, look: 'text-accent' },
  sending: { icon: CircleDashed, look: 'text-warning' },
  sent: { icon: CircleCheck, look: 'text-success' },
  stopped: { icon: CircleAlert, look: 'text-danger' },
}

/** The state of an edition in a sign and words. */
export function EditionState({ edition }: { edition: Edition }) {
  const { icon: Icon = CircleDashed, look = '' } = LOOKS[edition.state] ?? {}
  return (
    <span className={`inline-flex items-start gap-1.5 ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-4 flex-none" />
      {stateOf(edition, useToday())}
    </span>
  )
}
