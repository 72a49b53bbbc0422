import { accessSync, constants } from 'node:fs'
import path from 'node:path'

// First the one without windows: it does the same tests in two thirds of the time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the end-to-end tests: CHROMIUM_PATH, else the system's; undefined for Playwright's own, which Playwright
 * finds by itself. Throws one sentence if CHROMIUM_PATH leads to no program.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (!chosen) return NAMES.map(findProgram).find((file) => file !== undefined)
  if (isProgram(chosen)) return chosen
  throw new Error(`CHROMIUM_PATH is ${chosen}, but no program is there.`)
}

/** Where a program lies among the folders of PATH; undefined if it does not. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
