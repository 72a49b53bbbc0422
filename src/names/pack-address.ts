/** Where a pack is shown. */
export const PACK_PATH = '/pack'

/** How many characters a pack's title may have. */
export const LONGEST_TITLE = 120

/** The address of a pack, which anybody can open. */
export function packAddress(items: readonly string[], title: string): string {
  const params = new URLSearchParams([...items.map((item) => ['text', item]), ...(title ? [['title', title]] : [])])
  // slashes may stand in a query as they are, and the address is printed
  return `${PACK_PATH}?${String(params).replaceAll('%2F', '/')}`
}
