import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/find-chromium.ts'

const PORT = Number(process.env.E2E_PORT ?? 4273)
const baseURL = `http://localhost:${PORT}`

/** A fresh folder for the backend's data; Playwright reads this file again in every worker, which inherits the first one's. */
function dataFolder(): string {
  if (process.env.E2E_DATA_DIR) return process.env.E2E_DATA_DIR
  const folder = mkdtempSync(path.join(tmpdir(), 'vat-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// No look-ups of the browser's own: on a closed network they would be refused many at a time and spoil the timing.
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const isRoot = process.getuid?.() === 0

/** End-to-end tests on the finished build (`npm test -- e2e` makes it first), served with a fresh backend. */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    launchOptions: { executablePath: findChromium(), args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET },
  },
  // Staff change what visitors read: their tests come when the others are done.
  projects: [
    { name: 'visitors', testIgnore: 'staff-*' },
    { name: 'staff', testMatch: 'staff-*', dependencies: ['visitors'] },
  ],
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    url: `${baseURL}/rest/v1/`,
    env: { LOCAL_SUPABASE_DIR: dataFolder(), VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
    timeout: 60_000,
  },
})
