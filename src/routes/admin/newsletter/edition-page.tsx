import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import {
  deleteEdition,
  type Edition,
  type EditionInput,
  editionPreviewQuery,
  editionsQuery,
  saveEdition,
  sendTest,
} from '@/data/editions/staff'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
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
import { useNotice } from '@/ui/states/notice'
import { TextSkeleton } from '@/ui/states/skeleton'
import { EditionAct } from './edition-act'
import { EditionForm } from './edition-form'
import { isStoppable, stateOf } from './edition-words'
import { MailPreview } from './mail-preview'
import { ScheduleButton } from './schedule-button'

const written = ({ subject, from_day, to_day, words }: Edition): EditionInput => ({ subject, from_day, to_day, words })

/** What is typed of a draft and not saved, kept in this browser with every key (AUTH-3), and what the draft was then. */
function useTypedEdition(edition: Edition) {
  const { userId } = useStaff()
  const key = { userId, table: 'editions', rowId: edition.id }
  const [typed, setTyped] = useState(() => {
    const kept = readUnsaved(key)
    return kept && { input: { ...written(edition), ...kept.values } as EditionInput, stamp: kept.basedOn ?? '' }
  })
  const [hasRoom, setHasRoom] = useState(true)
  return {
    input: typed?.input ?? written(edition),
    stamp: typed?.stamp ?? edition.updated_at,
    isChanged: typed !== null && JSON.stringify(typed.input) !== JSON.stringify(written(edition)),
    hasRoom,
    type: (input: EditionInput, stamp = typed?.stamp ?? edition.updated_at) => {
      setTyped({ input, stamp })
      const kept = { values: { ...input }, basedOn: stamp, parent: null, savedAt: new Date().toISOString() }
      setHasRoom(writeUnsaved(key, kept))
    },
    forget: () => {
      setTyped(null)
      removeUnsaved(key)
    },
  }
}

/** An edition: what goes in on the left, as long as it is a draft, and the mail as readers see it on the right (MAIL-5). */
export function EditionPage({ edition, back }: { edition: Edition; back: string }) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const preview = useQuery({ ...editionPreviewQuery(edition), placeholderData: keepPreviousData })
  const { input, stamp, isChanged, hasRoom, type, forget } = useTypedEdition(edition)
  const { isRunning, run } = useAction()
  const isDraft = edition.state === 'draft'
  const readAgain = useMarkStale('editions')
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
      title={isDraft ? 'Edition, draft' : 'Edition'}
      fact={isDraft ? undefined : stateOf(edition)}
      actions={
        isDraft ? (
          <>
            <Act
              label="Delete"
              look="outline"
              asks={{ question: 'Delete this draft?', detail: 'Its own words are lost.', action: 'Delete' }}
              act={async () => {
                await deleteEdition(edition.id)
                forget()
                await readAgain()
                navigate(back)
              }}
            />
            <Button look="outline" {...ariaDisabled(!isChanged || isRunning)} onClick={() => void save()}>
              {isRunning ? 'Saving…' : 'Save'}
            </Button>
          </>
        ) : (
          <>
            {edition.state === 'due' && <EditionAct edition={edition} step="draft" label="Make it a draft again" />}
            {isStoppable(edition) && <EditionAct edition={edition} step="stop" label="Stop" />}
          </>
        )
      }
    >
      <div className="grid gap-8 ps-margin pe-inset pt-5 pb-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <p>
            <Link to={back} className="link">
              All editions
            </Link>
          </p>
          <UnsavedGuard isUnsaved={() => isDraft && isChanged} />
          <EditionForm input={isDraft ? input : written(edition)} isReadOnly={!isDraft} onChange={type} />
          {!hasRoom && <NoRoom />}
          {isDraft && preview.data && (
            <SendLine
              edition={edition}
              readers={preview.data.readers}
              isHeld={isChanged}
              isEmpty={isEmpty(preview.data)}
            />
          )}
        </div>
        <div>
          {!preview.data && !preview.error && <TextSkeleton />}
          {!preview.data && <FetchFailed what="Failed to compose the mail" query={preview} />}
          {preview.data && <MailPreview content={preview.data} />}
        </div>
      </div>
    </AdminPage>
  )
}

type Preview = Awaited<ReturnType<NonNullable<ReturnType<typeof editionPreviewQuery>['queryFn']>>>

const isEmpty = ({ law, site, minor, more, words }: Preview) =>
  law.length + site.length + minor + more === 0 && words === ''

type SendLineProps = { edition: Edition; readers: Preview['readers']; isHeld: boolean; isEmpty: boolean }

/** Who will get it, and the ways to send it: to oneself, at a time, or now. What is not saved is not sent. */
function SendLine({ edition, readers, isHeld, isEmpty }: SendLineProps) {
  const { show } = useNotice()
  const { in_all, weekly, daily, waiting } = readers
  const reason =
    (isHeld && 'Save first: what is not saved is not sent.') ||
    (isEmpty && 'Nothing changed in these days, and there are no own words.') ||
    (in_all === 0 && 'Nobody has confirmed an address yet.')
  return (
    <section aria-label="Send" className="grid gap-3 border-line border-t pt-4">
      <p>
        <strong>{`${formatCount(in_all)} will get it:`}</strong>{' '}
        <span className="text-muted">
          {`${formatCount(weekly)} weekly, ${formatCount(daily)} daily. ${formatCount(waiting)} unconfirmed will not. What is deleted or made minor before it is sent is not in it.`}
        </span>
      </p>
      {reason && <p role="status">{reason}</p>}
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
            label={`Send to ${formatCount(in_all)}`}
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
