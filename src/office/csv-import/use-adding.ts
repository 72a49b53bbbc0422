import { useState } from 'react'
import { type AddedRows, addRows } from '@/data/additions/staff'
import { AppError } from '@/data/errors'
import { finishRemovals, setRemoved } from '@/data/removals/staff'
import { undoChanges } from '@/data/row-changes/staff'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { withReason } from '@/lib/with-reason'
import { type Done, useUndo } from '@/office/list/undo-notice'
import { type ImportRow, stateOf } from './import-rows'
import type { ImportSpec } from './import-spec'

/** What was sent, and must be sent again as it was: nobody knows whether it was written. */
type Attempt = { token: string; rows: object[] }

const isUnknown = (error: unknown) => error instanceof AppError && ['network', 'timeout', 'server'].includes(error.kind)

/** Adds rows in one step, which one undo takes back (BULK-2). */
export function useAdding(spec: ImportSpec, onDone: () => void) {
  const { list, nouns } = spec
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const reload = useMarkStale(list)
  const offer = useUndo()

  const takeBack = async ({ ids, versions }: AddedRows): Promise<Done> => {
    if (list !== 'newsletter_subscriptions') {
      const stayed = await undoChanges(versions)
      await reload()
      const left = stayed.map(({ title, reason }) => withReason(title, new Error(reason)))
      return { text: stayed.length === versions.length ? 'Nothing was undone' : 'Undone', left }
    }
    await setRemoved(list, ids, true)
    // They are hidden; what cannot go now goes when the back office is opened again.
    await finishRemovals(ids).catch((error) => console.error('What was taken back still waits to go', error))
    await reload()
    return { text: 'Undone' }
  }
  const say = (added: AddedRows) => {
    const { length } = added.ids
    const count = length === 0 ? `No ${nouns[0]}` : `${formatCount(length)} ${length === 1 ? nouns[0] : nouns[1]}`
    offer({ text: `${count} added`, ...(length > 0 && { undo: { run: () => takeBack(added) } }) })
  }
  return {
    isSending,
    failure,
    /** Whether the rows must stay as they are until they are sent again. */
    isHeld: isSending || attempt !== null,
    add: async (rows: readonly ImportRow[]) => {
      if (isSending) return
      const sent = attempt ?? {
        token: crypto.randomUUID(),
        rows: rows.filter((row) => stateOf(row) === 'ready').map(({ values }) => spec.inputOf(values)),
      }
      setIsSending(true)
      setFailure(null)
      try {
        say(await addRows(list, sent.rows, sent.token))
        setAttempt(null)
        onDone()
        await reload()
      } catch (error) {
        console.error(`Failed to add ${nouns[1]}`, error)
        setAttempt(isUnknown(error) ? sent : null)
        const again = isUnknown(error) ? ' Try again: nothing is added twice.' : ''
        setFailure(`${withReason(`Failed to add ${nouns[1]}`, error)}${again}`)
      }
      setIsSending(false)
    },
  }
}
