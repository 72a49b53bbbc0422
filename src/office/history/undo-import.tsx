import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askAnew } from '@/data/ask-anew'
import { useDeriveChanges } from '@/data/derive-changes'
import { AppError } from '@/data/errors'
import { undoImport } from '@/data/imports/staff'
import { Act } from '@/office/list/act'
import { useWhatHolds } from '@/office/list/undo-notice'

/** Takes an import back at any time, whole or not at all; asks once more where rows were changed since (BULK-1, BULK-2). */
export function UndoImport({ id, name }: { id: string; name: string }) {
  const [isInTheWay, setIsInTheWay] = useState(false)
  const cache = useQueryClient()
  const derive = useDeriveChanges('sections')
  const hold = useWhatHolds()
  const undo = async () => {
    try {
      await undoImport(id, isInTheWay)
    } catch (error) {
      setIsInTheWay(error instanceof AppError && error.kind === 'conflict')
      throw error
    }
    hold({ text: 'Import taken back', holds: 'What was there before holds again' })
    // Rows of any kind.
    void askAnew(cache, [])
    derive()
  }
  return (
    <Act
      label="Take the import back"
      of={name}
      look="quiet"
      asks={{
        question: 'Take this import back?',
        detail: isInTheWay
          ? 'What was changed since reads as before the import, too; what it says now stays in its history.'
          : 'What it added goes, and what it changed reads as before: all of it, or nothing.',
        action: isInTheWay ? 'Take all of it back' : 'Take it back',
      }}
      act={undo}
      onCancel={() => setIsInTheWay(false)}
    />
  )
}
