import { AROUND, DROPPED, isMergedAbove, KEPT, KEPT_AROUND, LISTED, shownIn } from './word-elements'
import { equationLine } from './word-equation'
import { type HidingStyles, isVanished, styleIn } from './word-hidden'
import { createMarks, isMark } from './word-marks'
import { childOf, isNode, rewrite, valueIn, within, wordsIn, type XmlNode } from './word-tree'

// mammoth passes over what it does not know, with all words in it, and says nothing of hidden ones. Here a document is written anew
// with what mammoth knows and nothing else: other elements are opened, and what has words that cannot be read where they
// stand leaves a mark there, a bookmark, which mammoth writes into its HTML.

const textRun = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`

type Paragraph = { style: string | undefined; hasWords: boolean; after: string[] }

/** Writes a Word file's parts anew for mammoth, with marks of what is left out of them. */
export class WordWriter {
  readonly #marks = createMarks()
  readonly #hiding: HidingStyles
  /** Of each field that is open whether its code is being written, or what it shows. */
  readonly #fields: ('code' | 'result')[] = []
  #paragraph: Paragraph | null = null
  #tableHides = false
  /** The words of a table's cells that another is merged over. */
  #merged: string[] = []

  constructor(hiding: HidingStyles) {
    this.#hiding = hiding
  }

  /** A part of the file, such as its document or its footnotes, as mammoth is to read it. */
  write(xml: string): string {
    this.#fields.length = 0
    return rewrite(xml, AROUND, (node) => this.#write(node))
  }

  /** mammoth's HTML with marks of what was left out. */
  mark(html: string): string {
    return this.#marks.writeInto(html)
  }

  #inParagraph(inline: string): string {
    return this.#paragraph || inline === '' ? inline : `<w:p>${inline}</w:p>`
  }

  #tell(what: string): string {
    return this.#inParagraph(this.#marks.tell(what))
  }

  #tellWords(what: string, words: string): string {
    return this.#inParagraph(this.#marks.tellWords(what, words))
  }

  #write(node: XmlNode): string {
    const { name, raw, children } = node
    if (DROPPED.has(name) || (name === 'w:bookmarkStart' && isMark(raw))) return ''
    if (KEPT.has(name)) return raw
    const listed = LISTED.get(name)
    if (listed) return this.#tell(`${listed} is left out`)
    if (KEPT_AROUND.has(name)) return this.#writeAround(node)
    switch (name) {
      case 'w:p':
        return this.#writeParagraph(node)
      case 'w:tbl':
        return this.#writeTable(node)
      case 'w:r': {
        const inside = this.#writeAll(children, name)
        return inside && this.#inParagraph(`<w:r>${childOf(node, 'w:rPr')?.raw ?? ''}${inside}</w:r>`)
      }
      case 'w:t':
        return this.#writeWords(children.filter((child) => !isNode(child)).join(''))
      case 'w:ptab':
        return '<w:tab/>'
      case 'w:cr':
        return '<w:br/>'
      case 'w:br':
        // The end of a page or column parts words; before the first word it parts nothing.
        return this.#paragraph?.hasWords || !/w:type=/.test(node.attributes) ? '<w:br/>' : ''
      case 'w:sym':
        return this.#writeSign(node)
      case 'w:fldChar':
        return this.#writeField(node)
      case 'w:ruby':
        return this.#writeRuby(node)
      case 'm:oMath':
        return this.#writeEquation(node)
      case 'mc:AlternateContent':
        return this.#writeAll(shownIn(node), name)
      case 'w:txbxContent':
        return this.#writeBox(node)
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return this.#writeDrawing(node)
      default:
        return this.#writeAll(children, name)
    }
  }

  /** What is in an element; hidden runs one after the other are told together. */
  #writeAll(children: readonly (XmlNode | string)[], name: string): string {
    let [written, hidden] = ['', '']
    const tellHidden = () => {
      written += this.#tellWords('hidden words are left out', hidden)
      hidden = ''
    }
    for (const child of children) {
      if (isNode(child) && child.name === 'w:r' && this.#isHidden(child)) {
        hidden += `${wordsIn(child)} `
        continue
      }
      const part = isNode(child)
        ? this.#write(child)
        : this.#tellWords(`words that Word keeps in ${name} are left out`, child)
      if (part) tellHidden()
      written += part
    }
    tellHidden()
    return written
  }

  #writeWords(words: string): string {
    if (this.#fields.includes('code')) return this.#tellWords('words in the code of a field are left out', words)
    if (this.#paragraph && words.trim()) this.#paragraph.hasWords = true
    return words && `<w:t xml:space="preserve">${words}</w:t>`
  }

  #isHidden(run: XmlNode): boolean {
    const { styles, usual } = this.#hiding
    const properties = childOf(run, 'w:rPr')
    const named = [styleIn(properties, 'w:rStyle'), this.#paragraph?.style ?? usual]
    const isStyled = this.#tableHides || named.some((style) => style !== undefined && styles.has(style))
    return isVanished(properties) ?? isStyled
  }

  #writeParagraph(node: XmlNode): string {
    const properties = childOf(node, 'w:pPr')
    const outer = this.#paragraph
    const own: Paragraph = { style: styleIn(properties, 'w:pStyle'), hasWords: false, after: [] }
    this.#paragraph = own
    const inside = this.#writeAll(node.children, node.name)
    const endsHidden = this.#isHidden({ ...node, children: properties?.children ?? [] })
    // Nothing that is shown ends with a field that nobody ends.
    if (this.#fields.includes('code')) this.#fields.length = this.#fields.indexOf('code')
    this.#paragraph = outer
    // One that is hidden with its end has no number either.
    const written = `<w:p>${endsHidden && !own.hasWords ? '' : (properties?.raw ?? '')}${inside}</w:p>`
    if (!outer) return written + own.after.join('')
    outer.after.push(written, ...own.after)
    return ''
  }

  #writeAround(node: XmlNode): string {
    const { name, attributes, children } = node
    const properties = name === 'w:tc' ? childOf(node, 'w:tcPr') : undefined
    // mammoth has no place for what Word does not show.
    const isMerged = isMergedAbove(properties)
    if (isMerged) this.#merged.push(wordsIn(node))
    const inside = isMerged ? `${properties?.raw ?? ''}<w:p></w:p>` : this.#writeAll(children, name)
    const whole = `<${name}${attributes}>${inside}</${name}>`
    return name === 'w:hyperlink' ? this.#inParagraph(whole) : whole
  }

  #writeTable(node: XmlNode): string {
    const [outer, outerHides, outerMerged] = [this.#paragraph, this.#tableHides, this.#merged]
    const style = styleIn(childOf(node, 'w:tblPr'), 'w:tblStyle')
    this.#tableHides ||= style !== undefined && this.#hiding.styles.has(style)
    this.#paragraph = null
    this.#merged = []
    const inside = this.#writeAll(node.children, node.name)
    const lost = this.#merged.map((words) => this.#tellWords('words under a merged cell are left out', words))
    this.#tableHides = outerHides
    this.#paragraph = outer
    this.#merged = outerMerged
    return this.#standAlone(`<w:tbl${node.attributes}>${inside}</w:tbl>${lost.join('')}`)
  }

  /** The paragraphs of a text box follow the one that it stands at. */
  #writeBox({ children, name }: XmlNode): string {
    const outer = this.#paragraph
    this.#paragraph = null
    const inside = this.#writeAll(children, name)
    this.#paragraph = outer
    return this.#standAlone(inside)
  }

  /** Blocks where they stand, or after the paragraph that they stand in. */
  #standAlone(blocks: string): string {
    if (!this.#paragraph) return blocks
    this.#paragraph.after.push(blocks)
    return ''
  }

  #writeSign(node: XmlNode): string {
    const code = Number.parseInt(valueIn(node, 'w:char') ?? '', 16)
    const font = valueIn(node, 'w:font') ?? ''
    const isOfFont = code >= 0xe000 && code <= 0xf8ff
    if (code >= 0x20 && !isOfFont && !/symbol|dings/i.test(font)) return this.#writeWords(`&#${code};`)
    if (this.#paragraph) this.#paragraph.hasWords = true
    return this.#marks.tellUnlessRead(`a sign of the font ${font} is left out`, node.raw)
  }

  #writeField(node: XmlNode): string {
    const type = valueIn(node, 'w:fldCharType')
    if (type === 'begin') this.#fields.push('code')
    else if (type === 'separate' && this.#fields.length > 0) this.#fields[this.#fields.length - 1] = 'result'
    else if (type === 'end') this.#fields.pop()
    const choices = within(node, 'w:listEntry').map((entry) => valueIn(entry, 'w:val') ?? '')
    return node.raw + this.#tellWords('a list to choose from is left out', choices.join(', '))
  }

  #writeRuby({ children, name }: XmlNode): string {
    const part = (wanted: string) =>
      this.#writeAll(
        children.filter((child) => isNode(child) && child.name === wanted),
        name,
      )
    const [base, above] = [part('w:rubyBase'), part('w:rt')]
    return above ? `${base}${textRun(' (')}${above}${textRun(')')}` : base
  }

  #writeEquation(node: XmlNode): string {
    const line = equationLine(node).replace(/\s+/g, ' ').trim()
    if (!line) return ''
    const mark = this.#marks.tell(`an equation is read in one line: “${line}”`)
    return this.#inParagraph(`${mark}<w:r>${this.#writeWords(line)}</w:r>`)
  }

  #writeDrawing(node: XmlNode): string {
    const { name, children, raw } = node
    const values = (element: string, attribute: string) =>
      within(node, element).map((each) => valueIn(each, attribute) ?? '')
    if (name === 'w:object') {
      const kind = values('o:OLEObject', 'ProgID').filter(Boolean).join(', ')
      return this.#writeAll(children, name) + this.#tell(`an embedded object${kind && ` (${kind})`} is left out`)
    }
    const drawn = values('v:textpath', 'string').join(' ')
    const hasPicture = within(node, 'pic:pic').length + within(node, 'v:imagedata').length > 0
    if (hasPicture && !drawn && within(node, 'w:txbxContent').length === 0) return raw
    return (
      this.#writeAll(children, name) +
      this.#tellWords('words drawn as a picture are left out', drawn) +
      (hasPicture ? this.#tell('a picture is left out') : '')
    )
  }
}
