import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { takeProcessorTime } from '../support/processor-time.ts'
import { runStep } from '../support/run-step.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'run-step-'))
const file = path.join(folder, 'output')
afterEach(() => rmSync(file))

/** Runs a script of Bash as a step; gives its exit code and what it printed. */
async function run(script: string, minutes: number): Promise<{ code: number; printed: string }> {
  const output = openSync(file, 'w')
  const code = await runStep({ name: 'The script', program: 'bash', args: ['-c', script], minutes, output })
  closeSync(output)
  return { code, printed: readFileSync(file, 'utf8') }
}

/** Whether a process runs; one that has ended may stand in the list as a zombie until somebody takes note of it. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return /^[^Z\s]/.test(stdout)
}

it('MEND-D10 a step of the tests gives the exit code of its program', async () => {
  expect(await run('echo done; exit 7', 1)).toEqual({ code: 7, printed: 'done\n' })
})

it.runIf(process.platform === 'linux')(
  'MEND-D10 what a step took of the processor is told once, with what its programs started',
  async () => {
    takeProcessorTime()
    const busy = 'while (process.cpuUsage().user < 300_000) for (let step = 0; step < 1e6; step += 1);'
    await run(`for part in 1 2; do '${process.execPath}' -e '${busy}'; done`, 1)
    const taken = takeProcessorTime()
    expect(taken).toBeGreaterThanOrEqual(600)
    expect(taken).toBeLessThan(6000)
    expect(takeProcessorTime()).toBe(0)
  },
)

it('MEND-D10 a step that takes too long fails with a sentence, and nothing of it goes on', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  const { code, printed } = await run('setsid sleep 3600 & echo $!; sleep 3600 & echo $!; echo $$; wait', 0.05)
  expect(code).toBe(1)
  expect(complaint.mock.calls).toEqual([['\nThe script took longer than 0.05 minutes and was ended.']])
  const processes = printed.trim().split('\n').map(Number)
  expect(processes).toHaveLength(3)
  await expect.poll(() => processes.filter(isRunning)).toEqual([])
})
