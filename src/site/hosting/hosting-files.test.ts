import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readHeaders, readRedirects, writeRedirects } from './netlify.ts'
import { writeNginx } from './nginx.ts'
import { REVALIDATED, siteRules } from './site-rules.ts'
import { writeHostingFiles } from './write-hosting-files.ts'

const HOSTED = { VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co/', VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' }
const NONE = { scripts: [], styles: [] }

/** The directives of the policy of every answer. */
function policyOf(environment: Record<string, string>, inline = NONE): Map<string, string[]> {
  const everywhere = siteRules(environment, inline).headers.find(({ path: where }) => where === '/*')!
  const directives = everywhere.headers['Content-Security-Policy']!.split('; ').map((directive) => directive.split(' '))
  return new Map(directives.map(([name = '', ...values]) => [name, values]))
}

/** The files of a build with these pages. */
async function filesFor(pages: Record<string, string>, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(folder, name), text)
  await writeHostingFiles(folder, environment)
  return (name: string) => readFileSync(path.join(folder, name), 'utf8')
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('SEC-3 the policy', () => {
  it('SEC-3 lets nothing run that is not a file of the site', () => {
    const policy = policyOf({})
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    for (const name of ['script-src-attr', 'object-src', 'base-uri', 'frame-ancestors', 'frame-src']) {
      expect(policy.get(name), name).toEqual(["'none'"])
    }
    expect([...policy.values()].flat().filter((value) => /unsafe-eval|\*|^https?:$|^data:$/.test(value))).toEqual([])
  })

  it('SEC-3 allows connections to the backend and the look-up of the IP address alone', () => {
    expect(policyOf(HOSTED).get('connect-src')).toEqual([
      "'self'",
      'https://abcdefgh.supabase.co',
      'https://api.ipify.org',
    ])
    const own = { VITE_IP_LOOKUP_URL: 'https://ip.example.com:8443/me?as=json' }
    expect(policyOf(own).get('connect-src')).toEqual(["'self'", 'https://ip.example.com:8443'])
    expect(policyOf({ VITE_IP_LOOKUP_URL: '' }).get('connect-src')).toEqual(["'self'"])
  })

  it('SEC-3 names the script and the style that stand in the pages, and no data', async () => {
    const head =
      '<style>p { color: red }</style><script>document.title = "x"</script><script src="/assets/x.js"></script>'
    const data = '<script type="application/json" id="page-data">{"a":1}</script>'
    const read = await filesFor({ 'index.html': head + data, '404.html': head, 'admin.html': '<div id="root"></div>' })
    for (const name of ['_headers', 'nginx.conf']) {
      expect(read(name), name).toContain(`script-src 'self' ${hashOf('document.title = "x"')};`)
      expect(read(name), name).toContain(`style-src 'self' ${hashOf('p { color: red }')};`)
    }
  })

  it('SEC-3 stops the build when two pages hold different scripts', async () => {
    const pages = { 'index.html': '<script>one()</script>', '404.html': '<script>two()</script>' }
    await expect(filesFor(pages)).rejects.toThrow('The pages hold 2 different inline scripts; one may stand in all.')
  })
})

describe('FIND-8 the files for hosts', () => {
  const rules = siteRules(HOSTED, { scripts: ['sha256-AAAA='], styles: ['sha256-BBBB='] })
  const pages = { 'index.html': '<p>Words</p>' }

  it('FIND-8 say the rules of the build, in the format of Netlify and Cloudflare Pages', async () => {
    const read = await filesFor(pages, HOSTED)
    const written = siteRules(HOSTED, NONE)
    expect(readHeaders(read('_headers'))).toEqual(written.headers)
    expect(readRedirects(read('_redirects'))).toEqual(written.addresses)
    // developers.cloudflare.com/pages/configuration/headers: a line has room for 2,000 characters
    expect(
      Math.max(
        ...read('_headers')
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(2000)
  })

  it('FIND-8 lead on from former addresses, each in its format', () => {
    const former = { from: '/law/vat-law/30', to: '/law/vat-law/30a' }
    const leading = siteRules(HOSTED, NONE, [former])
    expect(writeRedirects(leading)).toMatch(/^\/law\/vat-law\/30 \/law\/vat-law\/30a 302\n/)
    expect(readRedirects(writeRedirects(leading))).toEqual([{ ...former, status: 302 }, ...rules.addresses])
    expect(writeNginx(leading).split('\n')).toContain(
      '    location = /law/vat-law/30 { return 302 /law/vat-law/30a$is_args$args; }',
    )
  })

  it('FIND-8 name each header in one rule alone, as hosts join the values of several', () => {
    const names = rules.headers.flatMap(({ headers }) => Object.keys(headers))
    expect(new Set(names).size).toBe(names.length)
  })

  it('FIND-8 say the same to nginx', async () => {
    const read = await filesFor(pages, HOSTED)
    const lines = read('nginx.conf').split('\n')
    const [everywhere, assets] = siteRules(HOSTED, NONE).headers
    for (const [name, value] of Object.entries(everywhere!.headers)) {
      expect(lines).toContain(`    add_header ${name} "${value}" always;`)
    }
    expect(lines).toContain(`    ~^/assets/ "${assets!.headers['Cache-Control']}";`)
    expect(lines).toContain(`    default "${REVALIDATED}";`)
    expect(lines).toContain('    location /admin/ { try_files /admin.html =404; }')
    expect(lines).toContain('    location = /law { try_files /law/vat-law.html =404; }')
  })
})
