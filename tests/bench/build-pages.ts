import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Milliseconds from one look at the memory to the next. */
const PACE = 500

/** What a build took: seconds, and MB that its processes held at most. */
export interface BuildCost {
  seconds: number
  peakMemory: number
}

/** Runs `npm run build` without its type check. Throws when it fails. */
export async function buildPages(settings: Record<string, string>): Promise<BuildCost> {
  const start = performance.now()
  const child = spawn(process.execPath, ['src/site/prerender/build.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...settings },
  })
  let peakMemory = 0
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, memoryOf(child.pid ?? 0))
  }, PACE)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  if (code !== 0) throw new Error(`The build ended with code ${code}.`)
  return { seconds: (performance.now() - start) / 1000, peakMemory }
}

/** MB that a process and all that it started hold now. */
function memoryOf(pid: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const tree = new Set([pid])
  let kilobytes = 0
  // a process is listed after the one that started it
  for (const [own = 0, parent = 0, held = 0] of processes.sort(([a = 0], [b = 0]) => a - b)) {
    if (tree.has(parent)) tree.add(own)
    if (tree.has(own)) kilobytes += held
  }
  return kilobytes / 1024
}
