/**
 * The key of a page's scroll position (SHELL-6): its entry in the history, or its address for the first page loaded, so
 * that a reload finds its place. The router's key of that first page is "default".
 */
export function scrollKey({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return key === 'default' ? pathname + search : key
}
