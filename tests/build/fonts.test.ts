import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutFonts } from '../../src/styles/fonts/build.ts'
import { DIST, listFiles, ROOT, read } from './bundle.ts'

const FONTS = path.join(ROOT, 'src/styles/fonts')

describe('FAST-3 the fonts in the repository', () => {
  it('are what `npm run fonts` writes', async () => {
    const made = await cutFonts()
    const kept = listFiles(FONTS).filter((name) => name.endsWith('.woff2'))
    expect(kept).toEqual([...made.keys()].sort())
    for (const name of kept) expect(made.get(name)?.equals(readFileSync(path.join(FONTS, name))), name).toBe(true)
  })
})

describe('a build', () => {
  // Vite's own page: it names the whole sheet.
  const sheets = () =>
    [...read('admin.html').matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, name = '']) => read(name))

  it('FAST-3 holds fonts of at most 55,000 bytes, all for readers', () => {
    const fonts = listFiles(DIST).filter((name) => name.endsWith('.woff2'))
    const total = fonts.reduce((sum, name) => sum + statSync(path.join(DIST, name)).size, 0)
    expect(fonts).toHaveLength(5)
    expect(total).toBeLessThanOrEqual(55_000)
  })

  it('FAST-3 names its fonts from the root, so that the sheet can stand in any page', () => {
    const urls = sheets().flatMap((sheet) => [...sheet.matchAll(/url\(([^)]*)\)/g)].map(([, url = '']) => url))
    expect(urls.filter((url) => url.includes('woff2'))).toHaveLength(5)
    expect(urls.filter((url) => !url.startsWith('/assets/'))).toEqual([])
  })

  it('FAST-4 gives visitors no style that only staff use', () => {
    const staff = ['src/office/**', 'src/routes/admin/**']
    const words = (patterns: string[], exclude: string[] = []) =>
      new Set(
        globSync(patterns, { cwd: ROOT, exclude })
          .map((name) => readFileSync(path.join(ROOT, name), 'utf8'))
          .flatMap((text) => text.split(/[\s"'`]+/)),
      )
    const visitors = words(['src/**/*.{ts,tsx}'], staff)
    const staffOnly = [...words(staff.map((folder) => `${folder}/*.tsx`))].filter((word) => !visitors.has(word))
    const rules = sheets().join('\n').replaceAll('\\', '')
    const utilities = staffOnly.filter((word) => /^[a-z][\w:[\]./>&*%-]*-[\w[\]./%-]+$/.test(word))
    expect(utilities).toContain('pe-inset')
    expect(utilities.filter((word) => rules.includes(`.${word}{`))).toEqual([])
  })
})
