import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { askAnew } from '@/data/ask-anew'
import { type DeadLink, ignoreDeadLink, mendDeadLink } from '@/data/dead-links/staff'
import { restoreVersion } from '@/data/history/staff'
import { formatMoment } from '@/lib/moments'
import { withReason } from '@/lib/with-reason'
import { FormSheet } from '@/office/form-sheet'
import { KindMark } from '@/office/list/line'
import type { Holding } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import { placeAddress } from '@/office/place-address'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { DeadLinkWords } from './dead-link-words'

/** A dead link with who left it so, and its repairs, each at one press (TRUE-4). */
export function DeadLinkLine({ link }: { link: DeadLink }) {
  const { id, title, linked, url, reason, successor, successor_url, version, deleted } = link
  const { isRunning, act, putBack } = useRepairs(link)
  const [isIgnoring, setIsIgnoring] = useState(false)
  const address = placeAddress({ ...link, id: link.text_id })
  const what = linked || url
  const button = (label: string, onClick: () => void) => (
    <Button
      look="outline"
      aria-label={`${label} ${what}`}
      {...ariaDisabled(isRunning)}
      onClick={onClick}
      className="max-w-full"
    >
      <span className="truncate">{label}</span>
    </Button>
  )
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-line border-t py-2.5 pe-inset max-md:ps-4 md:ps-[calc(var(--margin)-1.5rem)]">
      <span className="flex min-h-5 items-center self-start text-muted">
        <KindMark kind={link.kind} />
      </span>
      <div className="flex min-w-0 items-start justify-between gap-x-4 gap-y-1.5 max-md:flex-col">
        <p className="min-w-0 text-muted wrap-anywhere">
          {address ? (
            <Link to={address} className="font-semibold text-ink">
              <bdi>{withHebrew(title)}</bdi>
            </Link>
          ) : (
            <bdi className="font-semibold text-ink">{withHebrew(title)}</bdi>
          )}{' '}
          <DeadLinkWords link={link} />
          <span className="block text-sm">{causeOf(link)}</span>
          {reason && (
            <span className="block text-sm">
              Ignored{link.ignored_by && ` by ${link.ignored_by}`}: <bdi className="text-ink">{reason}</bdi>
            </span>
          )}
        </p>
        <div className="flex min-w-0 flex-wrap gap-2 [--control:1.75rem] md:max-w-1/2 md:justify-end">
          {reason && button('Put back on the list', putBack)}
          {!reason && (
            <>
              {successor &&
                successor_url &&
                button(`Lead to ${successor}`, () =>
                  act('It could not be repaired', async () =>
                    takenBackBy(await mendDeadLink(id, successor_url), `It leads to ${successor} now`),
                  ),
                )}
              {version !== null &&
                button(`Restore ${deleted}`, () =>
                  act('It could not be restored', async () => {
                    await restoreVersion(version)
                    return { text: `${deleted} restored` }
                  }),
                )}
              {url &&
                button('Unlink', () =>
                  act('It could not be unlinked', async () => takenBackBy(await mendDeadLink(id), 'Link removed')),
                )}
              {button('Ignore…', () => setIsIgnoring(true))}
            </>
          )}
        </div>
      </div>
      {isIgnoring && (
        <IgnoreDialog
          what={what}
          onIgnore={async (given) => {
            await ignoreDeadLink(id, given)
            setIsIgnoring(false)
            await act(FAILED, async () => ({
              text: 'Ignored',
              undo: async () => ignoreDeadLink(id),
            }))
          }}
          onCancel={() => setIsIgnoring(false)}
        />
      )}
    </li>
  )
}

const causeOf = ({ caused_by, found_at }: DeadLink): string =>
  `Since ${formatMoment(found_at)}${caused_by ? `, by a change of ${caused_by}` : ''}`

/** What a repair did, and what takes it back. */
type Repaired = { text: string; undo?: () => Promise<void> }

const takenBackBy = (version: number, text: string): Repaired => ({ text, undo: () => restoreVersion(version) })

/** Runs a repair and says what it did; one that somebody else has made meanwhile is said, and the list read again. */
function useRepairs({ id }: DeadLink) {
  const { isRunning, run } = useAction()
  const cache = useQueryClient()
  // A repair changes a text, or restores one, of any kind.
  const readAnew = () => askAnew(cache, [])
  const hold = useWhatHolds()
  const act = (failed: string, repair: () => Promise<Repaired>) =>
    run(
      failed,
      async () => {
        const { text, undo } = await repair()
        const takeBack = async (): Promise<Holding> => {
          await undo?.()
          await readAnew()
          return { text: 'Undone' }
        }
        hold({ text, ...(undo && { undo: { run: takeBack } }) })
        await readAnew()
      },
      readAnew,
    )
  return {
    isRunning,
    act: (failed: string, repair: () => Promise<Repaired>) => void act(failed, repair),
    putBack: () =>
      void act('It could not be put back', async () => {
        await ignoreDeadLink(id)
        return { text: 'Back on the list' }
      }),
  }
}

type IgnoreDialogProps = {
  what: string
  onIgnore: (reason: string) => Promise<void>
  onCancel: () => void
}

const MOST = 500
const FAILED = 'It could not be ignored'

/** Asks why a dead link is to be left as it is, which colleagues read in the list of those that are ignored. */
function IgnoreDialog({ what, onIgnore, onCancel }: IgnoreDialogProps) {
  const [reason, setReason] = useState('')
  const form = useCheckedForm({ fields: ['reason'] })
  const ignore = () => {
    const isGiven = form.check(reason.trim() ? {} : { reason: 'Reason is required' })
    if (isGiven) void form.submit(() => onIgnore(reason.trim()), FAILED)
  }
  return (
    <FormSheet form={form} title={`Ignore ${what}?`} submit="Ignore" onSubmit={ignore} onCancel={onCancel}>
      <p className="text-muted">It leaves this list, and readers go on seeing its words without a link.</p>
      <Field label="Reason (required)" hint="Your colleagues read it." {...form.field('reason')}>
        {(control) => (
          <textarea
            {...control}
            name="reason"
            rows={3}
            dir="auto"
            data-autofocus
            maxLength={MOST}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <FormError error={form.error && new Error(withReason(FAILED, form.error))} />
    </FormSheet>
  )
}
