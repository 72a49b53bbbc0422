import { childOf, valueIn, type XmlNode } from './word-tree'
import { attributeOf, elementsOf, valOf } from './word-xml'

/** Which styles of a Word file hide what is written in them, and which style a paragraph without one has. */
export type HidingStyles = { styles: ReadonlySet<string>; usual: string | undefined }

const OFF = ['0', 'false', 'off']

/** Reads which styles hide, by themselves or by the style that they are based on. */
export function hidingStyles(xml: string): HidingStyles {
  const styles = new Map(elementsOf(xml, 'w:style').map((style) => [attributeOf(style, 'w:styleId') ?? '', style]))
  const hides = (id: string, seen: readonly string[] = []): boolean => {
    const style = styles.get(id)
    if (style === undefined || seen.includes(id)) return false
    // What a style of tables says of its first row holds there only.
    const own = elementsOf(style.replace(/<w:tblStylePr\b[\s\S]*?<\/w:tblStylePr>/g, ''), 'w:vanish')[0]
    if (own !== undefined) return !OFF.includes(valOf(own, 'w:vanish') ?? '')
    return hides(valOf(style, 'w:basedOn') ?? '', [...seen, id])
  }
  const usual = [...styles].find(([, style]) => /^<[^>]*\sw:type="paragraph"/.test(style) && isUsual(style))?.[0]
  return { styles: new Set([...styles.keys()].filter((id) => hides(id))), usual }
}

const isUsual = (style: string) => !OFF.includes(attributeOf(style, 'w:default') ?? '0')

/** Whether properties of a run say by themselves that it is hidden, or not; null where they say nothing. */
export function isVanished(properties: XmlNode | undefined): boolean | null {
  const vanish = childOf(properties, 'w:vanish')
  return vanish ? !OFF.includes(valueIn(vanish, 'w:val') ?? '') : null
}

/** The style that properties name. */
export function styleIn(
  properties: XmlNode | undefined,
  name: 'w:pStyle' | 'w:rStyle' | 'w:tblStyle',
): string | undefined {
  const style = childOf(properties, name)
  return style && valueIn(style, 'w:val')
}
