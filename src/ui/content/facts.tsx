import type { ReactNode } from 'react'
import { withHebrew } from './with-hebrew'

/** What is known of an item, by name; what is not known is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{withHebrew(value)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
