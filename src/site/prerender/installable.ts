import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'

const MANIFEST = '/manifest.webmanifest'
const TOUCH_ICON = '/icons/touch.png'

/** What pages say of it in their head. */
export const INSTALL_LINKS = `<link rel="manifest" href="${MANIFEST}" /><link rel="apple-touch-icon" href="${TOUCH_ICON}" />`

const ICONS = [
  { src: '/icons/192.png', size: 192, isFull: false },
  { src: '/icons/512.png', size: 512, isFull: false },
  { src: '/icons/maskable.png', size: 512, isFull: true },
]

/**
 * Writes what makes the site one that can be installed (FIND-9): its manifest, and icons drawn from its favicon.
 * @param site the folder of the build
 */
export async function writeInstallable(site: string, name: string): Promise<void> {
  const drawing = readFileSync(path.join(site, 'favicon.svg'), 'utf8')
  mkdirSync(path.join(site, 'icons'), { recursive: true })
  for (const { src, size, isFull } of [...ICONS, { src: TOUCH_ICON, size: 180, isFull: true }]) {
    const svg = isFull ? withoutCorners(drawing) : drawing
    writeFileSync(path.join(site, src), await drawIcon(svg, size))
  }
  const paper = /<meta name="theme-color" content="([^"]+)"/.exec(
    readFileSync(path.join(site, '404.html'), 'utf8'),
  )?.[1]
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: 'Israeli VAT law, rulings, decisions and news for international companies',
    lang: 'en',
    start_url: '/',
    scope: '/',
    // with Back and the address where a browser offers that
    display_override: ['minimal-ui'],
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    icons: ICONS.map(({ src, size, isFull }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isFull ? 'maskable' : 'any',
    })),
  }
  writeFileSync(path.join(site, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** A drawing as a square PNG file. */
async function drawIcon(svg: string, size: number): Promise<Uint8Array> {
  const image = Object.assign(await loadImage(Buffer.from(svg)), { width: size, height: size })
  const canvas = createCanvas(size, size)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.encode('png')
}

/** The drawing on ground that reaches the edges, of which systems cut off up to a fifth (w3.org/TR/appmanifest, icon masks). */
function withoutCorners(drawing: string): string {
  const ground = /fill="(#\w+)"/.exec(drawing)?.[1]
  const inner = drawing.replace('<svg ', '<svg x="3.2" y="3.2" width="25.6" height="25.6" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/>${inner}</svg>`
}
