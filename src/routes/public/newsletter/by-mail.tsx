import { type ReactNode, Suspense, useState } from 'react'
import type { OfferedTopic } from '@/data/newsletter-subscriptions/offered-topics'
import { ByMailPanel } from '@/routes/public/layout/newsletter-box'

type ByMailProps = {
  /** What one looks at, and wider ones but for everything. */
  topics: readonly OfferedTopic[]
  /** As the actions beside it have one. */
  icon?: ReactNode
  className?: string
}

/** The way to have the changes of what one looks at by mail (MAIL-4): opens below its line; nothing where no mail is set up. */
export function ByMail({ topics, icon, className = '' }: ByMailProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!import.meta.env.MAIL_FROM) return null
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className={`needs-scripts print:hidden ${className}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
        By mail
      </button>
      {isOpen && (
        <div className="order-last basis-full print:hidden">
          <Suspense>
            <ByMailPanel topics={topics} />
          </Suspense>
        </div>
      )}
    </>
  )
}
