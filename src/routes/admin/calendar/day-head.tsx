import type { Group } from './groups'

/** Marks that stand for what has no day. */
const MARKS: Readonly<Record<string, string>> = { failed: '!', none: '?' }

/** The id of a group's heading. */
const headingOf = (key: string): string => `day-${key}`

/** Shows a group and gives its heading the focus. */
export function goToGroup(key: string): void {
  const heading = document.getElementById(headingOf(key))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** Over the lines of a day: its number in the margin, and how far it is away. */
export function DayHead({ group: { key, title, note } }: { group: Group }) {
  const [, number, rest] = /^(\d{1,2}) (\D.*)$/.exec(title) ?? [undefined, undefined, title]
  return (
    <header className="mt-4 flex min-h-9 flex-wrap items-baseline gap-x-2 pe-inset max-md:ps-4">
      <h2 id={headingOf(key)} tabIndex={-1} className="flex scroll-mt-4 items-baseline font-semibold outline-none">
        <span aria-hidden={!number} className="pe-2 text-end text-xl md:w-margin">
          {number ?? MARKS[key]}
        </span>{' '}
        <span>{rest}</span>
      </h2>
      <span className="text-muted text-sm">{note}</span>
    </header>
  )
}
