import { leftOutMark } from './left-out'

const NAME = 'left-out-'
const END = `${NAME}end`

/** As many characters of what is left out are told. */
const TOLD = 200

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** Words of XML as they are read. */
const decoded = (words: string) =>
  words.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex: string, number: string, name: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(number)
    return name ? (ENTITIES[name] ?? whole) : code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const bookmark = (name: string) => `<w:bookmarkStart w:id="0" w:name="${name}"/>`

/** Whether a bookmark of the file is called as marks are. */
export const isMark = (xml: string) => xml.includes(NAME)

/** Marks of what is left out of a Word file: bookmarks in its XML, which mammoth writes into its HTML at the same place. */
export function createMarks() {
  const told: string[] = []
  const tell = (what: string): string => {
    const words = decoded(what)
    told.push(words.length > TOLD ? `${words.slice(0, TOLD)}…` : words)
    return bookmark(`${NAME}${told.length - 1}`)
  }
  return {
    /** A mark that says what is left out. */
    tell,
    /** A mark with words that are left out; none for no words. */
    tellWords: (what: string, words: string) =>
      words.trim() ? tell(`${what}: “${words.replace(/\s+/g, ' ').trim()}”`) : '',
    /** XML of which mammoth may make nothing, and a mark for that case. */
    tellUnlessRead: (what: string, xml: string) => tell(what) + xml + bookmark(END),
    /** mammoth's HTML with what was told of each place. */
    writeInto: (html: string): string =>
      html
        .replace(new RegExp(`<a id="${NAME}\\d+"></a>([^<]+)<a id="${END}"></a>`, 'g'), '$1')
        .replaceAll(`<a id="${END}"></a>`, '')
        .replace(new RegExp(`<a id="${NAME}(\\d+)"></a>`, 'g'), (_, place: string) =>
          leftOutMark(told[Number(place)] ?? ''),
        ),
  }
}
