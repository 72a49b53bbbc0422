import { type Guide, guideQuery } from '@/data/guides/queries'
import { guidesQuery } from '@/data/guides/titles'
import { asStored, type HtmlText } from '@/texts/html-text'

/** What the page of all guides asks: for its loader, the page itself and the build. */
export const questionsOfGuides = () => ({ guides: guidesQuery() })

/** What the page of one guide asks: for its loader, the page itself and the build. */
export const questionsOfGuide = (id: string) => ({ guide: guideQuery(id), guides: guidesQuery() })

/** All steps of a guide as one text, for readers without scripts: each answer says which step it leads to. */
export function wholeGuide({ steps }: Guide): HtmlText {
  const places = new Map(steps.map(({ key }, index) => [key, index + 1]))
  const html = steps.map(({ title, text, ends, answers }, index) => {
    const list = answers.map((answer) => `<li>${inHtml(answer.text)}: go to ${places.get(answer.to) ?? '–'}</li>`)
    const choices = list.length > 0 ? `<ul>${list.join('')}</ul>` : ''
    return `<h3>${index + 1}. ${inHtml(title)}</h3>${storedOf(text)}${choices}${storedOf(ends)}`
  })
  return asStored(
    html.join(''),
    steps.flatMap(({ text, ends }) => [text, ends].flatMap((each) => ('stored' in each ? each.references : []))),
  )
}

/** Words as HTML. */
export const inHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What a text of a step holds. */
export const storedOf = (text: HtmlText): string => ('stored' in text ? text.stored : text.shown)
