import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { findChromium } from '../support/find-chromium.ts'
import { buildSite } from './build-site.ts'
import { formatTable } from './format-table.ts'
import { generateSections } from './generated-sections.ts'
import { filesOf, serve } from './serve.ts'
import { percentile } from './statistics.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Lengths of the texts typed in, in characters of HTML. */
const SIZES = [1_000, 100_000]
const SLOWDOWNS = [1, 4]
/** So many keys are typed, about as fast as a practised typist (milliseconds from one to the next). */
const KEYS = 100
const PACE = 110
const WORDS = 'the supplier keeps proof of export and shows it '

/** Paragraphs of about so many characters of HTML altogether. */
function textOf(size: number): string {
  let html = ''
  for (const { content } of generateSections(1000, 17)) {
    html += content
    if (html.length >= size) return html
  }
  return html
}

/** From each key to the end of the next frame, in milliseconds; typed in the middle of the text. */
async function typeIn(page: Page, box: Locator, slowdown: number): Promise<number[]> {
  const paragraphs = box.locator('p')
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const delays: number[] = []
    Object.assign(window, { delays })
    window.addEventListener(
      'keydown',
      () => {
        const pressed = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => delays.push(performance.now() - pressed)
          port2.postMessage(null)
        })
      },
      true,
    )
  })
  for (let key = 0; key < KEYS; key += 1) {
    const letter = WORDS[key % WORDS.length]
    await page.keyboard.press(letter === ' ' || !letter ? 'Space' : letter)
    await new Promise((resolve) => setTimeout(resolve, PACE))
  }
  const delays: number[] = await page.evaluate(() => Reflect.get(window, 'delays'))
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return delays
}

/** The editor with a text of that length, as staff open it. */
async function openEditor(browser: Browser, address: string, title: string): Promise<[Page, Locator]> {
  const page = await browser.newPage()
  await page.goto(`${address}/admin/news?q=${title}`)
  await page.getByLabel('Email').fill(LOCAL_STAFF.email)
  await page.getByLabel('Password').fill(LOCAL_STAFF.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: title }).click()
  const box = page.getByRole('textbox', { name: 'Content' })
  await box.waitFor()
  return [page, box]
}

/** What a browser does by itself: the same text, editable, with no script. */
async function openPlain(browser: Browser, html: string): Promise<[Page, Locator]> {
  const page = await browser.newPage()
  await page.setContent(`<div role="textbox" contenteditable style="max-width:45rem;font:18px/1.6 serif">${html}</div>`)
  return [page, page.getByRole('textbox')]
}

async function main(): Promise<void> {
  // whatever this machine is set to use, the embedded backend is measured
  Object.assign(process.env, { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' })
  const folder = mkdtempSync(path.join(tmpdir(), 'vat-bench-'))
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  const backend = await startEmbeddedSupabase()
  const site = await serve(filesOf((await buildSite(ROOT, folder, false)).folder), backend.url)
  try {
    const rows: string[][] = []
    for (const size of SIZES) {
      const html = textOf(size)
      const title = `Text-of-${size}`
      await backend.sql(
        `insert into public.news (title, date, category, summary, content) values ($1, '2026-01-01', 'Updates', 'Text', $2)`,
        [title, html],
      )
      for (const slowdown of SLOWDOWNS) {
        const figures: number[][] = []
        for (const open of [() => openPlain(browser, html), () => openEditor(browser, site.url, title)]) {
          const [page, box] = await open()
          figures.push(await typeIn(page, box, slowdown))
          await page.close()
        }
        const [plain = [], ours = []] = figures
        const row = [plain, ours].flatMap((delays) => [percentile(delays, 0.5), percentile(delays, 0.95)])
        const ratio = percentile(ours, 0.5) / percentile(plain, 0.5)
        rows.push([
          `${html.length} characters, slowed ${slowdown} ×`,
          ...row.map((ms) => ms.toFixed(0)),
          ratio.toFixed(2),
        ])
      }
    }
    const head = ['key to next frame, ms', 'plain p50', 'plain p95', 'editor p50', 'editor p95', 'p50 ÷ plain']
    console.log(formatTable(head, rows))
  } finally {
    site.close()
    await backend.close()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
