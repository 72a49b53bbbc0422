import type { EditionContent, Line } from '@mail/mail-data.ts'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askAs, askRow, send } from '@/data/ask'
import { AppError } from '@/data/errors'
import { staffClient } from '@/data/staff-client'

const KEY = ['staff', 'editions']

/** While one is on its way its counts are read again so often, in milliseconds. */
const READ_AGAIN = 5000

/** The editions of the newsletter, the latest first (MAIL-5). */
export const editionsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) =>
      ask(staffClient().from('editions').select().order('to_day', { ascending: false }).limit(100), signal),
    refetchInterval: ({ state }) =>
      state.data?.some((edition) => edition.state === 'sending' || edition.state === 'due') ? READ_AGAIN : false,
  })

export type Edition = Awaited<ReturnType<NonNullable<ReturnType<typeof editionsQuery>['queryFn']>>>[number]

const FACTS = v.object({
  is_on: v.boolean(),
  taken_at: v.nullable(v.string()),
  ...v.entriesFromList(['hour', 'confirmed', 'waiting', 'left', 'weekly', 'daily', 'refused', 'queued'], v.number()),
  unknown: v.array(v.object(v.entriesFromList(['id', 'edition_id', 'email', 'taken_at'], v.string()))),
  answers: v.array(v.object({ answer: v.nullable(v.string()), mails: v.number() })),
  topics: v.nullable(v.array(v.object({ label: v.string(), readers: v.number() }))),
})

export type NewsletterFacts = v.InferOutput<typeof FACTS>

/** The list in numbers: whoever has left, and what each reader asks for, staff see as numbers alone; and mails that came to no good. */
export const newsletterFactsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'facts'],
    queryFn: ({ signal }) => askAs(FACTS, staffClient().rpc('newsletter_facts'), signal),
  })

const LINE = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((line) => line as unknown as Line),
)
const LINES = v.array(LINE)
const READERS = v.object(v.entriesFromList(['in_all', 'weekly', 'daily', 'waiting'], v.number()))
/** An edition's content, what is left out of it as minor, and how many readers would get it. */
export type EditionPreview = EditionContent & { left_out: Line[]; readers: v.InferOutput<typeof READERS> }
const PREVIEW: v.GenericSchema<unknown, EditionPreview> = v.object({
  ...v.entriesFromList(['subject', 'from_day', 'to_day', 'words'], v.string()),
  ...v.entriesFromList(['more', 'minor'], v.number()),
  law: LINES,
  site: LINES,
  left_out: LINES,
  readers: READERS,
})

/** What an edition would say now, and how many would get it. */
export const editionPreviewQuery = ({ id, subject, from_day, to_day, words }: Edition) =>
  queryOptions({
    queryKey: [...KEY, 'preview', id, { subject, from_day, to_day, words }],
    queryFn: ({ signal }) => askAs(PREVIEW, staffClient().rpc('preview_edition', { edition: id }), signal),
  })

/** What staff write of an edition. */
export type EditionInput = Pick<Edition, 'from_day' | 'to_day' | 'subject' | 'words'>

/** Begins a draft. @returns its id @throws AppError */
export async function beginEdition(input: Pick<EditionInput, 'from_day' | 'to_day'>): Promise<string> {
  const { id } = await askRow(staffClient().from('editions').insert(input).select('id')).catch(explainDays)
  return id
}

/**
 * Saves a draft.
 * @param stamp its updated_at as it was read before
 * @throws AppError, "conflict" if somebody else has changed, sent or deleted it since
 */
export async function saveEdition(id: string, stamp: string, input: EditionInput): Promise<void> {
  const drafts = staffClient().from('editions').update(input).eq('id', id).eq('state', 'draft')
  const rows = await ask(drafts.eq('updated_at', stamp).select('id')).catch(explainDays)
  if (rows.length === 0) throw new AppError('conflict', CHANGED)
}

const CHANGED =
  'Somebody else has changed, sent or deleted this edition meanwhile; the mail beside it is as it is now. What you typed is still here: save again to put it in the place of theirs.'

/** Deletes a draft. @throws AppError */
export const deleteEdition = async (id: string): Promise<unknown> =>
  send(staffClient().from('editions').delete().eq('id', id).eq('state', 'draft'))

function explainDays(error: unknown): never {
  if (error instanceof AppError && error.kind === 'duplicate') {
    throw new AppError('conflict', 'There is an edition up to that day already: go on with that one.', {
      field: 'to_day',
      cause: error,
    })
  }
  throw error
}

/** What can be done with an edition: see step_edition() in the database. */
export type EditionStep = 'send' | 'schedule' | 'draft' | 'stop' | 'resend' | 'settle'

/** When it goes, or which one of its mails is meant: without it all of which nothing is known. */
export type StepDetail = { due?: string; mail?: string }

/** Moves an edition on. @throws AppError with the database's own sentence */
export const stepEdition = async (edition: string, step: EditionStep, detail: StepDetail = {}): Promise<unknown> =>
  send(staffClient().rpc('step_edition', { edition, step, ...detail }))

/** Mails it as it stands to whoever is signed in. @throws AppError */
export const sendTest = async (edition: string): Promise<unknown> => send(staffClient().rpc('send_test', { edition }))
