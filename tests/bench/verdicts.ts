import { ON_PHONE, OURS, of, PLAIN, type Scrolls, type Verdict, type Visits } from './report.ts'
import { ratio, show, spread } from './statistics.ts'
import { type Measure, SLOW_CPU } from './visit.ts'

/** What a first visit to the law page may cost, compressed. */
const BUDGETS: [name: string, measure: Measure, bytes: number][] = [
  ['scripts', 'script', 125_000],
  ['styles', 'style', 15_000],
  ['fonts', 'font', 55_000],
]

/** Below this a shift is less than a pixel's worth: it shows as 0.00 everywhere. */
const NO_SHIFT = 0.005
const LONGEST_TASK = 200
/** So many more frames out of a hundred may be late than with plain HTML in the same run. */
const MORE_SLOW_FRAMES = 5

/** The goals that the law with its own sections has to meet. Times are judged by the median, sizes by the largest. */
export function judgeVisits(visits: Visits): Verdict[] {
  const budgets = BUDGETS.map(([name, measure, bytes]) => {
    const figure = of(visits, OURS, measure)
    return { goal: `${name} at most ${bytes / 1000} KB`, isMet: figure.max <= bytes, figures: `${show(figure)} bytes` }
  })
  const runs = visits[OURS] ?? []
  const gap = of(visits, OURS, 'startGap')
  const overlapped = runs.filter(({ overlap }) => overlap === 1).length
  const longest = of(visits, OURS, 'longest')
  return [
    ...budgets,
    {
      goal: "page's code and data asked for at the same time",
      isMet: overlapped === runs.length,
      figures: `${show(gap, 1)} ms between the requests; the second began before the first had ended in ${overlapped} of ${runs.length} visits`,
    },
    ...[OURS, ON_PHONE].map((name) => judgeShift(name, visits)),
    {
      goal: `no task over ${LONGEST_TASK} ms`,
      isMet: longest.median <= LONGEST_TASK,
      figures: `longest ${show(longest)} ms (${PLAIN}: ${show(of(visits, PLAIN, 'longest'))})`,
    },
  ]
}

function judgeShift(name: string, visits: Visits): Verdict {
  const shift = of(visits, name, 'shift')
  const worst = (visits[name] ?? []).toSorted((a, b) => b.shift - a.shift)[0]
  return {
    goal: `no layout shift (${name})`,
    isMet: shift.max < NO_SHIFT,
    figures: [show(shift, 4), ...(worst?.shiftedNodes.slice(0, 3) ?? [])].join('; '),
  }
}

/** The goals that a law of 3,000 sections has to meet. */
export function judgeLongLaw(visits: Visits, scrolls: Scrolls): Verdict[] {
  const ours = of(visits, OURS, 'open')
  const plain = of(visits, PLAIN, 'open')
  const open = {
    goal: `3,000 sections open in under twice the time of ${PLAIN}`,
    // a visit that never came to its end counts, however good the others were
    isMet: ours.median < 2 * plain.median && Number.isFinite(ours.max),
    figures: `${ratio(ours, plain)}: ${show(ours)} ms against ${show(plain)} ms`,
  }
  const smooth = [1, SLOW_CPU].map((slowdown) => {
    const runs = (name: string) => scrolls.find((one) => one.name === name && one.slowdown === slowdown)?.runs ?? []
    const [ours, plain] = [OURS, PLAIN].map((name) => ({
      fps: spread(runs(name).map(({ fps }) => fps)),
      slow: spread(runs(name).map(({ slowShare }) => slowShare * 100)),
    }))
    return {
      goal: `3,000 sections scroll at 60 frames a second${slowdown > 1 ? `, slowed ${slowdown} times` : ''}`,
      // 59: a display's 60 is 59.9 or so; a good median says nothing about every third frame being late
      isMet:
        ours !== undefined && ours.fps.median >= 59 && ours.slow.median <= (plain?.slow.median ?? 0) + MORE_SLOW_FRAMES,
      figures: [ours, plain]
        .map(
          (one, index) =>
            one && `${[OURS, PLAIN][index]}: ${show(one.fps, 1)}, ${show(one.slow, 1)} % of frames over 25 ms`,
        )
        .join('; '),
    }
  })
  return [open, ...smooth]
}
