import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Manifest, minifySync } from 'vite'
import type { RenderedPage } from './entry.tsx'
import { importsOf } from './imports-of.ts'
import { createStyles } from './styles.ts'

const START = minifySync('start.js', readFileSync(path.join(import.meta.dirname, 'start.js'), 'utf8')).code

/** Vite's own tags for scripts and styles: in a page's file the styles stand in the page, and the scripts wait. */
const LOADED = /[ \t]*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n?/g
/** What stands for all pages until one has its own, in the file as Vite builds it. */
const TITLE = /[ \t]*<title>.*?<\/title>\n?/
const COMMENTS = /[ \t]*<!--.*?-->\n?/gs
const WITHOUT_SCRIPTS = /[ \t]*<noscript>.*?<\/noscript>\n?/s

/** Puts rendered pages into files. */
export type Template = {
  /** The whole file of a page; `pathname` is null for the file that stands for addresses that have none. */
  compose: (page: RenderedPage, address: { pathname: string | null; isAsked: boolean }) => string
  /** What can stand between <style> and </style>. */
  styles: string[]
}

/** @param dist the folder of Vite's build, with its manifest */
export function createTemplate(dist: string, manifest: Manifest): Template {
  const frame = readFileSync(path.join(dist, 'index.html'), 'utf8')
    .replace(LOADED, '')
    .replace(COMMENTS, '')
    .replace(TITLE, '')
    .replace(WITHOUT_SCRIPTS, '')
  const start = manifest['index.html']
  if (!start) throw new Error('The build has no index.html.')
  const styles = createStyles(dist, manifest)
  const common = importsOf(manifest, 'index.html')

  const compose: Template['compose'] = (page, { pathname, isAsked }) => {
    const own = page.modules.flatMap((module) => importsOf(manifest, module))
    const chunks = [...new Set([...common, ...own])]
      .map((file) => `/${file}`)
      .filter((file) => file !== `/${start.file}`)
    const { style, rest } = styles.of(page.modules)
    const loaded = `data-entry="/${start.file}" data-chunks="${chunks.join(' ')}"${rest ? ` data-rest="${rest}"` : ''}`
    const data = `<script type="application/json" id="page-data" ${loaded}>${page.data}</script>`
    // A reader without scripts has all styles at once: no other comes later.
    const whole = rest ? `<noscript><link rel="stylesheet" href="${rest}"/></noscript>` : ''
    // After the text, which must not wait for it: the list of a long law's sections is long too.
    const facts = page.structuredData && `<script type="application/ld+json">${page.structuredData}</script>`
    return frame
      .replace('<html ', () => `<html data-page="${pathname ?? ''}"${isAsked ? ' data-asks' : ''} `)
      .replace('</head>', () => `${page.head}<style>${style}</style>${whole}<script>${START}</script></head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>${data}${facts}`)
  }
  return { compose, styles: styles.all }
}
