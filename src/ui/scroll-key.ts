/** The key of a page's scroll position (SHELL-6): its history entry; for the first ("default") its address, for reloads. */
export function scrollKey({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return key === 'default' ? pathname + search : key
}
