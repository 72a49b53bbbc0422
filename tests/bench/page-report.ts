import { formatTable } from './format-table.ts'
import type { PhoneMeasure, PhoneVisit } from './phone-visit.ts'
import type { Verdict } from './report.ts'
import { ratio, type Spread, show, spread } from './statistics.ts'
import { type Journey, STEPS, type Step } from './steps.ts'

export const OURS = 'ours'
export const PLAIN = 'plain HTML'
export const SHELL = 'fetches on mount'
export const VITEPRESS = 'VitePress'

/** The visits to one kind of page on one site. */
export interface PageVisits {
  kind: string
  site: string
  cold: PhoneVisit[]
  repeat: PhoneVisit[]
  offline: PhoneVisit[]
}

type Round = 'cold' | 'repeat' | 'offline'

const MEASURES: [label: string, measure: PhoneMeasure, digits?: number][] = [
  ['largest paint, ms', 'largestPaint'],
  ['first paint, ms', 'firstPaint'],
  ['blocked, ms', 'blocked'],
  ['shift', 'shift', 4],
  ['HTML, bytes', 'document'],
  ['scripts, bytes', 'script'],
  ['fonts, bytes', 'font'],
  ['all, bytes', 'total'],
  ['requests', 'requests'],
  ['scripts asked for before the paint', 'scriptsBeforePaint'],
]

const figure = (visits: PhoneVisit[], measure: PhoneMeasure): Spread => spread(visits.map((visit) => visit[measure]))

/** A table for each kind of page: median (smallest to largest) of what was measured, a row for each site and round. */
export function pageTable(all: PageVisits[]): string {
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  const tables = kinds.map((kind) => {
    const plain = all.find((one) => one.kind === kind && one.site === PLAIN)
    const rows = all
      .filter((one) => one.kind === kind)
      .flatMap((one) =>
        (['cold', 'repeat', 'offline'] as const).flatMap((round) => {
          const visits = one[round]
          if (visits.length === 0) return []
          const compared = ratio(figure(visits, 'largestPaint'), figure(plain?.[round] ?? [], 'largestPaint'))
          const figures = MEASURES.map(([, measure, digits]) => show(figure(visits, measure), digits))
          return [[`${one.site}, ${round}`, compared, ...figures]]
        }),
      )
    return `## ${kind}\n\n${formatTable(['visit', 'paint ÷ plain', ...MEASURES.map(([label]) => label)], rows)}`
  })
  return tables.join('\n\n')
}

/** Which goals of FAST-1 to FAST-4 hold. Times are judged by the median, sizes and shifts by the largest. */
export function judgePages(all: PageVisits[], isLarge: boolean): Verdict[] {
  const of = (kind: string, site: string, round: Round, measure: PhoneMeasure) =>
    figure(all.find((one) => one.kind === kind && one.site === site)?.[round] ?? [], measure)
  const kinds = [...new Set(all.map(({ kind }) => kind))]

  const atMost = (goal: string, limit: number, kind: string, round: Round, measure: PhoneMeasure): Verdict => {
    const [ours, plain] = [of(kind, OURS, round, measure), of(kind, PLAIN, round, measure)]
    return {
      goal: `${goal} ≤ ${limit.toFixed(2)} × plain HTML`,
      isMet: ours.median <= limit * plain.median,
      figures: `${ratio(ours, plain)}: ${show(ours)} against ${show(plain)}`,
    }
  }
  const below = (goal: string, limit: number, figures: Spread, isMet: boolean, digits = 0): Verdict => ({
    goal: `${goal} ≤ ${limit.toLocaleString('en')}`,
    isMet,
    figures: show(figures, digits),
  })

  return kinds.flatMap((kind) => {
    const blocked = of(kind, OURS, 'cold', 'blocked')
    const shift = of(kind, OURS, 'cold', 'shift')
    const fonts = of(kind, OURS, 'cold', 'font')
    const scripts = of(kind, OURS, 'cold', 'script')
    const before = of(kind, OURS, 'cold', 'scriptsBeforePaint')
    return [
      atMost(`FAST-1 ${kind}, largest paint`, kind === 'law' ? 1 : 1.15, kind, 'cold', 'largestPaint'),
      ...(kind === 'law' ? [atMost('FAST-2 law, blocked', isLarge ? 0.5 : 1, kind, 'cold', 'blocked')] : []),
      ...(['home', 'ruling'].includes(kind)
        ? [below(`FAST-2 ${kind}, blocked, ms`, 100, blocked, blocked.median <= 100)]
        : []),
      below(`FAST-3 ${kind}, shift`, 0.01, shift, shift.max <= 0.01, 4),
      below(`FAST-3 ${kind}, fonts, bytes`, 55_000, fonts, fonts.max <= 55_000),
      below(`FAST-4 ${kind}, scripts, bytes`, 140_000, scripts, scripts.max <= 140_000),
      below(`FAST-4 ${kind}, scripts asked for before the paint`, 0, before, before.max === 0),
      atMost(`FAST-4 ${kind}, repeat visit, largest paint`, 0.5, kind, 'repeat', 'largestPaint'),
      {
        goal: `FIND-9 ${kind}, read again without a line`,
        isMet: (all.find((one) => one.kind === kind && one.site === OURS)?.offline.length ?? 0) > 0,
        figures: `${show(of(kind, OURS, 'offline', 'largestPaint'))} ms`,
      },
    ]
  })
}

/** What may be taken at most, whatever other sites take (FAST-5): milliseconds, and MB for the memory. */
const LIMITS: Partial<Record<Step, number>> = { 'search result': 150, memory: 20 }

const stepFigure = (journeys: Journey[], step: Step) => spread(journeys.map((journey) => journey[step]))
const digitsOf = (step: Step) => (step === 'memory' ? 1 : 0)

/** A table of the steps, a column for each site. */
export function stepTable(journeys: Map<string, Journey[]>): string {
  const rows = STEPS.map((step) => [
    `${step}, ${step === 'memory' ? 'MB' : 'ms'}`,
    ...[...journeys.values()].map((done) => show(stepFigure(done, step), digitsOf(step))),
  ])
  return formatTable(['step', ...journeys.keys()], rows)
}

/** Steps that begin or end with the whole law: no slower than any of the others. */
const LAW_STEPS: readonly Step[] = ['home to law', 'home to law, not pointed at', 'back to law at its place']
/** What a step between other pages may take, whatever the page that fetches on mount takes, in milliseconds. */
const UNNOTICED = 150

/**
 * Which goals of FAST-5 hold, by the median: steps to the law and back are no slower than the quickest of the other sites,
 * every other step no slower than fetching on mount, within the spread of its runs. Back counts without plain HTML, which
 * the browser keeps as it was left.
 */
export function judgeSteps(journeys: Map<string, Journey[]>): Verdict[] {
  return STEPS.map((step) => {
    const figureOf = (site: string) => stepFigure(journeys.get(site) ?? [], step)
    const ours = figureOf(OURS)
    const limit = LIMITS[step]
    if (limit !== undefined) {
      return {
        goal: `FAST-5 ${step} ≤ ${limit} ${step === 'memory' ? 'MB' : 'ms'}`,
        isMet: ours.median <= limit,
        figures: show(ours, digitsOf(step)),
      }
    }
    if (!LAW_STEPS.includes(step)) {
      const shell = figureOf(SHELL)
      return {
        goal: `FAST-5 ${step} no slower than ${SHELL}, or ≤ ${UNNOTICED} ms`,
        isMet: ours.median <= Math.max(shell.max, UNNOTICED),
        figures: `${show(ours)} against ${show(shell)}`,
      }
    }
    const others = step.startsWith('back') ? [SHELL, VITEPRESS] : [PLAIN, SHELL, VITEPRESS]
    const measured = others.filter((site) => Number.isFinite(figureOf(site).median))
    const [quickest = SHELL] = measured.toSorted((a, b) => figureOf(a).median - figureOf(b).median)
    return {
      goal: `FAST-5 ${step} no slower than the quickest of ${others.join(', ')}`,
      isMet: ours.median <= figureOf(quickest).max,
      figures: `${show(ours)} against ${show(figureOf(quickest))} of ${quickest}`,
    }
  })
}
