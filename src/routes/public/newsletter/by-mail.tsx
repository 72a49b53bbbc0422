import { Mail } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { mailFrom } from '@/lib/mail-from'
import { optional } from '@/ui/states/optional'
import type { OfferedTopic } from './offered-topics'

type ByMailProps = {
  /** What one looks at, and wider ones. */
  topics: readonly OfferedTopic[]
  className?: string
}

const Panel = optional(async () => (await import('./by-mail-panel')).ByMailPanel)

/** The way to have the changes of what one looks at by mail (MAIL-4): opens below its line; nothing where no mail is set up. */
export function ByMail({ topics, className }: ByMailProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (!mailFrom()) return null
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={`needs-scripts print:hidden ${className ? `inline-flex items-center gap-1.5 ${className}` : ''}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Mail aria-hidden className="icon" />
        By mail
      </button>
      {isOpen && (
        <div id={id} className="order-last basis-full print:hidden">
          <Suspense>
            <Panel topics={topics} />
          </Suspense>
        </div>
      )}
    </>
  )
}
