import type { PageAnswers } from '@/data/page-answers/staff'
import { dayBefore } from '@/lib/dates'
import { onDay } from '@/names/day-address'
import type { PreviewedDay } from '@/office/page-preview'

/**
 * What the page of a section would be told on the day of its amendment (TIME-3): its text is in force from then on and said to
 * tell of it, the one of today, if there is one, has ended, as have those that are announced for days before, and nothing of
 * that day is to come any more.
 */
export function answersThen(answers: PageAnswers, isNew: boolean, on: PreviewedDay): PageAnswers {
  const { text, context = [] } = answers
  const { day } = on
  const { changes_noted_to } = text
  const noted = `${changes_noted_to ?? ''}` > day ? changes_noted_to : day
  const isDue = ({ relation, date }: { relation?: unknown; date?: unknown }) =>
    relation === 'coming' && `${date}` <= day
  const before = context
    .filter((row) => isDue(row) && row.date !== day)
    .map(({ date, title, beginning }) => ({ day: `${date}`, title, note: beginning }))
    .sort((one, other) => one.day.localeCompare(other.day))
  const ended = [...before, on].map(({ day: next, title, note }, index) => ({
    relation: 'former',
    reference: dayBefore(next),
    date: index === 0 ? text.in_force_from : before[index - 1]?.day,
    url: isNew ? null : onDay('', dayBefore(next)),
    title,
    beginning: note,
  }))
  return {
    ...answers,
    text: { ...text, in_force_from: day, ...(`${text.text_as_of}` < day && { changes_noted_to: noted }) },
    context: [...context.filter((row) => !isDue(row)), ...ended],
  }
}
