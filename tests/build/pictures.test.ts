import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SITE_NAME } from '@/lib/site'
import { readWrittenPage } from '../support/written-page.ts'
import { DIST, listFiles, read } from './bundle.ts'

/** The width and height of a PNG file of the build, which stand at a fixed place in it (w3.org/TR/png, IHDR). */
function sizeOf(address: string) {
  const png = readFileSync(path.join(DIST, address))
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.byteLength }
}

it('FIND-3 every page names a picture that is there, of the size it says', () => {
  const named = new Set<string>()
  for (const name of listFiles(DIST).filter((file) => file.endsWith('.html') && file !== 'admin.html')) {
    const { meta, links } = readWrittenPage(`${read(name).split('</head>')[0]}</head>`)
    const isListed = links.some(({ rel }) => rel === 'canonical')
    if (!isListed) continue
    const [address = ''] = meta.get('og:image') ?? []
    expect(address, name).toMatch(/\/previews\/.*\.png$/)
    named.add(new URL(address, 'http://localhost').pathname)
    expect([meta.get('og:image:width'), meta.get('og:image:height')], name).toEqual([['1200'], ['630']])
  }
  expect(named.size).toBeGreaterThan(5)
  const missing = [...named].filter((address) => !existsSync(path.join(DIST, address)))
  expect(missing, 'npm run pictures draws them').toEqual([])
  for (const address of named) {
    const { bytes, ...size } = sizeOf(address)
    expect(size, address).toEqual({ width: 1200, height: 630 })
    expect(bytes).toBeLessThan(300_000)
  }
})

it('FIND-9 every page names the manifest, which says what the site is called and looks like, and its icons', () => {
  const { meta, links } = readWrittenPage(read('index.html'))
  const linked = (rel: string) => links.find((link) => link.rel === rel)?.href ?? ''
  const manifest = JSON.parse(read(linked('manifest')))
  const [paper] = meta.get('theme-color') ?? []
  expect(manifest).toMatchObject({ name: SITE_NAME, theme_color: paper, background_color: paper })
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = sizeOf(src)
    expect(sizes).toBe(`${width}x${height}`)
  }
  const kinds = manifest.icons.map(({ purpose }: { purpose: string }) => purpose)
  expect(new Set(kinds)).toEqual(new Set(['any', 'maskable']))
  expect(sizeOf(linked('apple-touch-icon'))).toMatchObject({ width: 180, height: 180 })
})
