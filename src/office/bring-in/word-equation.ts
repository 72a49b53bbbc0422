import { childOf, isNode, valueIn, type XmlNode } from './word-tree'

/** An equation of Word in one line, with a fraction as (a)/(b); its words as they are written in the file. */
export function equationLine(node: XmlNode): string {
  const { name, children } = node
  const parts = children.filter(isNode)
  const line = (part: string) => parts.filter((child) => child.name === part).map(equationLine)
  switch (name) {
    case 'm:t':
    case 'w:t':
      return children.filter((child) => !isNode(child)).join('')
    case 'm:f':
      return `(${line('m:num').join('')})/(${line('m:den').join('')})`
    case 'm:sup':
      return raised('^', parts)
    case 'm:sub':
      return raised('_', parts)
    case 'm:rad':
      return `√${line('m:deg')
        .filter(Boolean)
        .map((degree) => `[${degree}]`)
        .join('')}(${line('m:e').join('')})`
    case 'm:d': {
      const sign = (which: string, usual: string) => {
        const said = childOf(childOf(node, 'm:dPr'), which)
        return said ? (valueIn(said, 'm:val') ?? '') : usual
      }
      return `${sign('m:begChr', '(')}${line('m:e').join(', ')}${sign('m:endChr', ')')}`
    }
    case 'm:nary': {
      const properties = parts.find((child) => child.name === 'm:naryPr')
      const sign = childOf(properties, 'm:chr')
      return `${sign ? (valueIn(sign, 'm:val') ?? '') : '∫'}${parts.map(equationLine).join('')}`
    }
    case 'm:mr':
    case 'm:eqArr':
      return `${line('m:e').join(' ')} `
    default:
      return parts.map(equationLine).join('')
  }
}

function raised(sign: string, parts: readonly XmlNode[]): string {
  const line = parts.map(equationLine).join('')
  return line && `${sign}(${line})`
}
