import { ITEMS } from '@/kinds/items'
import { LAW_TEXTS } from '@/kinds/law/law-texts'
import { ITEM_KINDS, KINDS, LAW_NAMES, LAW_TYPES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'

/** The size, in pixels, that networks show whole. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** A picture for link previews (FIND-3): its file, and the words on it beside the site's name. */
export type Picture = { name: string; kind: string; title: string; line: string }

const HOME: Picture = {
  name: 'previews/home.png',
  kind: 'Law, rulings, decisions, news',
  title: 'Israeli VAT law for companies abroad',
  line: 'Summarised in English, with links where one text cites another',
}

const pictureOfLaw = (type: LawType): Picture => ({
  name: `previews/${type}.png`,
  kind: KINDS.law.many,
  title: LAW_NAMES[type],
  line: LAW_TEXTS[type].description,
})

const pictureOfList = ({ path, title }: { path: string; title: string }, line: string): Picture => ({
  name: `previews${path}.png`,
  kind: 'Israeli VAT',
  title,
  line,
})

const PICTURES: [within: string, picture: Picture][] = [
  ...LAW_TYPES.map((type): [string, Picture] => [paths.law(type), pictureOfLaw(type)]),
  ...ITEM_KINDS.map((kind): [string, Picture] => [KINDS[kind].path, pictureOfList(KINDS[kind], ITEMS[kind].about)]),
  [
    paths.faqs,
    pictureOfList(KINDS.faq, 'Answers for companies abroad: registration, rates, imports, invoices, refunds'),
  ],
  [
    paths.guides,
    pictureOfList(KINDS.guide, 'From question to question to an outcome, with the provisions it rests on'),
  ],
  [
    paths.glossary,
    pictureOfList(
      { path: KINDS.term.path, title: KINDS.term.many },
      'Terms of the Law in English and Hebrew, with the sections that define or use each',
    ),
  ],
  [
    paths.deadlines,
    pictureOfList(
      { path: paths.deadlines, title: TOOL_NAMES.deadlines },
      'The days for returns and payment, a representative, input tax, objection and appeal',
    ),
  ],
]

/** Every picture of the site, for draw-pictures.ts, where Vite imports this module. @public */
export const ALL_PICTURES: readonly Picture[] = [HOME, ...PICTURES.map(([, picture]) => picture)]

/** The picture of a page: its law's or its list's, else the home page's. */
export function pictureOf(path: string): Picture {
  const [, picture] = PICTURES.find(([within]) => path === within || path.startsWith(`${within}/`)) ?? []
  return picture ?? HOME
}
