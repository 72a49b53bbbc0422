import type { SectionOn } from '@/data/law-on/queries'
import { LAW_TEXTS } from '@/kinds/law/law-texts'
import { changedBefore, daysInForce, NOTHING_KNOWN, notKnown } from '@/law/day-words'
import { formatDay } from '@/lib/dates'
import { escapeXml } from '@/lib/escape-xml'
import { SITE_URL } from '@/lib/site'
import { onDay } from '@/names/day-address'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { asStored } from '@/texts/html-text'
import { loadSanitiser, sanitise, toHtml } from '@/texts/sanitise'
import { writeAkomaNtoso } from './akoma-ntoso'
import { dataOf } from './files'
import { writeLawHtml } from './law-html'
import { isKnownByNumber, type LawSection, type LawText, textOfSection } from './law-text'
import { markdownOf } from './markdown'

/** A text of the law as on a day, as its page reads it. */
export type LawOnDay = {
  type: LawType
  day: string
  today: string
  /** In reading order, those too that were not in force or of which nothing is known. */
  sections: readonly SectionOn[]
  /** Of the content. */
  version: number
}

const FORMS = {
  html: { ending: 'html', type: 'text/html', write: (law: LawOnDay) => writeLawHtml(textOn(law), law.today) },
  markdown: { ending: 'md', type: 'text/markdown', write: writeMarkdown },
  json: { ending: 'json', type: 'application/json', write: writeJson },
  akomaNtoso: {
    ending: 'akn.xml',
    type: 'application/xml',
    write: (law: LawOnDay) => writeAkomaNtoso(textOn(law), law.today),
  },
} as const

/** The forms in which it is taken along (BULK-3), each by the functions that write the files of today. */
export async function loadForms(): Promise<typeof FORMS> {
  await loadSanitiser()
  return FORMS
}

const nameOf = ({ type, day }: LawOnDay): string => `${LAW_NAMES[type]} as on ${formatDay(day)}`

/** By chapters as they are counted today, without the sections that were not in force on that day. */
const chaptersOf = ({ sections }: LawOnDay) =>
  [...Map.groupBy(sections, ({ chapter_id, chapter_title }) => chapter_id ?? chapter_title).values()]
    .map((ofChapter, index) => ({
      number: index + 1,
      id: ofChapter[0]?.chapter_id ?? null,
      title: ofChapter[0]?.chapter_title ?? '',
      sections: ofChapter.filter(({ content, state }) => content !== null || state === 'unknown'),
    }))
    .filter((chapter) => chapter.sections.length > 0)

function textOn(law: LawOnDay): LawText {
  const { type, day, today } = law
  const url = SITE_URL + paths.law(type)
  const chapters = chaptersOf(law)
  const sections = chapters.flatMap((chapter) => chapter.sections)
  return {
    name: nameOf(law),
    instrument: LAW_TEXTS[type].instrument,
    url,
    xml: `${url}/eng@${day}.${FORMS.akomaNtoso.ending}`,
    asOn: day,
    note: notKnown(sections, day).join(' '),
    chapters: chapters.map((chapter) => ({
      title: chapter.title,
      number: isKnownByNumber(type) ? String(chapter.number) : null,
      sections: chapter.sections.map((section) => sectionOn(section, day, today)),
    })),
  }
}

/** Its references are those of today's text: here they are words. */
function sectionOn(section: SectionOn, day: string, today: string): LawSection {
  const { section_id, slug, title, content, text_as_of, changes_noted_to } = section
  const named = { id: section_id, slug, title, date_updated: null }
  if (content === null)
    return { ...named, text_as_of: null, changes_noted_to: null, days: '', content: `<p>${NOTHING_KNOWN}</p>` }
  const days = [daysInForce(section, day, today), section.is_assumed && changedBefore(day)].filter(Boolean).join('. ')
  return { ...named, text_as_of, changes_noted_to, days, content: textOfSection(asStored(content), title, null) }
}

function writeMarkdown(law: LawOnDay): string {
  const { type, day, today } = law
  const html = writeLawHtml(textOn(law), today)
  const source = `<p class="printed-source">${escapeXml(`${LAW_TEXTS[type].instrument}, as on ${formatDay(day)}`)}</p>`
  return markdownOf(onDay(paths.law(type), day), nameOf(law), source + html.slice(html.indexOf('<main')))
}

/** As the file of today's text, by the same description; null stands for what is not known. */
function writeJson(law: LawOnDay): string {
  const { type, day, version } = law
  const rows = chaptersOf(law).map(({ id, title, sections }) => ({
    id,
    title,
    sections: sections.map(({ section_id, number, title: name, slug, text_as_of, changes_noted_to, content }) => ({
      id: section_id,
      number,
      title: name,
      url: onDay(paths.sectionPage(type, slug), day),
      text_as_of,
      unchanged_to: null,
      changes_noted_to,
      date_updated: null,
      content: content === null ? null : toHtml(sanitise(content)),
      related_rulings: [],
    })),
  }))
  return `${JSON.stringify(dataOf({ name: type, title: nameOf(law), page: onDay(paths.law(type), day) }, version, rows))}\n`
}
