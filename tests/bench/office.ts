import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { findChromium } from '../support/find-chromium.ts'
import { buildSite } from './build-site.ts'
import { formatTable } from './format-table.ts'
import { loadLists, ROWS } from './generated-lists.ts'
import { generateSections } from './generated-sections.ts'
import { filesOf, serve } from './serve.ts'
import { show, spread } from './statistics.ts'
import { click, watchSteps } from './steps.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const RUNS = 7
const SLOW_CPU = 4
const SECTIONS = 500
const CHAPTER = 'A long chapter'

/** What issue 11 allows from the click on, in milliseconds. */
const LIST = 300
const FORM = 400

type Goal = {
  name: string
  /** The address on which one stands, and what is clicked there. */
  from: string
  link: string
  to: string
  selector: string
  atMost: number
  /** The plain page beside it. */
  plain: keyof typeof PLAIN
}

const PLAIN = {
  list: { link: 'a[href="/plain-list.html"]', path: '/plain-list.html', selector: 'td' },
  form: { link: 'a[href="/plain-form.html"]', path: '/plain-form.html', selector: '[contenteditable]' },
}

const ROW = '.office-table .whole-row'

const GOALS: Goal[] = [
  {
    ...{ name: `${ROWS} rulings`, from: '/admin', link: 'nav a[href="/admin/rulings"]' },
    ...{ to: '/admin/rulings', selector: ROW, atMost: LIST, plain: 'list' },
  },
  {
    ...{ name: `${ROWS} messages`, from: '/admin', link: 'nav a[href="/admin/messages"]' },
    ...{ to: '/admin/messages', selector: '[id^=message-]', atMost: LIST, plain: 'list' },
  },
  {
    ...{ name: `a chapter of ${SECTIONS} sections`, from: `/admin/chapters?q=${CHAPTER}` },
    ...{ link: 'button[aria-expanded=false]:has-text("Sections")', to: '/admin/chapters' },
    ...{ selector: '.office-below .whole-row', atMost: LIST, plain: 'list' },
  },
  {
    ...{ name: 'the form of a ruling', from: '/admin/rulings', link: ROW },
    ...{ to: '/admin/rulings', selector: '.ProseMirror', atMost: FORM, plain: 'form' },
  },
]

/** Fills the backend, and gives the plain pages their words. */
async function fill(backend: Awaited<ReturnType<typeof startEmbeddedSupabase>>): Promise<void> {
  await loadLists(backend)
  await backend.sql(
    `insert into public.contact_messages (name, email, message, created_at)
     select 'Sender ' || n, 'sender' || n || '@example.com', 'How is this done, in case ' || n || '?', now() - n * interval '1 hour'
     from generate_series(1, $1) n`,
    [ROWS],
  )
  const [chapter] = await backend.sql(
    `insert into public.chapters (title, type, "order") values ($1, 'vat-law', 990) returning id`,
    [CHAPTER],
  )
  const rows = [...generateSections(SECTIONS, 11)].map(({ title, content }, order) => ({ title, content, order }))
  await backend.sql(
    `insert into public.sections (chapter_id, title, content, "order")
     select $1, title, content, "order" from jsonb_to_recordset($2::text::jsonb) as r (title text, content text, "order" int)`,
    [chapter?.id, JSON.stringify(rows)],
  )
}

const page = (body: string) => Buffer.from(`<!doctype html><meta charset="utf-8"><title>Plain</title>${body}`)

/** The same words as files, with no script. */
function plainFiles(): Map<string, Buffer> {
  const texts = [...generateSections(20, 11)]
  const rows = texts.map(({ title }, n) => `<tr><td>${title}<td>Court ${n}<td>1 January 2026`).join('')
  return new Map([
    ['/plain.html', page('<a href="/plain-list.html">List</a> <a href="/plain-form.html">Form</a>')],
    ['/plain-list.html', page(`<table>${rows}</table>`)],
    ['/plain-form.html', page(`<input value="Title"><div contenteditable>${texts[0]?.content}</div>`)],
  ])
}

async function signIn(tab: Page, site: string): Promise<void> {
  await tab.goto(`${site}/admin`)
  await tab.getByLabel('Email').fill(LOCAL_STAFF.email)
  await tab.getByLabel('Password').fill(LOCAL_STAFF.password)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
}

/** The first run of each is left out: it fills the browser's caches. */
async function measure(tab: Page, site: string, goal: Goal): Promise<{ ours: number[]; plain: number[] }> {
  const times = { ours: [] as number[], plain: [] as number[] }
  const beside = PLAIN[goal.plain]
  for (let run = 0; run <= RUNS; run += 1) {
    await tab.goto(`${site}/plain.html`, { waitUntil: 'networkidle' })
    const plain = await click(tab, beside.link, beside)
    await tab.goto(site + goal.from, { waitUntil: 'networkidle' })
    const ours = await click(tab, goal.link, { path: goal.to, selector: goal.selector })
    if (run === 0) continue
    times.ours.push(ours)
    times.plain.push(plain)
  }
  return times
}

async function main(): Promise<void> {
  // whatever this machine is set to use, the embedded backend is measured
  Object.assign(process.env, { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' })
  const folder = mkdtempSync(path.join(tmpdir(), 'vat-bench-'))
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  const backend = await startEmbeddedSupabase()
  try {
    await fill(backend)
    const files = filesOf((await buildSite(ROOT, folder, false)).folder)
    const site = await serve(new Map([...files, ...plainFiles()]), backend.url)
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await tab.addInitScript(watchSteps)
    await signIn(tab, site.url)
    const client = await tab.context().newCDPSession(tab)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    const rows: string[][] = []
    for (const goal of GOALS) {
      console.log(`Opening ${goal.name} …`)
      const { ours, plain } = await measure(tab, site.url, goal)
      const [own, beside] = [spread(ours), spread(plain)]
      const verdict = own.median <= goal.atMost ? 'met' : 'not met'
      rows.push([
        goal.name,
        show(own),
        show(beside),
        (own.median / beside.median).toFixed(2),
        `${goal.atMost}`,
        verdict,
      ])
    }
    console.log(`From the click to the frame that shows it; processor slowed ${SLOW_CPU} times, median of ${RUNS}.\n`)
    console.log(formatTable(['opening', 'ours, ms', 'plain page, ms', 'ratio', 'at most, ms', ''], rows))
    site.close()
  } finally {
    await backend.close()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
