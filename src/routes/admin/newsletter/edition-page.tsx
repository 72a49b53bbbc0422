import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import {
  deleteEdition,
  type Edition,
  type EditionInput,
  type EditionPreview,
  editionPreviewQuery,
  editionsQuery,
  saveEdition,
  sendTest,
} from '@/data/editions/staff'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { formatBriefly } from '@/lib/moments'
import { paths } from '@/names/paths'
import { AdminPage } from '@/office/admin-page'
import { readUnsaved, removeUnsaved, writeUnsaved } from '@/office/form/unsaved'
import { UnsavedGuard } from '@/office/form/unsaved-guard'
import { NoRoom } from '@/office/form/unsaved-offer'
import { Act } from '@/office/list/act'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useAction } from '@/office/list/use-action'
import { useStaff } from '@/office/use-staff'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { useToday } from '@/ui/hooks/use-today'
import { useNotice } from '@/ui/states/notice'
import { TextSkeleton } from '@/ui/states/skeleton'
import { EditionAct, StopButton } from './edition-act'
import { EditionChanges } from './edition-changes'
import { EditionForm } from './edition-form'
import { EditionState } from './edition-state'
import { countsOf, EDITIONS, nameOf, stateOf } from './edition-words'
import { MailPreview } from './mail-preview'
import { ScheduleButton } from './schedule-button'

const written = ({ subject, from_day, to_day, words }: Edition): EditionInput => ({ subject, from_day, to_day, words })

/** What is typed of a draft and not saved, kept in this browser with every key (AUTH-3), and what the draft was then. */
function useTypedEdition(edition: Edition) {
  const { userId } = useStaff()
  const key = { userId, table: EDITIONS, rowId: edition.id }
  const [typed, setTyped] = useState(() => {
    const kept = readUnsaved(key)
    return kept && { input: { ...written(edition), ...kept.values } as EditionInput, stamp: kept.basedOn ?? '' }
  })
  const [hasRoom, setHasRoom] = useState(true)
  const isAsWritten = (input: EditionInput) => JSON.stringify(input) === JSON.stringify(written(edition))
  const forget = () => {
    setTyped(null)
    removeUnsaved(key)
  }
  return {
    input: typed?.input ?? written(edition),
    stamp: typed?.stamp ?? edition.updated_at,
    isChanged: typed !== null && !isAsWritten(typed.input),
    hasRoom,
    type: (input: EditionInput, stamp = typed?.stamp ?? edition.updated_at) => {
      if (isAsWritten(input)) return forget()
      setTyped({ input, stamp })
      const kept = { values: { ...input }, basedOn: stamp, parent: null, savedAt: new Date().toISOString() }
      setHasRoom(writeUnsaved(key, kept))
    },
    forget,
  }
}

/** An edition: what goes in on the left, as long as it is a draft, and the mail as readers see it on the right (MAIL-5). */
export function EditionPage({ edition, back }: { edition: Edition; back: { label: string; address: string } }) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const preview = useQuery({ ...editionPreviewQuery(edition), placeholderData: keepPreviousData })
  const { input, stamp, isChanged, hasRoom, type, forget } = useTypedEdition(edition)
  const { isRunning, run } = useAction()
  const isDraft = edition.state === 'draft'
  const readAgain = useMarkStale('editions')
  const today = useToday()
  const save = () =>
    run(
      'The edition was not saved',
      async () => {
        await saveEdition(edition.id, stamp, input)
        await readAgain()
        forget()
      },
      async () => {
        await readAgain()
        const present = cache.getQueryData(editionsQuery().queryKey)?.find(({ id }) => id === edition.id)
        if (present) type(input, present.updated_at)
      },
    )
  return (
    <AdminPage
      title={nameOf(edition)}
      back={back}
      fact={isDraft && <EditionState edition={edition} />}
      actions={
        isDraft && (
          <>
            <p className="self-center text-muted max-lg:sr-only">
              {isChanged ? 'Not saved · kept in this browser' : `Saved ${formatBriefly(edition.updated_at, today)}`}
            </p>
            <Act
              label="Delete"
              look="outline"
              asks={{ question: 'Delete this draft?', detail: 'Its own words are lost.', action: 'Delete' }}
              act={async () => {
                await deleteEdition(edition.id)
                forget()
                await readAgain()
                navigate(back.address)
              }}
            />
            <Button look="outline" {...ariaDisabled(!isChanged || isRunning)} onClick={() => void save()}>
              {isRunning ? 'Saving…' : 'Save'}
            </Button>
          </>
        )
      }
    >
      {!isDraft && <OnItsWay edition={edition} />}
      <div className="grid flex-1 grid-cols-1 content-start xl:grid-cols-[minmax(0,1fr)_31.25rem] xl:content-stretch">
        <div className="flex min-w-0 flex-col">
          <div className="grid content-start gap-6 ps-margin pe-inset pt-4 pb-8">
            <UnsavedGuard isUnsaved={() => isDraft && isChanged} />
            <EditionForm input={isDraft ? input : written(edition)} isReadOnly={!isDraft} onChange={type} />
            {!hasRoom && <NoRoom />}
            {preview.data && <EditionChanges content={preview.data} isDraft={isDraft} />}
          </div>
        </div>
        <div className="min-w-0 border-line bg-sunk xl:border-s">
          {!preview.data && !preview.error && <TextSkeleton />}
          {!preview.data && <FetchFailed what="Failed to compose the mail" query={preview} />}
          {preview.data && <MailPreview content={preview.data} />}
        </div>
      </div>
      {isDraft && preview.data && <SendLine edition={edition} content={preview.data} isHeld={isChanged} />}
    </AdminPage>
  )
}

/** What became of one that is no draft any more, and what can be done about it. */
function OnItsWay({ edition }: { edition: Edition }) {
  const { state, readers, sent, refused, unknown, reason } = edition
  const [first, ...others] = countsOf(edition)
  const hasBegun = state !== 'due'
  return (
    <section
      aria-label="On its way"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-accent border-t-2 border-b border-b-line bg-accent-soft py-2 ps-margin pe-inset"
    >
      <p role="status">
        <strong>
          {stateOf(edition, useToday())}
          {hasBegun && `: ${first?.join(' ')}`}.
        </strong>{' '}
        {hasBegun && `${others.map((count) => count.join(' ')).join(', ')}.`} {reason}{' '}
        {refused + unknown > 0 && (
          <Link to={`${paths.manager('newsletter')}?view=troubled`} className="link">
            {`Look at the ${formatCount(refused + unknown)}`}
          </Link>
        )}
      </p>
      {state === 'sending' && (
        <span aria-hidden className="h-1.5 w-40 flex-none rounded-full bg-raised">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `${(100 * (sent + refused)) / Math.max(readers, 1)}%` }}
          />
        </span>
      )}
      <span className="ms-auto flex flex-wrap gap-2">
        {state === 'due' && <EditionAct edition={edition} step="draft" label="Make it a draft again" />}
        <StopButton edition={edition} />
      </span>
    </section>
  )
}

const isEmpty = ({ law, site, minor, more, words }: EditionPreview) =>
  law.length + site.length + minor + more === 0 && words === ''

type SendLineProps = { edition: Edition; content: EditionPreview; isHeld: boolean }

/** Who will get it, and the ways to send it: to oneself, at a time, or now. What is not saved is not sent. */
function SendLine({ edition, content, isHeld }: SendLineProps) {
  const { show } = useNotice()
  const { in_all, weekly, daily, waiting } = content.readers
  const reason =
    (isHeld && 'Save first: what is not saved is not sent.') ||
    (isEmpty(content) && 'Nothing changed in these days, and there are no own words.') ||
    (in_all === 0 && 'Nobody has confirmed an address yet.')
  const label = `Send to ${formatCount(in_all)}`
  return (
    <section aria-label="Send" className="office-foot sticky bottom-0 z-20 flex-wrap py-2 max-md:bottom-15">
      <p className="me-auto">
        <strong>{`${formatCount(in_all)} will get it:`}</strong>{' '}
        <span className="text-muted">
          {`${formatCount(weekly)} weekly, ${formatCount(daily)} daily. ${formatCount(waiting)} unconfirmed will not.`}
        </span>
      </p>
      {reason && (
        <>
          <p role="status">{reason}</p>
          <Button look="solid" {...ariaDisabled(true)}>
            {label}
          </Button>
        </>
      )}
      {!reason && (
        <div className="flex flex-wrap gap-2">
          <Act
            label="Send me a test"
            failed="No test was sent"
            act={async () => {
              await sendTest(edition.id)
              show('A test is on its way to your own address')
            }}
          />
          <ScheduleButton edition={edition} />
          <EditionAct
            edition={edition}
            step="send"
            label={label}
            look="solid"
            asks={{
              question: `Send this edition to ${formatCount(in_all)}?`,
              detail: 'It can be stopped within 10 minutes after it has begun.',
              action: 'Send',
            }}
          />
        </div>
      )}
    </section>
  )
}
