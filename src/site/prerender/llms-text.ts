import { OPEN_FILES } from '@/kinds/open-data/files'
import { HAS_FEEDS, SITE_NAME, SITE_NOTICE, SITE_URL } from '@/lib/site'
import { dataPaths } from '@/names/data-paths'
import { ITEM_KINDS, KINDS, LAW_NAMES, LAW_TYPES } from '@/names/kinds'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'
import { AMOUNTS_FEED, TOOL_NAMES } from '@/names/tool-names'
import { plainLine } from '@/texts/plain-line'
import type { OpenRow, SiteFile } from './site-file'

/** A line of it: what a link is called, where it leads, and what is there. */
type Entry = [name: string, path: string, about: string]

/**
 * What leads programs that read to all of the site, in the form of llmstxt.org (BULK-4).
 * @param rows of open data, which name the guides
 */
export function writeLlmsText(rows: readonly OpenRow[]): SiteFile {
  const content = `# ${SITE_NAME}

> Israeli VAT law for international companies, in English: the law, regulations, booking rules, court rulings, tax decisions, news and common questions, each with the date of its text.

${SITE_NOTICE.whole} Quote a text with its “as of” line and the address of its page.

Every page with a text is there as Markdown, at its address with \`.md\` at the end: \`${dataPaths.markdown(paths.sectionPage('vat-law', '30'))}\` is section 30 of the VAT Law.

${parts(rows)
  .map(([title, entries]) => `## ${title}\n\n${entries.map(lineOf).join('\n')}\n`)
  .join('\n')}`
  return { name: dataPaths.llmsText.slice(1), content }
}

function parts(rows: readonly OpenRow[]): [title: string, entries: Entry[]][] {
  const guides = rows.flatMap(({ file, row }): Entry[] =>
    file === 'guides' ? [[plainLine(String(row.title)), `${row.url}.md`, plainLine(String(row.summary))]] : [],
  )
  const feeds: Entry[] = [
    ['All changes', paths.changesFeed, 'Atom: what was added or changed last'],
    ...ITEM_KINDS.map(
      (kind): Entry => [KINDS[kind].title, paths.feed(kind), `Atom: the latest ${KINDS[kind].nouns[1]}`],
    ),
    [TOOL_NAMES.amounts, AMOUNTS_FEED, 'Atom: the latest figures'],
  ]
  return [
    [
      'Law',
      LAW_TYPES.map((type) => [LAW_NAMES[type], dataPaths.markdown(paths.law(type)), 'the whole text, by chapter']),
    ],
    [
      'Cases, news and questions',
      [
        ...ITEM_KINDS.map((kind): Entry => [KINDS[kind].title, dataPaths.markdown(KINDS[kind].path), 'newest first']),
        [KINDS.faq.title, dataPaths.markdown(paths.faqs), 'questions with their answers'],
        [KINDS.term.title, dataPaths.markdown(paths.glossary), 'terms in English and Hebrew'],
        [`${KINDS.term.title} by Hebrew`, dataPaths.markdown(paths.hebrewGlossary), 'the same by their Hebrew letters'],
      ],
    ],
    [
      KINDS.guide.many,
      [[`All ${KINDS.guide.nouns[1]}`, dataPaths.markdown(paths.guides), 'what each is for'], ...guides],
    ],
    [
      'Figures and days',
      [
        [TOOL_NAMES.amounts, dataPaths.markdown(paths.amounts), 'each with the day from which it holds'],
        [TOOL_NAMES.deadlines, dataPaths.markdown(paths.deadlines), 'what is to be done, and by when'],
        [TOOL_NAMES.whichRate, dataPaths.markdown(paths.whichRate), 'the day that counts, and the rate of a day'],
        [TOOL_NAMES.allocationNumber, dataPaths.markdown(paths.allocationNumber), 'the amounts, by their days'],
        [PAGE_NAMES.changes, dataPaths.markdown(paths.changes()), 'in the law and on this site, by day'],
      ],
    ],
    [
      'Data',
      [
        [PAGE_NAMES.openData, dataPaths.markdown(paths.openData), 'how to use it: files, fields, the database'],
        ...OPEN_FILES.map(({ name, title, rows: what }): Entry => [`${title} (JSON)`, dataPaths.file(name), what]),
        ...LAW_TYPES.map(
          (type): Entry => [
            `${LAW_NAMES[type]} (Akoma Ntoso)`,
            dataPaths.lawXml(type),
            'the whole text as XML of LegalDocML',
          ],
        ),
      ],
    ],
    ...(HAS_FEEDS ? [['Feeds', feeds] satisfies [string, Entry[]]] : []),
    [
      'Optional',
      [
        ['Home', dataPaths.markdown(paths.home), 'what is new, and questions that are asked often'],
        [PAGE_NAMES.contact, dataPaths.markdown(paths.contact), 'how to tell us of an error'],
        [PAGE_NAMES.terms, dataPaths.markdown(paths.terms), 'on which the texts may be used'],
        [PAGE_NAMES.privacy, dataPaths.markdown(paths.privacy), 'what is stored about readers'],
        [PAGE_NAMES.accessibility, dataPaths.markdown(paths.accessibility), 'how the site can be read'],
      ],
    ],
  ]
}

const lineOf = ([name, path, about]: Entry): string =>
  `- [${name.replace(/[[\]]/g, '\\$&')}](${SITE_URL}${path}): ${about}`
