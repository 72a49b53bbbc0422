import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

// First the one without windows: it does the same tests in two thirds of the time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the end-to-end tests: CHROMIUM_PATH, else the system's, else Playwright's own download.
 * Throws one sentence that says how to get one.
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, but no program is there.`)
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const found = [...candidates, chromium.executablePath()].find(isProgram)
  if (found) return found
  throw new Error(
    'No Chromium found for the end-to-end tests: install one (Debian: apt install chromium-headless-shell; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  )
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return existsSync(file)
  } catch {
    return false
  }
}
