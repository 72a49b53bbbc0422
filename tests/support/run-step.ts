import { spawn, spawnSync } from 'node:child_process'
import { within } from './within.ts'

export interface Step {
  /** What the sentence about its time limit calls it. */
  name: string
  program: string
  args: readonly string[]
  minutes: number
  variables?: NodeJS.ProcessEnv
  /** An open file that takes what the program prints; by default it is printed at once. */
  output?: number
}

/** How long a program may take to end by itself once it was asked to, in milliseconds. */
const GRACE = 15_000

/**
 * Runs a program and gives its exit code. When its time is over it is asked to end, as Ctrl-C does; then whatever is left of
 * it and of all processes that it started is killed, and the code is 1.
 */
export async function runStep({ name, program, args, minutes, variables, output = 1 }: Step): Promise<number> {
  const child = spawn(program, args, {
    stdio: ['ignore', output, output === 1 ? 2 : output],
    env: { ...process.env, ...variables },
  })
  // not "close": a process that is left behind may hold the output open for ever
  const exit = new Promise<number>((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1))
  })
  const code = await within(minutes * 60_000, exit)
  if (code !== undefined || child.pid === undefined) return code ?? 1
  console.error(`\n${name} took longer than ${minutes} minutes and was ended.`)
  const processes = [child.pid, ...descendants(child.pid)]
  child.kill('SIGINT')
  await within(GRACE, exit)
  for (const pid of processes) kill(pid)
  return 1
}

/** Every process that a process has started, and those that these have: some lead process groups of their own. */
function descendants(ancestor: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' })
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] =>
    pairs.flatMap(([ppid, pid]) => (ppid === parent && pid ? [pid, ...below(pid)] : []))
  return below(ancestor)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}
