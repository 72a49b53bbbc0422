import { readFileSync } from 'node:fs'

/** What Linux counts in, whatever the machine: hundredths of a second. */
const TICK = 10

/** The milliseconds that have been told of. */
let told = 0

/**
 * The processor's milliseconds, the user's and the system's, of the programs that have ended since this was asked last, with all
 * that they started and waited for: what `time` says of a program. Undefined where the system does not tell, as on a Mac.
 */
export function takeProcessorTime(): number | undefined {
  let stat: string
  try {
    stat = readFileSync('/proc/self/stat', 'utf8')
  } catch {
    return undefined
  }
  // After the program's name, which may hold spaces: proc_pid_stat(5), from the third field on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const all = (Number(fields[13]) + Number(fields[14])) * TICK
  const fresh = all - told
  told = all
  return fresh
}
