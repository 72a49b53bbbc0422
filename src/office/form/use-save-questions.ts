import { changesOf, type Stored } from '@/data/row-writes'
import type { ManagedRow } from '@/data/staff-table'
import { useDisabling } from '@/office/list/use-disabling'
import type { RowManager } from '@/office/manager'
import { useBreaking } from './use-breaking'

/** What is asked before a save, each once. */
export type Question = 'composed' | 'disabling' | 'breaking'

type Save<Row> = {
  /** The row that is changed; null for one that is added. */
  over: Row | null
  input: Stored
  asked: readonly Question[]
  /** Saves it, once the question has been answered. */
  go: (question: Question) => void
}

/** What a save does to other texts, asked before it: of a disabled row what cites it, else what it leaves dead (TRUE-4). */
export function useSaveQuestions<Row extends ManagedRow>(manager: RowManager<Row>) {
  const { table, nouns, inputOf, valuesOf } = manager
  const disabling = useDisabling()
  const breaking = useBreaking()
  return {
    question: disabling.question ?? breaking.question,
    /** @returns whether something is asked, and the save has to wait. Throws AppError. */
    ask: async ({ over, input, asked, go }: Save<Row>): Promise<boolean> => {
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
