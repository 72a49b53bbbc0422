import type { PageAnswers } from '@/data/page-answers/staff'
import { dayBefore } from '@/lib/dates'
import { onDay } from '@/names/day-address'
import type { PreviewedDay } from '@/office/form/page-preview'

/**
 * What the page of a section would be told on the day of its amendment (TIME-3): its text is in force from then on and said to
 * tell of it, the one of today, if there is one, has ended, and nothing of that day is to come any more.
 */
export function answersThen(answers: PageAnswers, isNew: boolean, { day, title, note }: PreviewedDay): PageAnswers {
  const { text, context = [] } = answers
  const noted = [text.changes_noted_to, day]
    .map((each) => `${each ?? ''}`)
    .sort()
    .at(-1)
  const last = dayBefore(day)
  const ended = {
    relation: 'former',
    reference: last,
    date: text.in_force_from,
    url: isNew ? null : onDay('', last),
    title,
    beginning: note,
  }
  return {
    ...answers,
    text: { ...text, in_force_from: day, ...(`${text.text_as_of}` < day && { changes_noted_to: noted }) },
    context: [...context.filter(({ relation, date }) => relation !== 'coming' || `${date}` > day), ended],
  }
}
