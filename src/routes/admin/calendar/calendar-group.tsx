import { type ReactNode, useId } from 'react'

type CalendarGroupProps = { title: string; note: string; children: ReactNode }

/** A day of the calendar, and what readers will see from then on. */
export function CalendarGroup({ title, note, children }: CalendarGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-4">
      <header className="flex min-h-9 flex-wrap items-baseline gap-x-2 ps-margin pe-inset">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <span className="text-muted text-sm">{note}</span>
      </header>
      <ul className="border-line border-b">{children}</ul>
    </section>
  )
}
