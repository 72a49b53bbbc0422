import type { ReactNode } from 'react'
import { withHebrew } from './with-hebrew'

const FACT = 'grid grid-cols-[5.75rem_minmax(0,1fr)] border-line border-t py-2.25 first:border-part'

/** What is known of an item, by name; what is not known is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="text-ui/5.5">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={FACT}>
              <dt className="text-muted">{name}</dt>
              <dd dir="auto">{withHebrew(value)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
