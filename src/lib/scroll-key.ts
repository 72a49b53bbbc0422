/**
 * What the scroll position of a page is remembered by (SHELL-6): its entry in the browser's history. A page that was loaded
 * anew has no entry of its own yet, and goes by its address: a reload finds its place, another address begins at the top.
 * @param location as the router knows it; "default" is its key for the page that it began with
 */
export function scrollKey({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return key === 'default' ? pathname + search : key
}
