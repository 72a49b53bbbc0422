/** Renames the headings of a text, in place, so that the highest are of this level: one below the heading above the text. */
export function raiseHeadings(body: DocumentFragment, highest: number): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levelOf = ({ tagName }: Element) => Number(tagName.slice(1))
  const shift = Math.min(...headings.map(levelOf)) - highest
  if (headings.length === 0 || shift === 0) return
  for (const heading of headings) {
    const raised = document.createElement(`h${Math.min(levelOf(heading) - shift, 6)}`)
    for (const { name, value } of heading.attributes) raised.setAttribute(name, value)
    raised.append(...heading.childNodes)
    heading.replaceWith(raised)
  }
}
