import { toMdast } from 'hast-util-to-mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { parseFragment } from 'parse5'
import { plainText } from '@/lib/plain-text'
import { SITE_NOTICE, SITE_URL } from '@/lib/site'
import { classesOf, type Element, element, INSERTED, text, wordsOf } from './plain-elements'
import { spoken } from './spoken'

/**
 * What the main part of a page says as Markdown, after its title the notice, its address and what it is cited by.
 * @param main the HTML, from where links are counted from `path`
 */
export function markdownOf(path: string, title: string, main: string): string {
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
