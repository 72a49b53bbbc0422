import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/ui/button'
import { formatCount } from '@/lib/count'
import { KEY_MAP } from '@/office/keys/key-map'
import type { Opening } from './use-open-message'

/** Where the open message stands in the list, and the ways to those beside it, and back on small screens. */
export function MessageSteps({ opening, back }: { opening: Opening; back: string }) {
  const { place, total, previous, next } = opening
  return (
    <nav
      aria-label="Messages beside this one"
      className="ms-auto flex items-center gap-1 max-lg:flex-[1_0_auto] max-xs:flex-[1_1_100%] max-xs:flex-wrap"
    >
      <Link to={back} className={`${buttonClass('quiet')} me-auto lg:hidden`}>
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        All messages
      </Link>
      {place !== null && (
        <span className="whitespace-nowrap text-muted">
          {formatCount(place)} of {formatCount(total)}
        </span>
      )}
      <Step
        to={previous}
        label="Previous message"
        shortcut={PREVIOUS}
        icon={<ChevronUp aria-hidden className="size-4" />}
      />
      <Step to={next} label="Next message" shortcut={NEXT} icon={<ChevronDown aria-hidden className="size-4" />} />
    </nav>
  )
}

type StepProps = { to: string | null; label: string; shortcut: string; icon: React.ReactNode }

function Step({ to, label, shortcut, icon }: StepProps) {
  // It keeps its place at the end of the list, so that the other one does not move.
  if (to === null) return <span className="office-icon-button invisible">{icon}</span>
  return (
    <Link
      to={to}
      replace
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      className="office-icon-button"
    >
      {icon}
    </Link>
  )
}

const {
  previous: [PREVIOUS],
  next: [NEXT],
} = KEY_MAP.message.keys
