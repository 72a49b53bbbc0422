import { parseHTML } from 'linkedom'

interface Section {
  id: string
  title: string
  content: string
  text_as_of: string
  related_rulings: { title: string; url: string }[]
}

/** The law as the backend answers it. */
export type Law = { id: string; title: string; sections: Section[] }[]

/** Two of the site's font files, for the same look; the rest is what a page needs to be read. */
export const PLAIN_STYLES = `@font-face { font-family: Law; font-weight: 200 900; font-display: swap; src: url(/assets/serif.woff2) }
@font-face { font-family: Frame; font-weight: 200 900; font-display: swap; src: url(/assets/sans.woff2) }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; font: 106.25%/1.5 Frame, sans-serif }
main, h1, h2, h3 { font-family: Law, serif }
main { max-width: 42rem; line-height: 1.65 }
nav ul { padding-inline-start: 1.2rem }
@media (min-width: 64rem) {
  .law { display: grid; grid-template-columns: 19rem 1fr; gap: 3rem }
  .law nav { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto }
}`

/** The law as one static HTML page with a linked stylesheet: title, contents, chapters, sections, related rulings. */
export function plainPage(law: Law): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>VAT Law</title>
<link rel="stylesheet" href="/assets/plain.css">
</head>
<body>
<nav aria-label="Main"><a href="/">Home</a> <a href="/law/vat-law">VAT Law</a> <a href="/rulings">Rulings</a></nav>
<h1>VAT Law</h1>
<p>Value Added Tax Law, 5736-1975</p>
<div class="law">
<nav aria-label="Contents"><ul>${law.map(contents).join('\n')}</ul></nav>
<main>${law.map(chapter).join('\n')}</main>
</div>
</body>
</html>`
}

const contents = ({ title, sections }: Law[number]) =>
  `<li>${escaped(title)}<ul>${sections.map((section) => `<li><a href="#${section.id}">${escaped(section.title)}</a></li>`).join('')}</ul></li>`

const chapter = ({ id, title, sections }: Law[number]) =>
  `<section><h2 id="chapter-${id}">${escaped(title)}</h2>\n${sections.map(article).join('\n')}</section>`

const article = ({ id, title, content, text_as_of, related_rulings }: Section) =>
  `<article id="${id}"><h3>${escaped(title)}</h3>${content}${rulings(related_rulings)}<p>Text of ${text_as_of}</p></article>`

const rulings = (all: Section['related_rulings']) =>
  all.length === 0
    ? ''
    : `<h4>Related rulings</h4><ul>${all.map(({ title, url }) => `<li><a href="${escaped(url)}">${escaped(title)}</a></li>`).join('')}</ul>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const KEPT = ['href', 'id', 'type', 'lang', 'dir', 'hidden', 'open', 'name', 'value', 'for', 'colspan', 'rowspan']

/** The same texts, links and fields as a page of ours, as one static HTML page with a linked stylesheet. */
export function plainCopy(html: string): string {
  const { document } = parseHTML(html)
  for (const element of document.querySelectorAll('script, style, link, meta, svg, template, noscript'))
    element.remove()
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!KEPT.includes(name)) element.removeAttribute(name)
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.title)}</title>
<link rel="stylesheet" href="/assets/plain.css">
</head>
<body>${document.body.innerHTML}</body>
</html>`
}
