import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { findChromium } from '../../../tests/support/find-chromium.ts'

// Draws the pictures of public/ in a browser: those for link previews (FIND-3) and the icons of the installed site (FIND-9).
// Run `npm run pictures` after a change of the words in pictures.ts, of the fonts or of the favicon.

const ROOT = path.resolve(import.meta.dirname, '../../..')
const PUBLIC = path.join(ROOT, 'public')

/** Vite imports what Node alone cannot: modules with the alias. */
const { module } = await runnerImport<typeof import('./pictures.ts')>(path.join(import.meta.dirname, 'pictures.ts'), {
  configFile: false,
  resolve: { alias: { '@': path.join(ROOT, 'src') } },
})
const { name: siteName } = JSON.parse(readFileSync(path.join(PUBLIC, 'manifest.webmanifest'), 'utf8'))
const favicon = readFileSync(path.join(PUBLIC, 'favicon.svg'))

const browser = await chromium.launch({ executablePath: findChromium() })
const page = await browser.newPage()

/** Draws some HTML as a PNG file of public/. */
async function draw(name: string, size: { width: number; height: number }, html: string): Promise<void> {
  await page.setViewportSize(size)
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const file = path.join(PUBLIC, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await page.screenshot({ omitBackground: true }))
}

const fontUrl = (name: string) =>
  `url(data:font/woff2;base64,${readFileSync(path.join(ROOT, `src/styles/fonts/${name}.woff2`), 'base64')})`

/** In the colours of the light scheme (tailwind.config.js). */
const STYLE = `
  @font-face { font-family: "Guide Display"; src: ${fontUrl('serif-display')} }
  @font-face { font-family: "Guide Sans"; src: ${fontUrl('sans')} }
  body { margin: 0; padding: 66px 382px 72px 88px; height: 492px; display: flex; flex-direction: column;
    background: #fff; color: #4d545c; font: 36px/48px "Guide Sans" }
  header { margin-bottom: auto; padding-bottom: 24px; border-bottom: 2px solid; font: 40px/60px "Guide Display" }
  header, h1 { color: #15181c }
  header b { margin-right: 16px; font-size: 58px; line-height: 1px }
  b { color: #ad1029; font-weight: 400 }
  body > b { position: absolute; left: 850px; top: 23px; font: 620px/560px "Guide Display" }
  h1 { margin: 8px 0 17px; font: 92px/100px "Guide Display" }
  small { font-size: 32px }`

const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

for (const { name, kind, title, line } of module.ALL_PICTURES) {
  const head = `<header><b>§</b>${toHtml(siteName)}</header>`
  const words = `<small>${toHtml(kind)}</small><h1>${toHtml(title)}</h1>${toHtml(line)}`
  await draw(name, module.PICTURE_SIZE, `<style>${STYLE}</style>${head}${words}<b>§</b>`)
}

const [, ground] = /fill="(#\w+)"/.exec(String(favicon)) ?? []
for (const { name, size, isFull } of [
  { name: 'icons/192.png', size: 192, isFull: false },
  { name: 'icons/512.png', size: 512, isFull: false },
  { name: 'icons/maskable.png', size: 512, isFull: true },
  { name: 'icons/touch.png', size: 180, isFull: true },
]) {
  const image = `<img width="100%" style="display:block" src="data:image/svg+xml;base64,${favicon.toString('base64')}">`
  // Systems cut up to a fifth off such an icon (w3.org/TR/appmanifest, icon masks): its ground reaches the edges.
  const body = isFull ? `margin:0;padding:10vw;background:${ground}` : 'margin:0'
  await draw(name, { width: size, height: size }, `<body style="${body}">${image}`)
}

await browser.close()
