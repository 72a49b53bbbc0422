import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createStaticHost } from '../../src/site/hosting/static-host.ts'
import { type BenchBackend, startBackend } from './backend.ts'
import { buildPages } from './build-pages.ts'
import { buildWithGenerators, type Item, installGenerators, type Texts } from './generators.ts'
import {
  judgePages,
  judgeSteps,
  OURS,
  type PageVisits,
  PLAIN,
  pageTable,
  SHELL,
  stepTable,
  VITEPRESS,
} from './page-report.ts'
import { type Address, openDevice, type PhoneVisit, visitOnPhone } from './phone-visit.ts'
import { PLAIN_STYLES, plainCopy, plainPage } from './plain-page.ts'
import { untilQuiet } from './quiet-machine.ts'
import { verdictTable } from './report.ts'
import { type Certificate, makeCertificate, secure } from './secure-server.ts'
import { type Files, filesOf, serve } from './serve.ts'
import { type Line, openLine, SLOW_LINE } from './slow-line.ts'
import { type Journey, travel, watchSteps } from './steps.ts'
import { SLOW_CPU } from './visit.ts'

const HELP = `Measures pages on a slow phone, and steps in the app (npm run bench:pages):
  --runs N     visits of each page (default 5)
  --quick      one run
  --large      only the law, of 3,000 sections
  --only KIND  only one kind of page (home, law, section, ruling, list), or only the steps (app)
  --install    first installs VitePress and Starlight, which are compared with, into node_modules/.cache`

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, 'node_modules/.cache/bench/pages')
const SITE = path.join(FOLDER, 'site')
const ROWS = 200
const SECTIONS = { usual: 150, large: 3000 }

type Options = { runs: number; isLarge: boolean; only: string | undefined }
type Closing = (() => unknown)[]

const log = (message: string) => process.stderr.write(`${message}\n`)

/** A site to visit: its address behind the line, and which pages it has. */
interface Site {
  name: string
  url: string
  /** Whether repeat and offline visits are of interest. */
  isVisitedAgain: boolean
}

/** Measures everything and prints one report in Markdown. */
async function main(options: Options): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const closing: Closing = [() => rmSync(FOLDER, { recursive: true, force: true })]
  try {
    const certificate = makeCertificate(FOLDER)
    const line = openLine()
    closing.push(line.close)
    log('Filling the backend, building the sites …')
    const backend = await startBackend()
    closing.push(backend.close)
    await backend.replaceLaw(options.isLarge ? SECTIONS.large : SECTIONS.usual)
    await backend.replaceLists(ROWS)
    const lead = async (upstream: string) => {
      const served = await secure(upstream, certificate)
      closing.push(served.close)
      return line.lead(served.url)
    }
    await buildPages({
      LOCAL_SITE_DIR: SITE,
      VITE_SUPABASE_URL: await lead(backend.url),
      VITE_SUPABASE_ANON_KEY: backend.key,
      NODE_EXTRA_CA_CERTS: certificate.file,
    })
    const texts = await readTexts(backend, options.isLarge)
    const pages = pagesOf(texts, options.isLarge)
    const sites = await serveSites(texts, pages, lead, closing)
    console.log(heading(sites, options))
    const { only } = options
    const visited = new Map([...pages].filter(([kind]) => !only || only === kind))
    const visits = await visitAll(sites, visited, line, certificate, options)
    const verdicts = judgePages(visits, options.isLarge)
    console.log(pageTable(visits))
    if (!options.isLarge && (!only || only === 'app')) {
      const journeys = await travelAll(sites, texts, line, certificate, options)
      console.log(
        `\n## In the app: a desktop's window, processor slowed ${SLOW_CPU} times, a fast line\n\n${stepTable(journeys)}`,
      )
      verdicts.push(...judgeSteps(journeys))
    }
    console.log(`\n## Goals\n\n${verdictTable(verdicts)}\n\nLoad of the machine at the end: ${load()}`)
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

async function readTexts(backend: BenchBackend, isLarge: boolean): Promise<Texts> {
  const newest = (table: string, columns: string, limit: number) =>
    backend.read<Item>(`${table}?select=id,title,date,summary,content${columns}&order=date.desc,id.asc&limit=${limit}`)
  return {
    law: await backend.readLaw(),
    sections: isLarge
      ? []
      : await backend.read(
          'sections?select=slug,title,content,chapters!inner()&chapters.type=eq.vat-law&order=order.asc',
        ),
    rulings: await newest('rulings', ',court', 20),
    news: await newest('news', '', 3),
  }
}

/** The pages that are visited, by kind: where they lie, and a text at the end of each. */
function pagesOf(
  { law, sections, rulings, news }: Texts,
  isLarge: boolean,
): Map<string, { path: string; text: string }> {
  const last = law.at(-1)?.sections.at(-1)?.title ?? ''
  const whole = ['law', { path: '/law/vat-law', text: last }] as const
  if (isLarge) return new Map([whole])
  const [section, ruling] = [sections[29], rulings[0]]
  return new Map([
    ['home', { path: '/', text: news[0]?.title ?? '' }],
    whole,
    ['section', { path: `/law/vat-law/${section?.slug}`, text: section?.title ?? '' }],
    ['ruling', { path: `/rulings/${ruling?.id}`, text: ruling?.title ?? '' }],
    ['list', { path: '/rulings', text: rulings.at(-1)?.title ?? '' }],
  ])
}

async function serveSites(
  texts: Texts,
  pages: Map<string, { path: string }>,
  lead: (upstream: string) => Promise<string>,
  closing: Closing,
): Promise<Site[]> {
  const start = async (name: string, files: Files, isVisitedAgain = false): Promise<Site> => {
    const served = await serve(files)
    closing.push(served.close)
    return { name, url: await lead(served.url), isVisitedAgain }
  }
  const host = createServer(createStaticHost(SITE))
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => host.close(),
    () => host.closeAllConnections(),
  )
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const built = filesOf(SITE)
  return [
    await start(PLAIN, plainFiles(texts, pages, built), true),
    { name: OURS, url: await lead(address), isVisitedAgain: true },
    await start(SHELL, shellFiles(built)),
    ...(await Promise.all([...buildWithGenerators(texts)].map(([name, folder]) => start(name, filesOf(folder))))),
  ]
}

/** The same texts and fonts without a script. */
function plainFiles({ law }: Texts, pages: Map<string, { path: string }>, built: Files): Files {
  const font = (family: string) => {
    const found = [...built].find(([name]) => name.includes(family) && name.endsWith('.woff2'))
    if (!found) throw new Error(`The build holds no ${family} font: adapt pages.ts.`)
    return found[1]
  }
  const files: Files = new Map([
    ['/assets/plain.css', Buffer.from(PLAIN_STYLES)],
    ['/assets/serif.woff2', font('serif-text')],
    ['/assets/sans.woff2', font('sans')],
  ])
  for (const [kind, { path }] of pages) {
    const name = path === '/' ? '/index.html' : `${path}.html`
    const html = kind === 'law' ? plainPage(law) : plainCopy(built.get(name)?.toString() ?? '')
    files.set(name, Buffer.from(html))
  }
  return files
}

/** The same build with the empty page that staff get, at every address: it asks for its data once it is alive. */
function shellFiles(built: Files): Files {
  const kept = [...built].filter(([name]) => !/\.html$|^\/sw\.js$/.test(name))
  return new Map([...kept, ['/index.html', built.get('/admin.html') ?? Buffer.of()]])
}

/** Visits the sites in turn, so that what else the machine does is shared by all. */
async function visitAll(
  sites: Site[],
  pages: Map<string, { path: string; text: string }>,
  line: Line,
  { fingerprint }: Certificate,
  { runs }: Options,
): Promise<PageVisits[]> {
  const all: PageVisits[] = []
  for (const kind of pages.keys()) {
    for (const { name } of sites) all.push({ kind, site: name, cold: [], repeat: [], offline: [] })
  }
  const visit = async (profile: string, address: Address, lineProfile: Parameters<Line['set']>[0]) => {
    await untilQuiet()
    const context = await openDevice('phone', profile, fingerprint)
    try {
      line.set(lineProfile)
      const visited = await visitOnPhone(context, address)
      // what a service worker keeps after the visit
      for (let before = -1; before !== line.received(); await sleep(2000)) before = line.received()
      return visited
    } finally {
      await context.close()
    }
  }
  const tried = async (into: PhoneVisit[], task: () => Promise<PhoneVisit>) => {
    await task().then(
      (visited) => into.push(visited),
      (error: Error) => log(error.message.split('\n')[0] ?? ''),
    )
  }
  // Once unmeasured: what is asked for first is not yet in the machine's memory.
  for (let run = 0; run <= runs; run++) {
    for (const { kind, site, cold, repeat, offline } of all) {
      const { url, isVisitedAgain } = sites.find(({ name }) => name === site) ?? { url: '', isVisitedAgain: false }
      const page = pages.get(kind) ?? { path: '/', text: '' }
      const address = { url: url + page.path, text: page.text }
      const profile = path.join(FOLDER, 'profile')
      rmSync(profile, { recursive: true, force: true })
      if (run === 0) {
        if (site === OURS || site === SHELL) await visit(profile, address, 'fast')
        continue
      }
      log(`Visit ${run} of ${runs}: ${kind}, ${site} (load ${load()})`)
      await tried(cold, () => visit(profile, address, SLOW_LINE))
      if (!isVisitedAgain) continue
      await tried(repeat, () => visit(profile, address, SLOW_LINE))
      if (site === OURS) await tried(offline, () => visit(profile, address, 'cut'))
    }
  }
  return all
}

/** Goes through the sites that have the same pages under the same addresses. */
async function travelAll(
  sites: Site[],
  { law, rulings }: Texts,
  line: Line,
  { fingerprint }: Certificate,
  { runs }: Options,
): Promise<Map<string, Journey[]>> {
  const sections = law.flatMap((chapter) => chapter.sections.map(({ id }) => id))
  const journeys = new Map<string, Journey[]>([OURS, PLAIN, SHELL, VITEPRESS].map((name) => [name, []]))
  for (let run = 1; run <= runs; run++) {
    for (const [name, done] of journeys) {
      const site = sites.find((each) => each.name === name)
      if (!site) continue
      log(`Journey ${run} of ${runs}: ${name} (load ${load()})`)
      await untilQuiet()
      const profile = path.join(FOLDER, 'profile')
      rmSync(profile, { recursive: true, force: true })
      const context = await openDevice('desktop', profile, fingerprint)
      try {
        line.set('fast')
        const page = context.pages()[0] ?? (await context.newPage())
        const client = await context.newCDPSession(page)
        await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
        await page.addInitScript(watchSteps)
        const ruling = rulings[0] ?? { id: '', title: '' }
        const query = name === PLAIN || name === VITEPRESS ? null : ruling.title
        done.push(await travel(page, client, { site: site.url, sections, ruling, query }))
      } catch (error) {
        log(String(error).split('\n')[0] ?? '')
      } finally {
        await context.close()
      }
    }
  }
  return journeys
}

const load = () => (loadavg()[0] ?? 0).toFixed(1)

const heading = (sites: Site[], { runs }: Options) =>
  `# Pages, measured

A phone's window, processor slowed ${SLOW_CPU} times, a line of ${SLOW_LINE.roundTrip} ms round trip and ${(SLOW_LINE.rate * 8) / 1000} Mbit/s shaped packet by packet,
HTTP/2 over TLS, the API on an origin of its own; ${cpus().length} processors (${cpus()[0]?.model}), ${runs} visits each, in turn.
Plain HTML: the same texts as static pages with a linked stylesheet and two of the same font files. Our pages are
compressed by the preview, with brotli 5, all others with brotli 11.${sites.length === 3 ? ' VitePress and Starlight are not installed (--install), and left out.' : ''}
`

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(HELP)
else {
  if (values.install) installGenerators()
  await main({ runs: values.quick ? 1 : Number(values.runs), isLarge: values.large, only: values.only })
}
