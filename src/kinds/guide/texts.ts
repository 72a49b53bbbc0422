import { useQuery } from '@tanstack/react-query'
import type { Guide } from '@/data/guides/queries'
import type { PackedText, Texts } from '@/kinds/texts'
import { paths } from '@/names/paths'
import { asStored } from '@/texts/html-text'
import { inHtml, questionsOfGuide, storedOf, wholeGuide } from './guide'
import { ageWords, citeStep } from './memo'
import { ANSWERS, changeWords, followWay, type Way } from './way'

/** The guides in packs: "{id}" is a guide with all its steps, "{id}?a=…" the way that those answers take through it. */
export const guide: Texts = {
  usePacked: (place = '') => {
    const [id = '', answers = ''] = place.split('?')
    return useQuery({
      ...questionsOfGuide(id).guide,
      select: (found) => found && packed(found, new URLSearchParams(answers).get(ANSWERS)),
    })
  },
}

function packed(found: Guide, answers: string | null): PackedText {
  const { id, title } = found
  const way = answers === null ? null : followWay(found, answers)
  return {
    title,
    cited: { citation: way ? `Way taken in the guide “${title}”` : `Guide “${title}”`, nature: ageWords(found) },
    // With the answers as they were given, so that the page says what was changed since, too.
    path: paths.guide(id) + (answers === null ? '' : `?${ANSWERS}=${answers}`),
    text: way ? wayAsText(way) : wholeGuide(found),
  }
}

/** A way as its memo has it: what was changed since, the answers, and the outcome, as far as they lead to one. */
function wayAsText(way: Way) {
  const { taken, step } = way
  const known = new Set<string>()
  const answers = taken.map(({ step: asked, answer }) => {
    const cited = citeStep(asked, known)
    return `<li>${inHtml(asked.title)}${cited && ` (${inHtml(cited)})`}<br>Answer: <strong>${inHtml(answer.text)}</strong></li>`
  })
  const html = [
    ...changeWords(way).map((words) => `<p><strong>${inHtml(words)}</strong></p>`),
    answers.length > 0 ? `<ol>${answers.join('')}</ol>` : '',
    `<h3>${step.kind === 'outcome' ? 'Outcome' : 'Not answered yet'}: ${inHtml(step.title)}</h3>`,
    storedOf(step.text),
    step.rests.length > 0 ? `<p>It rests on: ${inHtml(citeStep(step, known))}.</p>` : '',
    storedOf(step.ends) && `<h3>Where the texts end</h3>${storedOf(step.ends)}`,
  ]
  return asStored(
    html.join(''),
    [step.text, step.ends].flatMap((text) => ('stored' in text ? text.references : [])),
  )
}
