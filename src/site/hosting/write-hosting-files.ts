import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inlineHashes } from './inline-hashes.ts'
import { writeHeaders, writeRedirects } from './netlify.ts'
import { writeNginx } from './nginx.ts'
import { type FormerAddress, siteRules } from './site-rules.ts'

/** Pages of each kind; the script that stands in them stands in all. */
const PAGES = ['index.html', '404.html', 'admin.html']

/**
 * Writes the site's rules into a finished build, as the files that Netlify and Cloudflare Pages read and an example for nginx (FIND-8).
 * @param folder the build, with all its pages
 * @param environment the settings of the build whose names begin with VITE_
 * @param written what can stand as a style in its pages, beside what stands in those of `PAGES`, and their former addresses
 */
export async function writeHostingFiles(
  folder: string,
  environment: Readonly<Record<string, string>>,
  { styles = [], former = [] }: { styles?: readonly string[]; former?: readonly FormerAddress[] } = {},
): Promise<void> {
  const pages = PAGES.map((name) => path.join(folder, name)).filter((file) => existsSync(file))
  const rules = siteRules(
    environment,
    inlineHashes(await Promise.all(pages.map((file) => readFile(file, 'utf8'))), styles),
    former,
  )
  const texts = { _headers: writeHeaders(rules), _redirects: writeRedirects(rules), 'nginx.conf': writeNginx(rules) }
  await Promise.all(Object.entries(texts).map(([name, text]) => writeFile(path.join(folder, name), text)))
}
