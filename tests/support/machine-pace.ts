/** What the work takes of the processor on the machine that the budget was set on, beside two tests: milliseconds. */
const USUAL = 20

/** How often it is done during a run, in milliseconds. */
const EVERY = 15_000

const TEXT = JSON.stringify(Array.from({ length: 12_000 }, (_, id) => ({ id, words: [`section ${id}`, 'rate'] })))

/**
 * Measures the machine while the tests run: a fixed piece of work, again and again, by what it takes of the processor, for that is
 * more where others share the cores. The function that it gives ends this and says how many times slower than usual the machine was.
 */
export function measurePace(): () => number {
  // Until its code is compiled it takes longer.
  for (let round = 0; round < 5; round++) work()
  const measured = [work()]
  const timer = setInterval(() => measured.push(work()), EVERY).unref()
  return () => {
    clearInterval(timer)
    return measured.reduce((all, one) => all + one, 0) / measured.length / USUAL
  }
}

function work(): number {
  const before = process.cpuUsage()
  for (let round = 0; round < 4; round++) JSON.stringify(JSON.parse(TEXT))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
