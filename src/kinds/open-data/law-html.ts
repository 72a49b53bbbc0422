import { splitTitle } from '@/law/law-outline'
import { formatDay } from '@/lib/dates'
import { escapeXml } from '@/lib/escape-xml'
import { SITE_NAME, SITE_NOTICE } from '@/lib/site'
import { onDay } from '@/names/day-address'
import { datesOf, escapedWords, type LawSection, type LawText } from './law-text'

/** Of the body: style elements would have to be named in the site's policy. */
const LOOK = 'max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 serif'

/**
 * A text of the law as one HTML file that needs no other (BULK-3).
 * @param day on which the file is written
 */
export function writeLawHtml({ name, instrument, url, asOn, note, chapters }: LawText, day: string): string {
  const title = `${asOn ? name : `${name}, the whole text on ${formatDay(day)}`} – ${SITE_NAME}`
  const source = escapeXml(asOn ? onDay(url, asOn) : url)
  const headed = chapters.map((chapter, index) => ({
    ...chapter,
    id: `chapter-${index + 1}`,
    heading: escapeXml(chapter.number === null ? chapter.title : `${chapter.number}. ${chapter.title}`),
  }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<meta name="description" content="${escapeXml(`${instrument}: the whole text in one file, of ${formatDay(day)}.`)}">
<meta name="robots" content="noindex">
</head>
<body style="${LOOK}">
<header>
<h1>${escapeXml(name)}</h1>
<p>${escapedWords(instrument, ['<span lang="he">', '</span>'])}</p>
<p><strong>${escapeXml(SITE_NOTICE.whole)}</strong></p>
<p>Written on ${formatDay(day)} from <a href="${source}">${source}</a>.</p>
${note && `<p>${escapeXml(note)}</p>\n`}</header>
<nav aria-label="Contents">
<ul>
${headed.map(({ id, heading }) => `<li><a href="#${id}">${heading}</a></li>`).join('\n')}
</ul>
</nav>
<main>
${headed
  .map(
    ({ id, heading, sections }) =>
      `<section aria-labelledby="${id}">\n<h2 id="${id}">${heading}</h2>\n${sections.map(sectionOf).join('\n')}\n</section>`,
  )
  .join('\n')}
</main>
</body>
</html>
`
}

function sectionOf(section: LawSection): string {
  const { id, slug, title, content } = section
  const dates = datesOf(section)
  const { number, words } = splitTitle(title)
  return `<article id="${escapeXml(id)}" aria-labelledby="${escapeXml(slug)}">
<h3 id="${escapeXml(slug)}">${escapeXml([number, words].filter(Boolean).join(' '))}</h3>
${dates && `<p><small>${escapeXml(dates)}</small></p>\n`}${content}
</article>`
}
