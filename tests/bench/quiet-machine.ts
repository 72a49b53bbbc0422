import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** The machine counts as quiet when others use less of it than this share. */
const BUSY = 0.35
const LOOK = 400
/** Seconds to wait before one measurement at most, and altogether: a machine that is never quiet is measured as it is. */
const LONGEST = 10
const BUDGET = 300

let waited = 0

/** Waits until nobody else works on the machine, within limits. */
export async function untilQuiet(): Promise<void> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  while (waited + seconds() < BUDGET && seconds() < LONGEST) {
    const before = times()
    await sleep(LOOK)
    const after = times()
    if (1 - (after.idle - before.idle) / (after.all - before.all) < BUSY) break
  }
  waited += seconds()
}

function times() {
  const each = cpus().map(({ times }) => times)
  const idle = each.reduce((sum, time) => sum + time.idle, 0)
  const all = each.reduce((sum, time) => sum + Object.values(time).reduce((all, part) => all + part, 0), 0)
  return { idle, all }
}
