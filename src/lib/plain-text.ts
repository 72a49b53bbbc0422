const ENTITIES: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

// Between two blocks, so that no search matches across them.
const BLOCK_END = '\u0001'

/** The words of stored HTML, for searching only: not safe to render. */
export function plainText(html: string, blockEnd = BLOCK_END): string {
  return html
    .replace(
      /<\/?(?:p|h[1-6]|ul|ol|li|br|hr|blockquote|table|caption|t[rdh]|thead|tbody|tfoot|div)\b[^>]*>/gi,
      blockEnd,
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
