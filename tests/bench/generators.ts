import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Law } from './plain-page.ts'

/** Where the generators are installed; no part of the project's own packages. */
const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/bench/generators')
const PACKAGES = ['vitepress@1.6.4', 'vue@3.5.45', 'astro@7.3.5', '@astrojs/starlight@0.42.4']

/** The texts that all sites show. */
export interface Texts {
  law: Law
  /** The addresses and the titles of the sections that have a page. */
  sections: { slug: string; title: string; content: string }[]
  /** Newest first: the list's first page. */
  rulings: Item[]
  news: Item[]
}

export interface Item {
  id: string
  title: string
  date: string
  summary: string
  content: string
  court?: string
}

/** A generator of static sites, and the folder of its build. */
interface Generator {
  name: string
  program: string
  args: string[]
  /** Where its pages' sources lie, what else it reads, and where the site comes. */
  sources: string
  settings: Record<string, string>
  site: string
  page: (title: string, body: string) => string
}

const TITLE = 'Israel VAT Guide'
const MENU = [
  { text: 'VAT Law', link: '/law/vat-law' },
  { text: 'Rulings', link: '/rulings' },
]

const GENERATORS: Generator[] = [
  {
    name: 'VitePress',
    program: 'vitepress/bin/vitepress.js',
    args: ['build', 'docs'],
    sources: 'docs',
    settings: {
      'docs/.vitepress/config.mjs': `export default ${JSON.stringify({
        title: TITLE,
        cleanUrls: true,
        ignoreDeadLinks: true,
        head: [['link', { rel: 'icon', href: 'data:,' }]],
        themeConfig: { nav: MENU, sidebar: MENU, search: { provider: 'local' } },
      })}`,
    },
    site: 'docs/.vitepress/dist',
    page: (title, body) => `# ${title}\n\n${body}\n`,
  },
  {
    name: 'Starlight',
    program: 'astro/bin/astro.mjs',
    args: ['build'],
    sources: 'src/content/docs',
    settings: {
      'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }`,
      'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default {
  site: 'https://example.org',
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  integrations: [starlight(${JSON.stringify({
    title: TITLE,
    sidebar: MENU.map(({ text, link }) => ({ label: text, link })),
  })})],
}`,
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    },
    site: 'dist',
    page: (title, body) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}\n`,
  },
]

/** Installs the generators that the benchmark compares with. */
export function installGenerators(): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true, "type": "module" }')
  const args = ['install', '--no-audit', '--no-fund', '--save-exact', ...PACKAGES]
  execFileSync('npm', args, { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' })
}

/** Builds the same texts with every generator that is installed: the folders by name. */
export function buildWithGenerators(texts: Texts): Map<string, string> {
  const built = new Map<string, string>()
  for (const generator of GENERATORS) {
    const program = path.join(FOLDER, 'node_modules', generator.program)
    if (!existsSync(program)) continue
    const root = path.join(FOLDER, generator.name.toLowerCase())
    rmSync(root, { recursive: true, force: true })
    const put = (name: string, text: string) => {
      const file = path.join(root, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    for (const [name, text] of Object.entries(generator.settings)) put(name, text)
    for (const [name, { title, body }] of pagesOf(texts)) {
      put(path.join(generator.sources, `${name}.md`), generator.page(title, body))
    }
    const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '--max-old-space-size=4096' }
    execFileSync(process.execPath, [program, ...generator.args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    })
    built.set(generator.name, path.join(root, generator.site))
  }
  return built
}

/** The pages by address, as Markdown with the stored HTML in it. */
function pagesOf({ law, sections, rulings, news }: Texts): Map<string, { title: string; body: string }> {
  const list = (items: Item[], folder: string) =>
    items.map(({ id, title, date, summary }) => `- [${title}](/${folder}/${id}), ${date}. ${summary}`).join('\n')
  const chapters = law.map(({ title }) => `- [${title}](/law/vat-law)`).join('\n')
  const home = `[Start Reading](/law/vat-law) [Rulings](/rulings)\n\n## Latest news\n\n${list(news, 'news')}\n\n## The law\n\n${chapters}`
  const whole = law.map(
    ({ title, sections }) =>
      `## ${title}\n\n${sections.map(({ id, title, content }) => `<div id="${id}">\n\n### ${title}\n\n${content}\n\n</div>`).join('\n\n')}`,
  )
  return new Map([
    ['index', { title: TITLE, body: home }],
    ['law/vat-law', { title: 'VAT Law', body: whole.join('\n\n') }],
    ...sections.map(({ slug, title, content }) => [`law/vat-law/${slug}`, { title, body: content }] as const),
    ['rulings', { title: 'Rulings', body: list(rulings, 'rulings') }],
    ...rulings.map(
      ({ id, title, date, court, summary, content }) =>
        [`rulings/${id}`, { title, body: `${court}, ${date}\n\n${summary}\n\n${content}` }] as const,
    ),
  ])
}
