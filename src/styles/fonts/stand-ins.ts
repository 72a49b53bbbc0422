import { FACES, type Face } from './faces.ts'
import widths from './stand-in-widths.json' with { type: 'json' }

type System = keyof typeof widths

/** Systems' faces for one of ours: their PostScript names, those of equal advance widths together. */
export interface StandIn {
  system: System
  cut: 'regular' | 'italic' | 'bold'
  names: string[]
}

/** One of our faces as stand-ins replace it. */
export interface StandInFace {
  of: Face
  /** The axes at which it is replaced, which a variable face has many of. */
  axes: Record<string, number>
  family: string
  /** Style or weight in `@font-face`. */
  style: string
  /** Whether it is seen in titles alone. */
  isForTitles?: true
  /** Best likeness first: a system uses the first that it has. */
  standIns: StandIn[]
}

const serif: StandIn[] = [
  { system: 'Noto Serif', cut: 'regular', names: ['NotoSerif-Regular'] },
  { system: 'Georgia', cut: 'regular', names: ['Georgia'] },
  { system: 'Times New Roman', cut: 'regular', names: ['TimesNewRomanPSMT', 'LiberationSerif', 'Times-Roman'] },
  { system: 'DejaVu Serif', cut: 'regular', names: ['DejaVuSerif'] },
]
const ITALIC_TIMES = ['TimesNewRomanPS-ItalicMT', 'LiberationSerif-Italic', 'Times-Italic']
const serifItalic: StandIn[] = [
  { system: 'Noto Serif', cut: 'italic', names: ['NotoSerif-Italic'] },
  { system: 'Georgia', cut: 'italic', names: ['Georgia-Italic'] },
  { system: 'Times New Roman', cut: 'italic', names: ITALIC_TIMES },
  { system: 'DejaVu Serif', cut: 'italic', names: ['DejaVuSerif-Italic'] },
]
const sans: StandIn[] = [
  { system: 'Noto Sans', cut: 'regular', names: ['NotoSans-Regular'] },
  { system: 'Roboto', cut: 'regular', names: ['Roboto-Regular'] },
  { system: 'Arial', cut: 'regular', names: ['ArialMT', 'LiberationSans', 'Helvetica'] },
  { system: 'DejaVu Sans', cut: 'regular', names: ['DejaVuSans'] },
]
const sansBold: StandIn[] = [
  { system: 'Noto Sans', cut: 'bold', names: ['NotoSans-Bold'] },
  { system: 'Roboto', cut: 'bold', names: ['Roboto-Bold'] },
  { system: 'Arial', cut: 'bold', names: ['Arial-BoldMT', 'LiberationSans-Bold', 'Helvetica-Bold'] },
  { system: 'DejaVu Sans', cut: 'bold', names: ['DejaVuSans-Bold'] },
]

export const STAND_IN_FACES: StandInFace[] = [
  { of: FACES.serifText, axes: { opsz: 17, wght: 400 }, family: 'Serif', style: '', standIns: serif },
  {
    of: FACES.serifItalic,
    axes: { opsz: 22, wght: 400 },
    family: 'Serif',
    style: 'font-style:italic;',
    standIns: serifItalic,
  },
  {
    of: FACES.serifDisplay,
    axes: { opsz: 60, wght: 370 },
    family: 'Display',
    style: '',
    isForTitles: true,
    standIns: serif,
  },
  { of: FACES.sans, axes: { wght: 400 }, family: 'Sans', style: '', standIns: sans },
  { of: FACES.sans, axes: { wght: 600 }, family: 'Sans', style: 'font-weight:600;', standIns: sansBold },
]

/** The advance width of each printable ASCII character, in thousandths of the type size. */
export function widthsOf({ system, cut }: StandIn): Map<string, number> {
  const cuts: Record<string, number[]> = widths[system]
  const row = cuts[cut] ?? []
  return new Map(row.map((width, index) => [String.fromCharCode(32 + index), width]))
}
