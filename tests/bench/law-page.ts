import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../support/find-chromium.ts'
import { type BenchBackend, startBackend } from './backend.ts'
import { buildSite } from './build-site.ts'
import { type Law, PLAIN_STYLES, plainPage } from './plain-page.ts'
import {
  ON_MOUNT,
  ON_PHONE,
  OURS,
  PLAIN,
  type Scrolls,
  scrollTable,
  type Visits,
  verdictTable,
  visitTable,
} from './report.ts'
import { scroll } from './scroll.ts'
import { filesOf, serve } from './serve.ts'
import { judgeLongLaw, judgeVisits } from './verdicts.ts'
import { DESKTOP, type Ends, PHONE, SLOW_CPU, type Variant, visit } from './visit.ts'

const HELP = `Measures the law page (npx node tests/bench/law-page.ts):
  --runs N   visits of each variant (default 5)
  --quick    2 visits, and no law of 3,000 sections`

/** How long a law the site must bear (issue, "Speed"). */
const LONG_LAW = 3000
const PAGE = '/law/vat-law'
const ROOT = path.resolve(import.meta.dirname, '../..')

// As in playwright.config.ts: no look-ups of the browser's own, which would spoil the timing.
const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']

type Options = { runs: number; quick: boolean }
const log = (message: string) => process.stderr.write(`${message}\n`)

/** Measures everything and prints one report in Markdown. */
async function main(options: Options): Promise<void> {
  // whatever this machine is set to use, the embedded backend is measured
  Object.assign(process.env, { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' })
  const folder = mkdtempSync(path.join(tmpdir(), 'vat-bench-'))
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const args = process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET
    const browser = await chromium.launch({ executablePath: findChromium(), args })
    closing.push(() => browser.close())
    log('Building the site twice, opening the backend …')
    const backend = await startBackend()
    closing.push(backend.close)
    const sites = await serveSites(folder, backend, closing)
    console.log(heading(browser, options))

    const law = await backend.readLaw()
    const variants = [await servePlain(law, sites.ours.fonts, closing), sites.ours, sites.onMount, onPhone(sites.ours)]
    const visits = await visitAll(browser, variants, law, options)
    console.log(`\n## The law: ${count(law)} sections\n\n${visitTable(visits)}\n\n${await answerTime(backend)}`)
    const verdicts = judgeVisits(visits)
    if (!options.quick) verdicts.push(...(await measureLongLaw(browser, backend, sites.ours, options, closing)))
    console.log(`\n## Goals\n\n${verdictTable(verdicts)}`)
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

type Closing = (() => unknown)[]
type Site = Variant & { fonts: { serif: Buffer; sans: Buffer } }

async function serveSites(folder: string, { url }: BenchBackend, closing: Closing) {
  const start = async (name: string, isFetchedOnMount: boolean): Promise<Site> => {
    const { folder: built, pageChunk } = await buildSite(ROOT, path.join(folder, name), isFetchedOnMount)
    const files = filesOf(built)
    const served = await serve(files, url)
    closing.push(served.close)
    const font = (family: string) => {
      const file = [...files.keys()].find((each) => each.includes(family) && each.endsWith('.woff2'))
      if (!file) throw new Error(`The build holds no ${family} font: adapt law-page.ts.`)
      return readFileSync(path.join(built, file))
    }
    return { name, url: served.url + PAGE, pageChunk, fonts: { serif: font('serif-text'), sans: font('sans') } }
  }
  return { ours: await start(OURS, false), onMount: await start(ON_MOUNT, true) }
}

async function servePlain(law: Law, { serif, sans }: Site['fonts'], closing: Closing): Promise<Variant> {
  const files = {
    [`${PAGE}.html`]: plainPage(law),
    '/assets/plain.css': PLAIN_STYLES,
    '/assets/serif.woff2': serif,
    '/assets/sans.woff2': sans,
  }
  const served = await serve(new Map(Object.entries(files).map(([name, body]) => [name, Buffer.from(body)])))
  closing.push(served.close)
  return { name: PLAIN, url: served.url + PAGE }
}

/** Visits the variants in turn, so that what else the machine does is shared by all. */
async function visitAll(browser: Browser, variants: Variant[], law: Law, { runs }: Options): Promise<Visits> {
  const visits: Visits = Object.fromEntries(variants.map(({ name }) => [name, []]))
  const ends = endsOf(law)
  for (let run = 1; run <= runs; run++) {
    for (const variant of variants) {
      log(`${count(law)} sections, visit ${run} of ${runs}: ${variant.name}`)
      visits[variant.name]?.push(await visit(browser, variant, ends))
    }
  }
  return visits
}

async function measureLongLaw(browser: Browser, backend: BenchBackend, site: Site, options: Options, closing: Closing) {
  log(`Replacing the law by one of ${LONG_LAW} sections …`)
  await backend.replaceLaw(LONG_LAW)
  const law = await backend.readLaw()
  const variants = [await servePlain(law, site.fonts, closing), site]
  const visits = await visitAll(browser, variants, law, options)
  const scrolls: Scrolls = [1, SLOW_CPU].flatMap((slowdown) =>
    variants.map(({ name }) => ({ name, slowdown, runs: [] })),
  )
  for (let run = 1; run <= Math.min(3, options.runs); run++) {
    for (const { name, slowdown, runs } of scrolls) {
      log(`Scrolling, run ${run}: ${name}, slowed ${slowdown} times`)
      const variant = variants.find((each) => each.name === name)
      if (variant) runs.push(await scroll(browser, variant, endsOf(law), slowdown))
    }
  }
  console.log(
    `\n## A law of ${LONG_LAW} sections\n\n${visitTable(visits)}\n\n${await answerTime(backend)}\n\n${scrollTable(scrolls)}`,
  )
  return judgeLongLaw(visits, scrolls)
}

const answerTime = async (backend: BenchBackend) =>
  `The embedded backend alone takes ${Math.round(await backend.timeLaw())} ms to answer with the law.`

const onPhone = (site: Variant): Variant => ({ ...site, name: ON_PHONE, viewport: PHONE })

const count = (law: Law) => law.reduce((sum, { sections }) => sum + sections.length, 0)

function endsOf(law: Law): Ends {
  const ids = law.flatMap(({ sections }) => sections.map(({ id }) => id))
  return { first: ids[0] ?? '', last: ids.at(-1) ?? '' }
}

const heading = (browser: Browser, { runs }: Options) =>
  `# The law page, measured

Chromium ${browser.version()}, window of ${Object.values(DESKTOP).join(' × ')} (phone: ${Object.values(PHONE).join(' × ')}), processor slowed ${SLOW_CPU} times, 150 ms round trip, 1.6 Mbit/s both ways;
${cpus().length} processors (${cpus()[0]?.model}), HTTP/1.1 on the loopback, ${runs} cold visits of each variant, in turn.
Plain HTML: the same law as one static page with a linked stylesheet and the same two font files. Static files are
compressed with brotli 11, answers of the embedded backend with brotli 4.`

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(HELP)
else await main({ quick: values.quick, runs: values.quick ? 2 : Number(values.runs) })
