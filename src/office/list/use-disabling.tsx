import { type ReactNode, useState } from 'react'
import { useIsUsed } from '@/data/row-usage/staff'
import { RowDeletion } from './row-deletion'

type Asked = {
  ids: readonly string[]
  /** What the question calls them: "this FAQ". */
  what: string
  /** The name of a single row. */
  detail?: string
  onYes: () => void
}

/**
 * The question before rows are disabled, which says what cites or links them (STAFF-8).
 * @returns the question while it is asked, and `ask`, which resolves to whether it has to be: rows that nothing uses
 * are disabled unasked. It throws AppError when that cannot be found out.
 */
export function useDisabling(): { question: ReactNode; ask: (rows: Asked) => Promise<boolean> } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const isUsed = useIsUsed()
  const end = () => setAsked(null)
  return {
    ask: async (rows) => {
      const isAsked = await isUsed(rows.ids)
      if (isAsked) setAsked(rows)
      return isAsked
    },
    question: asked && (
      <RowDeletion
        ids={asked.ids}
        action="Disable"
        question={`Do you want to disable ${asked.what}?`}
        {...(asked.detail && { detail: asked.detail })}
        onConfirm={() => {
          end()
          asked.onYes()
        }}
        onCancel={end}
      />
    ),
  }
}
