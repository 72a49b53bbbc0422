import { toMdast } from 'hast-util-to-mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { parseFragment } from 'parse5'
import type { PageMetadata } from '@/lib/page-metadata'
import { plainText } from '@/lib/plain-text'
import { SITE_NOTICE, SITE_URL } from '@/lib/site'
import { dataPaths } from '@/names/data-paths'
import { paths } from '@/names/paths'
import { classesOf, type Element, element, INSERTED, text, wordsOf } from './plain-elements'
import type { SiteFile } from './site-file'
import { spoken } from './spoken'

/** Pages that hold nothing but what is asked of them, or what is kept on a device. */
const WITHOUT_TEXT: readonly string[] = [paths.searchForm, paths.pack, paths.offline]

/** Whether a page is there as Markdown too. @param note what the page says of itself */
export const hasMarkdown = (path: string, note: PageMetadata): boolean =>
  !note.isUnlisted && !WITHOUT_TEXT.includes(path)

/**
 * The file that holds a page as Markdown (BULK-4), made of its own HTML: what its main part says, and after its title the notice,
 * its address and what it is cited by. Navigation, controls and the notes of margins are left out.
 * @param path the page's address; links lead to pages of HTML
 * @param title the page's name
 * @param body the page as it is rendered
 */
export function writeMarkdown(path: string, title: string, body: string): SiteFile {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  return { name: dataPaths.markdown(path).slice(1), content: markdownOf(path, title, main) }
}

function markdownOf(path: string, title: string, main: string): string {
  try {
    return compose(path, title, main)
  } catch (error) {
    // Markup that is nested deeper than calls can be: its words alone.
    if (!(error instanceof RangeError)) throw error
    return `# ${title}\n\n> ${SITE_NOTICE.whole}\n\n${SITE_URL}${path}\n\n${plainText(main, '\n')}\n`
  }
}

function compose(path: string, title: string, main: string): string {
  const sources: Element[] = []
  const content = spoken(parseFragment(main, { scriptingEnabled: false }).childNodes, path, (each) => {
    if (each.tagName === 'h1') return title.includes(wordsOf(each))
    return classesOf(each).includes('printed-source') && sources.push(each) > 0
  })
  const facts = [
    [text('This page: '), element('a', [text(SITE_URL + path)], { href: SITE_URL + path })],
    ...sources.map(({ children }) => [text('Cite as: '), ...children]),
  ]
  const head = [
    element('h1', [text(title)]),
    element('blockquote', [element('p', [text(SITE_NOTICE.whole)])]),
    element(
      'ul',
      facts.map((fact) => element('li', fact)),
    ),
  ]
  const markdown = toMarkdown(toMdast({ type: 'root', children: [...head, ...content] }), {
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  })
  return markdown.replaceAll(INSERTED.start, '<ins>').replaceAll(INSERTED.end, '</ins>')
}
