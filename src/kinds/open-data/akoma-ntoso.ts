import { parseFragment } from 'parse5'
import { splitTitle } from '@/law/law-outline'
import { daysOfAge } from '@/law/text-age'
import { formatDay } from '@/lib/dates'
import { escapeXml } from '@/lib/escape-xml'
import { plainText } from '@/lib/plain-text'
import { SITE_NAME, SITE_NOTICE } from '@/lib/site'
import { writeBlocks } from './akoma-ntoso-blocks'
import { ageOf, escapedWords, type LawSection, type LawText } from './law-text'

/**
 * A text of the law as Akoma Ntoso 3.0 (OASIS LegalDocML; BULK-3). It is told as what it is, a summary without authority, under
 * names of the site's own; its dates are those of the sections and the day on which it is written.
 * @param day on which the file is written
 */
export function writeAkomaNtoso(law: LawText, day: string): string {
  return composed(law, day).replace(UNALLOWED, '')
}

/** What XML cannot hold, even escaped. */
const UNALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const composed = (law: LawText, day: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0">
<act name="summary" contains="singleVersion">
${metaOf(law, day)}
<preface>
<longTitle><p><docTitle>${escapeXml(law.name)}</docTitle></p></longTitle>
<p>${escapedWords(law.instrument, ['<span xml:lang="he">', '</span>'])}</p>
<p class="notice">${escapeXml(SITE_NOTICE.whole)}</p>
${law.note && `<p class="note">${escapeXml(law.note)}</p>\n`}</preface>
<body>
${chaptersOf(law)}
</body>
</act>
</akomaNtoso>
`

function chaptersOf(law: LawText): string {
  const lead = leadOn(law)
  return law.chapters
    .map(({ title, number, sections }, index) => {
      const num = number === null ? '' : `<num>${escapeXml(number)}</num>`
      const content = sections.map((section) => sectionOf(section, lead)).join('\n')
      return `<chapter eId="chp_${index + 1}">${num}<heading>${escapeXml(title)}</heading>\n${content}\n</chapter>`
    })
    .join('\n')
}

function metaOf({ url, xml, name, asOn, chapters }: LawText, day: string): string {
  const sections = chapters.flatMap((chapter) => chapter.sections)
  const days = (read: (section: LawSection) => string | null) => sections.map(read).filter((each) => each !== null)
  // A month is no day (TRUE-1).
  const oldest =
    days(({ text_as_of }) => text_as_of)
      .filter(isDay)
      .toSorted()[0] ??
    asOn ??
    day
  const version =
    asOn ??
    days(({ date_updated }) => date_updated)
      .toSorted()
      .at(-1) ??
    day
  const expression = `${url}/eng@${version}`
  const named = (address: string, date: string, what: string) =>
    `<FRBRthis value="${escapeXml(`${address}/!main`)}"/><FRBRuri value="${escapeXml(address)}"/><FRBRdate date="${date}" name="${what}"/><FRBRauthor href="#publisher"/>`
  return `<meta>
<identification source="#publisher">
<FRBRWork>${named(url, oldest, 'oldest text summarised')}<FRBRcountry value="il"/><FRBRname value="${escapeXml(name)}"/><FRBRprescriptive value="false"/><FRBRauthoritative value="false"/></FRBRWork>
<FRBRExpression>${named(expression, version, asOn ? 'as on' : 'last edited')}<FRBRlanguage language="eng"/></FRBRExpression>
<FRBRManifestation>${named(xml, day, 'written')}<FRBRformat value="application/akn+xml"/></FRBRManifestation>
</identification>
<references source="#publisher"><TLCOrganization eId="publisher" href="${escapeXml(new URL('/', new URL(url, 'http://site.invalid')).href)}" showAs="${escapeXml(SITE_NAME)}"/></references>
</meta>`
}

/** Where a link within the law leads: to a section of this file, or to a place of the law's page. */
function leadOn({ url, chapters }: LawText): (hash: string) => string {
  const sections = chapters.flatMap((chapter) => chapter.sections)
  const places = new Map(sections.map(({ id, slug }) => [`#${id}`, `#sec_${slug}`]))
  return (hash) => places.get(hash) ?? url + hash
}

function sectionOf(section: LawSection, lead: ReturnType<typeof leadOn>): string {
  const { slug, title, content } = section
  const eId = escapeXml(`sec_${slug}`)
  const { number, words } = splitTitle(title)
  const num = number && `<num>${escapeXml(number)}</num>`
  const asOf = datedWords(section)
  const dates = asOf.length > 0 ? `<p class="as-of">${asOf.join('. ')}.</p>\n` : ''
  return `<section eId="${eId}">${num}<heading>${escapeXml(words)}</heading><content>${dates}${blocksOf(`sec_${slug}`, content.replace(/(?<= href=")#[^"]+/g, lead))}</content></section>`
}

/** Whether all of a date is known. */
const isDay = (date: string): boolean => date.length === '2021-01-14'.length

/** The days of a section in words, those of its age marked as what they stand for. */
function datedWords(section: LawSection): string[] {
  const age = ageOf(section)
  const dated = age ? daysOfAge(age) : []
  return [
    escapeXml(section.days),
    ...dated.map(({ what, day }) =>
      isDay(day) ? `${what} <date date="${day}">${formatDay(day)}</date>` : `${what} ${formatDay(day)}`,
    ),
  ].filter(Boolean)
}

function blocksOf(section: string, html: string): string {
  try {
    return writeBlocks(section, parseFragment(html).childNodes)
  } catch (error) {
    // Markup that is nested deeper than calls can be: its words alone.
    if (!(error instanceof RangeError)) throw error
    return `<p>${escapeXml(plainText(html, ' '))}</p>`
  }
}
