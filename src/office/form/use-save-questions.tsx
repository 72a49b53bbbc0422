import { useState } from 'react'
import { changesOf, type Stored } from '@/data/row-writes'
import type { ManagedRow } from '@/data/staff-table'
import { useDisabling } from '@/office/list/row-deletion'
import type { RowManager } from '@/office/manager'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { useBreaking } from './use-breaking'

/** What is asked before a save, each once. */
export type Question = 'composed' | 'note' | 'disabling' | 'breaking'

type Save<Row> = {
  /** The row that is changed; null for one that is added. */
  over: Row | null
  input: Stored
  asked: readonly Question[]
  /** Saves it, once the question has been answered. */
  go: (question: Question) => void
}

/**
 * What is asked before a save that closes the form: of a note that is typed and not added (TIME-1), and of what it does to other
 * texts, of a disabled row what cites it, else what it leaves dead (TRUE-4).
 */
export function useSaveQuestions<Row extends ManagedRow>(manager: RowManager<Row>, hasNote: () => boolean) {
  const { table, nouns, inputOf, valuesOf } = manager
  const disabling = useDisabling()
  const breaking = useBreaking()
  const [without, setWithout] = useState<{ go: () => void } | null>(null)
  const ofNote = without && (
    <ConfirmDialog
      question="You have typed a note and not added it. Go on without it?"
      detail="What you typed is kept in this browser, and stands there again when the draft is opened."
      action="Go on without it"
      refusal="Stay"
      onConfirm={() => {
        setWithout(null)
        without.go()
      }}
      onCancel={() => setWithout(null)}
    />
  )
  return {
    question: ofNote ?? disabling.question ?? breaking.question,
    /** @returns whether something is asked, and the save has to wait. Throws AppError. */
    ask: async ({ over, input, asked, go }: Save<Row>): Promise<boolean> => {
      if (hasNote() && !asked.includes('note')) {
        setWithout({ go: () => go('note') })
        return true
      }
      if (asked.includes('disabling') || asked.includes('breaking')) return false
      const changes = over ? changesOf(inputOf(valuesOf(over)), input) : input
      if (over && changes.is_enabled === false) {
        const onYes = () => go('disabling')
        return disabling.ask({ ids: [over.id], what: `this ${nouns[0]}`, onYes })
      }
      return breaking.ask({ table: table.table, id: over?.id ?? null, changes, onYes: () => go('breaking') })
    },
  }
}
