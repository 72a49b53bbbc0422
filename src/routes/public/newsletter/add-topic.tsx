import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allTopicsQuery } from '@/data/newsletter-subscriptions/all-topics'
import { MOST_TOPICS, type NamedTopic } from '@/data/newsletter-subscriptions/topics'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { srOnly } from '@/ui/content/sr-only'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { findTopics } from './find-topics'
import { LINES, NAME } from './mailed-link'

/** How many of several that are meant are shown. */
const MOST_SHOWN = 8

type AddTopicProps = {
  isShut: boolean
  /** Takes one up; false: it is there already. */
  onAdd: (topic: NamedTopic) => boolean
}

/** Finds a section, a chapter or a list by number or words; where several are meant, they are shown to choose from (MAIL-4). */
export function AddTopic({ isShut, onAdd }: AddTopicProps) {
  const [typed, setTyped] = useState('')
  const [several, setSeveral] = useState<readonly NamedTopic[]>([])
  const cache = useQueryClient()
  const form = useCheckedForm({ fields: ['topic'] })
  const refuse = (fault: string) => form.check({ topic: fault })
  const add = (topic: NamedTopic) => {
    setSeveral([])
    if (!onAdd(topic)) return refuse('This is among your topics already.')
    setTyped('')
    form.summary.onChoose('topic')
  }
  const find = async () => {
    if (isShut) return refuse(`${MOST_TOPICS} topics are the most. Take one off first.`)
    const topics = await cache.ensureQueryData(allTopicsQuery()).catch(() => null)
    if (!topics) return refuse('The list of topics could not be read. Try again in a moment.')
    const found = findTopics(topics, typed)
    const [only] = found
    if (!only) return refuse('No section, chapter or list is called that.')
    if (found.length === 1) return add(only)
    setSeveral(found)
  }
  return (
    <CheckedForm form={form} onSend={() => void find()} aria-label="Add a topic" className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Add a section, chapter or list" className="min-w-0 flex-[999_1_15rem]" {...form.field('topic')}>
          {(control) => (
            <input
              {...control}
              name="topic"
              autoComplete="off"
              placeholder="§ 46, or a word of its title"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setSeveral([])
              }}
            />
          )}
        </Field>
        <Button type="submit" look="outline" className="grow" {...ariaDisabled(isShut, () => void find())}>
          Add
        </Button>
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {several.length > 0 && `${several.length} are called that. Choose one, or type more of its name.`}
      </p>
      {several.length > 0 && (
        <ul className={LINES}>
          {several.slice(0, MOST_SHOWN).map((topic) => (
            <li key={topic.label} className="flex min-h-12 items-center justify-between gap-x-4">
              <span dir="auto" className={NAME}>
                {withHebrew(topic.label)}
              </span>
              <button type="button" className="link min-h-11" onClick={() => add(topic)}>
                Add{srOnly(` ${topic.label}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </CheckedForm>
  )
}
