import type { ReactNode, RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Plan } from '@/data/drafts/staff'
import type { ManagedRow } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import type { RowManager } from '@/office/manager'
import type { OpenDraft } from './form-values'
import type { Hands } from './use-hands'
import type { ToCome } from './use-to-come'

/** A form as it is to be laid out. */
export type FormParts<Row extends ManagedRow> = {
  manager: RowManager<Row>
  row: Row | null
  form: UseFormReturn<FieldValues>
  /** The id of the heading, which names the form. */
  headingId: string
  heading: string
  isSaving: boolean
  /** Whether nothing can be changed or saved for now. */
  isHeld: boolean
  isChanged: boolean
  isPreview: boolean
  onPreview: () => void
  /** The draft that is open, and what is done with it; for a page. */
  draft: {
    open: OpenDraft | null
    plan: Plan
    onSave: () => void
    onChooseDay: () => void
    /** Takes a change out of its amendment: it is a draft of its own then. */
    onTakeOut: () => void
    /** Restores a save of it. Throws AppError. */
    restore: (save: string) => Promise<void>
    /** Who else writes in it (TIME-1). */
    hands: Hands
    /** Told whether a note on it is typed that is not added. */
    onNote: (isTyped: boolean) => void
  }
  /** The two ways in which a section is published, where there is the choice (TIME-3), and the first of them. */
  ways: RefObject<HTMLElement | null> | null
  /** Of a section with a change to come, which text is corrected. */
  toCome: ToCome
  onCorrect: () => void
  onCancel: () => void
  onReload: () => void
  /** Around what is to be filled in. */
  body: RefObject<HTMLDivElement | null>
  /** What is offered before anything is typed. */
  offers: ReactNode
  preview: ReactNode
  /** What went wrong. */
  messages: ReactNode
}
