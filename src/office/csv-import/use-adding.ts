import { useState } from 'react'
import { addRows, type RowFault, refusedRow } from '@/data/additions/staff'
import { useDeriveChanges } from '@/data/derive-changes'
import { AppError } from '@/data/errors'
import { undoImport } from '@/data/imports/staff'
import { finishRemovals, setRemoved } from '@/data/removals/staff'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { withReason } from '@/lib/with-reason'
import { inputOf } from '@/office/fields/stored'
import type { Holding } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import type { ImportSpec } from '@/office/manager'
import { type ImportRow, stateOf } from './import-rows'

/** What was sent, and must be sent again as it was: nobody knows whether it was written. */
type Attempt = { token: string; lines: number[]; rows: object[] }

const isUnknown = (error: unknown) => error instanceof AppError && ['network', 'timeout', 'server'].includes(error.kind)

type Ends = { onDone: () => void; onRefused: (line: number, refusal: RowFault) => void }

/** Adds rows in one step, which one undo takes back (BULK-2). */
export function useAdding(spec: ImportSpec, { onDone, onRefused }: Ends) {
  const { list, nouns } = spec
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const reload = useMarkStale(list)
  const derive = useDeriveChanges(list)
  const hold = useWhatHolds()

  const takeBack = async (token: string, ids: readonly string[]): Promise<Holding> => {
    if (list !== 'newsletter_subscriptions') await undoImport(token)
    else {
      await setRemoved(list, ids, true)
      // They are hidden; what cannot go now goes when the back office is opened again.
      await finishRemovals(ids).catch((error) => console.error('What was taken back still waits to go', error))
    }
    await reload()
    return { text: 'Undone' }
  }
  const say = (token: string, ids: readonly string[]) => {
    const { length } = ids
    const count = length === 0 ? `No ${nouns[0]}` : `${formatCount(length)} ${length === 1 ? nouns[0] : nouns[1]}`
    hold({ text: `${count} added`, ...(length > 0 && { undo: { run: () => takeBack(token, ids) } }) })
  }
  return {
    isSending,
    failure,
    /** Whether the rows must stay as they are until they are sent again. */
    isHeld: isSending || attempt !== null,
    add: async (rows: readonly ImportRow[]) => {
      if (isSending) return
      const ready = rows.filter((row) => stateOf(row) === 'ready')
      const sent = attempt ?? {
        token: crypto.randomUUID(),
        lines: ready.map(({ line }) => line),
        rows: ready.map(({ values }) => inputOf(spec.fields, values)),
      }
      setIsSending(true)
      setFailure(null)
      try {
        say(sent.token, await addRows(list, sent.rows, sent.token))
        setAttempt(null)
        onDone()
        await reload()
        derive()
      } catch (error) {
        console.error(`Failed to add ${nouns[1]}`, error)
        setAttempt(isUnknown(error) ? sent : null)
        const again = isUnknown(error) ? ' Try again: nothing is added twice.' : ''
        setFailure(new Error(`${withReason(`Failed to add ${nouns[1]}`, error)}${again}`))
        // It stands beside its line then.
        const refused = refusedRow(error)
        const line = refused && sent.lines[refused.place]
        if (refused && line) onRefused(line, refused)
      }
      setIsSending(false)
    },
  }
}
