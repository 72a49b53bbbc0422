import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addOnce } from '@/data/add-once'
import { AMENDMENT_LIMITS } from '@/data/amendments/schema'
import { amendments, openAmendmentsQuery } from '@/data/amendments/staff'
import { useMarkStale } from '@/data/stale'
import { formatDay } from '@/lib/dates'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import type { CheckedForm } from '@/ui/hooks/use-checked-form'
import { useToday } from '@/ui/hooks/use-today'
import { NOTE_HINT } from './amendment-held'

/** Among the amendments that can be chosen, one that is begun here. */
const NEW = 'new'

/** The fields of the choice that can be at fault, for the form in which it stands. */
export const AMENDMENT_FIELDS = ['amendment', 'title'] as const

type Choice = {
  form: Pick<CheckedForm<(typeof AMENDMENT_FIELDS)[number]>, 'field' | 'check' | 'submit' | 'error'>
  /** Whether an amendment is asked for. */
  isOn: boolean
  /** The one that is chosen already. */
  present?: string
  /** Whether it can be set for its day with the choice: one that is begun here is, unless it is not wanted. */
  canSet?: boolean
}

/**
 * Chooses one of the amendments that are being prepared, or begins one (TIME-3).
 * @returns the fields; the day for which the chosen one is to be set, if any; and `choose`, which hands over its id, or says in the fields what is
 * missing or failed
 */
export function useAmendmentChoice({ form, isOn, present = '', canSet = false }: Choice) {
  const cache = useQueryClient()
  const today = useToday()
  const query = useQuery({ ...openAmendmentsQuery(), enabled: isOn })
  const [picked, setPicked] = useState(present)
  const [adding, setAdding] = useState(() => addOnce(amendments))
  const [begun, setBegun] = useState({ title: '', day: '', note: '' })
  const [asked, setAsked] = useState<boolean | null>(null)
  const markStale = useMarkStale('amendments')
  // Where there is none, one is begun.
  const chosen = picked === '' && query.data?.length === 0 ? NEW : picked
  const found = query.data?.find(({ id }) => id === chosen)
  const day = chosen === NEW ? begun.day : found?.state === 'set' ? null : found?.day
  const settable = canSet && day && day > today ? day : null
  const setFor = (asked ?? chosen === NEW) ? settable : null
  const pick = (id: string) => {
    setPicked(id)
    setAsked(null)
  }
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
      setAdding(addOnce(amendments))
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
            <select {...control} name="amendment" value={chosen} onChange={({ target }) => pick(target.value)}>
              <option value="">{query.data ? 'Choose an amendment' : 'Loading…'}</option>
              {query.data?.map(({ id, title, day }) => (
                <option key={id} value={id}>
                  {day ? `${formatDay(day)}: ${title}` : `No day yet: ${title}`}
                </option>
              ))}
              {query.data && <option value={NEW}>A new amendment…</option>}
            </select>
          )}
        </Field>
        {chosen === NEW && <NewAmendment begun={begun} title={form.field('title')} onChange={setBegun} />}
        {canSet && (chosen === NEW || settable) && (
          <label className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={setFor !== null}
              disabled={!settable}
              onChange={({ target }) => setAsked(target.checked)}
            />
            {settable
              ? `Set it for ${formatDay(settable)}: it goes live by itself`
              : 'Set it for its day, once it has one after today'}
          </label>
        )}
        <p className="text-muted text-sm">
          It comes into force whole, with all that is part of it, once it is set for its day. Readers see it before only
          if it is announced.
        </p>
      </>
    )
  return { fields, choose, setFor }
}

type Begun = { title: string; day: string; note: string }

type NewAmendmentProps = {
  begun: Begun
  title: ReturnType<Choice['form']['field']>
  onChange: (begun: Begun) => void
}

function NewAmendment({ begun, title, onChange }: NewAmendmentProps) {
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
            onChange={({ target }) => onChange({ ...begun, title: target.value })}
          />
        )}
      </Field>
      <Field label="In force from (optional)" hint="00:00 in Israel. The day can be given later.">
        {(control) => (
          <input
            {...control}
            type="date"
            value={begun.day}
            onChange={({ target }) => onChange({ ...begun, day: target.value })}
          />
        )}
      </Field>
      <Field label="Public note (optional)" hint={NOTE_HINT}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={2}
            maxLength={AMENDMENT_LIMITS.note}
            value={begun.note}
            onChange={({ target }) => onChange({ ...begun, note: target.value })}
          />
        )}
      </Field>
    </>
  )
}
