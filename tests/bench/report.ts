import type { Smoothness } from './scroll.ts'
import { ratio, type Spread, show, spread } from './statistics.ts'
import type { Measure, Visit } from './visit.ts'

/** The visits of each variant, by its name. */
export type Visits = Record<string, Visit[]>
export const PLAIN = 'plain HTML'
export const OURS = 'ours'
export const ON_MOUNT = 'fetches on mount'
export const ON_PHONE = 'ours, on a phone'

const ROWS: [label: string, measure: Measure, digits?: number][] = [
  ['scripts, bytes', 'script'],
  ['styles, bytes', 'style'],
  ['fonts, bytes', 'font'],
  ['data, bytes', 'data'],
  ['document, bytes', 'document'],
  ['everything, bytes', 'total'],
  ['first section on screen, ms', 'firstText'],
  ['largest contentful paint, ms', 'lcp'],
  ['open (last section there, main thread quiet), ms', 'open'],
  ['layout shift, sum', 'shift', 4],
  ['longest task, ms', 'longest'],
  ['tasks over 50 ms', 'longTasks'],
  ['time over 50 ms in tasks, sum, ms', 'blocked'],
  ["page's code asked for, ms", 'chunkStart'],
  ["page's data asked for, ms", 'dataStart'],
  ['between the two, ms', 'startGap'],
]

/** The figures of a variant's visits. */
export const of = (visits: Visits, variant: string, measure: Measure): Spread =>
  spread((visits[variant] ?? []).map((visit) => visit[measure]))

/** A table of all that was measured, a column for each variant. */
export function visitTable(visits: Visits): string {
  const names = Object.keys(visits)
  const ratios = names.includes(ON_MOUNT) ? [`${OURS} ÷ ${PLAIN}`, `${OURS} ÷ ${ON_MOUNT}`] : [`${OURS} ÷ ${PLAIN}`]
  const rows = ROWS.map(([label, measure, digits]) => {
    const figures = names.map((name) => show(of(visits, name, measure), digits))
    const compared = [PLAIN, ON_MOUNT].slice(0, ratios.length)
    return [label, ...figures, ...compared.map((name) => ratio(of(visits, OURS, measure), of(visits, name, measure)))]
  })
  return table(['median (min–max)', ...names, ...ratios], rows)
}

/** Scrolling by variant: what it was measured with, and its runs. */
export type Scrolls = { name: string; slowdown: number; runs: Smoothness[] }[]

/** A table of how the page scrolled. */
export function scrollTable(scrolls: Scrolls): string {
  const rows = scrolls.map(({ name, slowdown, runs }) => {
    const figure = (key: keyof Smoothness, digits = 0, factor = 1) =>
      show(spread(runs.map((run) => run[key] * factor)), digits)
    const cells = [figure('fps', 1), figure('slowShare', 1, 100), figure('longest'), figure('expand')]
    return [name, `${slowdown} ×`, ...cells]
  })
  return table(
    [
      '3,000 sections, scrolled',
      'slowed',
      'frames a second',
      'frames over 25 ms, %',
      'longest frame, ms',
      'expanding all, ms',
    ],
    rows,
  )
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** One goal: whether it was met, and by which figures. */
export type Verdict = { goal: string; isMet: boolean; figures: string }

/** The goals as a table. */
export const verdictTable = (verdicts: Verdict[]): string =>
  table(
    ['goal', 'verdict', 'figures'],
    verdicts.map(({ goal, isMet, figures }) => [goal, isMet ? 'met' : '**not met**', figures]),
  )
