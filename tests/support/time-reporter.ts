import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { Spent } from './times.ts'

/** Writes what each file took into the file that TIMES_FILE names; Vitest's own JSON does not tell projects apart. */
export default class TimeReporter implements Reporter {
  readonly #spent: Spent[] = []

  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic()
    this.#spent.push({
      project: module.project.name,
      file: path.relative(process.cwd(), module.moduleId),
      duration: environmentSetupDuration + setupDuration + collectDuration + duration,
    })
  }

  onTestRunEnd(): void {
    if (process.env.TIMES_FILE) writeFileSync(process.env.TIMES_FILE, JSON.stringify(this.#spent))
  }
}
