/** What a document says of itself in its head (SHELL-6); what is missing is taken out. */
export type HeadTags = { [Name in 'description' | 'canonical' | 'robots']?: string | undefined }

/** Writes the head of the document as the page that is shown wants it. The build writes the same into a page's file. */
export function writeHeadTags({ description, canonical, robots }: HeadTags): void {
  put('meta', 'name', 'description', 'content', description)
  put('meta', 'name', 'robots', 'content', robots)
  put('link', 'rel', 'canonical', 'href', canonical)
}

function put(tag: string, key: string, name: string, attribute: string, value: string | undefined): void {
  const { head } = document
  const found = head.querySelector(`[${key}=${name}]`)
  if (value === undefined) {
    found?.remove()
    return
  }
  const element = found ?? head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}

/** What only the build writes: link preview, feeds, structured data (src/site/prerender/page-head.tsx). */
const WRITTEN = 'meta:is([property], [name^=twitter]), link[rel=alternate], script[type="application/ld+json"]'

/** Removes what the build wrote about the document's page for others than its readers: another page is shown. */
export function forgetWrittenHead(): void {
  for (const element of document.querySelectorAll(WRITTEN)) element.remove()
}
