import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addOnce } from '@/data/add-once'
import { AMENDMENT_LIMITS } from '@/data/amendments/schema'
import { amendmentRows, openAmendmentsQuery } from '@/data/amendments/staff'
import { useMarkStale } from '@/data/stale'
import { formatDay } from '@/lib/dates'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import type { CheckedForm } from '@/ui/hooks/use-checked-form'
import { NOTE_HINT } from './amendment-held'

/** Among the amendments that can be chosen, one that is begun here. */
const NEW = 'new'

/** The fields of the choice that can be at fault, for the form in which it stands. */
export const AMENDMENT_FIELDS = ['amendment', 'title'] as const

type Choice = {
  form: Pick<CheckedForm<(typeof AMENDMENT_FIELDS)[number]>, 'field' | 'check' | 'submit' | 'error'>
  /** Of what changes from a day on: those of that day can be chosen, and one that is begun has it, and this title if no other is typed. */
  of?: { day: string; title: string }
}

/**
 * Chooses one of the amendments that are being prepared, or begins one (TIME-3).
 * @returns the fields; the day for which the chosen one is to be set, if any: one that is begun for a day is; and `choose`, which hands over its
 * id, or says in the fields what is missing or failed
 */
export function useAmendmentChoice({ form, of }: Choice) {
  const cache = useQueryClient()
  const query = useQuery(openAmendmentsQuery())
  const [picked, setPicked] = useState('')
  const [adding, setAdding] = useState(() => addOnce(amendmentRows))
  const [typed, setTyped] = useState<Partial<Begun>>({})
  const begun: Begun = { title: '', day: '', note: '', ...of, ...typed }
  const markStale = useMarkStale('amendments')
  const offered = query.data?.filter(({ day }) => !of || day === of.day)
  // Where there is none, one is begun; of what changes from a day on, unless another is chosen.
  const isBegun = of ? !offered?.some(({ id }) => id === picked) : picked === '' && offered?.length === 0
  const chosen = isBegun ? NEW : picked
  const begin = async (onChosen: (id: string) => void) => {
    await form.submit(async () => {
      const amendment = await adding.add({
        title: begun.title.trim(),
        day: begun.day || null,
        source: '',
        source_url: null,
        note: begun.note.trim(),
      })
      setPicked(amendment.id)
      setAdding(addOnce(amendmentRows))
      // What is said next names it.
      cache.setQueryData(openAmendmentsQuery().queryKey, (all = []) => [...all, amendment])
      void markStale()
      onChosen(amendment.id)
    }, 'An amendment could not be begun')
  }
  const choose = (onChosen: (id: string) => void) => {
    const isNew = chosen === NEW
    const isSound = form.check({
      ...(chosen === '' && { amendment: 'Choose an amendment' }),
      ...(isNew && begun.title.trim() === '' && { title: 'Title is required' }),
    })
    if (!isSound) return
    if (isNew) void begin(onChosen)
    else onChosen(chosen)
  }
  const fields: ReactNode =
    !query.data && query.error ? (
      <FetchFailed what="Failed to fetch the amendments" query={query} />
    ) : (
      <>
        <FormError error={form.error} />
        <Field label="Amendment" {...form.field('amendment')}>
          {(control) => (
            <select {...control} name="amendment" value={chosen} onChange={({ target }) => setPicked(target.value)}>
              {!of && <option value="">{query.data ? 'Choose an amendment' : 'Loading…'}</option>}
              {offered?.map(({ id, title, day }) => (
                <option key={id} value={id}>
                  {day ? `${formatDay(day)}: ${title}` : `No day yet: ${title}`}
                </option>
              ))}
              {query.data && <option value={NEW}>A new amendment…</option>}
            </select>
          )}
        </Field>
        {chosen === NEW && (
          <NewAmendment
            begun={begun}
            hasDay={!of}
            title={form.field('title')}
            onChange={(change) => setTyped({ ...typed, ...change })}
          />
        )}
        <p className="text-muted text-sm">
          {of && chosen === NEW
            ? 'It is set for this day and comes into force by itself; more can be added to it before.'
            : 'It comes into force whole, with all that is part of it, once it is set for its day.'}{' '}
          Readers see its sections before only if it is announced.
        </p>
      </>
    )
  return { fields, choose, setFor: of && chosen === NEW ? of.day : null }
}

type Begun = { title: string; day: string; note: string }

type NewAmendmentProps = {
  begun: Begun
  /** Whether its day is asked for. */
  hasDay: boolean
  title: ReturnType<Choice['form']['field']>
  onChange: (change: Partial<Begun>) => void
}

function NewAmendment({ begun, hasDay, title, onChange }: NewAmendmentProps) {
  return (
    <>
      <Field label="Title (required)" {...title}>
        {(control) => (
          <input
            {...control}
            name="title"
            dir="auto"
            maxLength={AMENDMENT_LIMITS.title}
            value={begun.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      {hasDay && (
        <Field label="In force from (optional)" hint="00:00 in Israel. The day can be given later.">
          {(control) => (
            <input
              {...control}
              type="date"
              value={begun.day}
              onChange={({ target }) => onChange({ day: target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Public note (optional)" hint={NOTE_HINT}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={2}
            maxLength={AMENDMENT_LIMITS.note}
            value={begun.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Field>
    </>
  )
}
