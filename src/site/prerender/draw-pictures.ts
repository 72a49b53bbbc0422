import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { SITE_NAME } from '@/lib/site'
import { ALL_PICTURES, PICTURE_SIZE, type Picture } from './pictures'
import type { SiteFile } from './site-file'

/** The light scheme's colours (tailwind.config.js). */
const COLOURS = { paper: '#ffffff', ink: '#15181c', muted: '#4d545c', law: '#ad1029' } as const

const MARGIN = 88
/** The width of the words; the sign stands beside them. */
const WIDEST = 730

const fonts = createRequire(import.meta.url)
const FONTS = {
  Serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  Sans: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
}

/** Draws the pictures for link previews (FIND-3), as PNG files. */
export async function drawPictures(): Promise<SiteFile[]> {
  for (const [name, file] of Object.entries(FONTS)) GlobalFonts.registerFromPath(fonts.resolve(file), name)
  return Promise.all(ALL_PICTURES.map(async (picture) => ({ name: picture.name, content: await drawPicture(picture) })))
}

function drawPicture({ kind, title, line }: Picture): Promise<Uint8Array> {
  const canvas = createCanvas(PICTURE_SIZE.width, PICTURE_SIZE.height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = COLOURS.paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  write(pen, ['§'], { font: '620px Serif', weight: 370, colour: COLOURS.law, x: 850, y: 520, step: 0 })

  write(pen, ['§'], { font: '58px Serif', weight: 370, colour: COLOURS.law, x: MARGIN, y: 113, step: 0 })
  write(pen, [SITE_NAME], { font: '40px Serif', weight: 400, colour: COLOURS.ink, x: MARGIN + 46, y: 110, step: 0 })
  pen.fillRect(MARGIN, 150, WIDEST, 2)

  pen.font = '92px Serif'
  const titleLines = linesOf(pen, title)
  pen.font = '36px Sans'
  const moreLines = linesOf(pen, line)
  const top = 545 - 48 * (moreLines.length - 1) - 68 - 100 * (titleLines.length - 1)
  write(pen, [kind], { font: '32px Sans', weight: 400, colour: COLOURS.muted, x: MARGIN, y: top - 104, step: 0 })
  write(pen, titleLines, { font: '92px Serif', weight: 370, colour: COLOURS.ink, x: MARGIN, y: top, step: 100 })
  const below = top + 100 * (titleLines.length - 1) + 70
  write(pen, moreLines, { font: '36px Sans', weight: 400, colour: COLOURS.muted, x: MARGIN, y: below, step: 48 })
  return canvas.encode('png')
}

type Hand = { font: string; weight: number; colour: string; x: number; y: number; step: number }

function write(pen: SKRSContext2D, lines: readonly string[], { font, weight, colour, x, y, step }: Hand): void {
  pen.font = font
  pen.fontVariationSettings = `"wght" ${weight}, "opsz" 60`
  pen.fillStyle = colour
  for (const [index, line] of lines.entries()) pen.fillText(line, x, y + index * step)
}

/** Breaks a text between words where it becomes wider than WIDEST. */
function linesOf(pen: SKRSContext2D, text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && pen.measureText(longer).width <= WIDEST) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
