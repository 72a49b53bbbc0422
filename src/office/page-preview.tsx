import { type ComponentType, createContext, Suspense, useContext, useId, useLayoutEffect } from 'react'
import type { AmendmentDay } from '@/data/law-on/staff'
import { formatDay } from '@/lib/dates'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { Contained } from '@/ui/states/contained'
import { useDayOf } from './day/turned-day'

export type ReaderPageProps = {
  /** The table of the text. */
  list: string
  /** Null for a text that is not saved yet. */
  id: string | null
  /** What would be saved. */
  input: object
  /** Where it is the text of a day to come: the amendment of which it is a change. */
  on: AmendmentDay | null
}

/** The page that readers would see of a text; app, which alone knows readers' pages and staff's, provides it. */
export const ReaderPageContext = createContext<ComponentType<ReaderPageProps> | null>(null)

type PreviewDialogProps = ReaderPageProps & {
  /** Whether it is of an amendment whose day is not to come, or not known. */
  isUndated?: boolean
  /** What one goes back to: "the form". */
  to: string
  onClose: () => void
}

function PreviewDialog({ to, isUndated = false, onClose, ...page }: PreviewDialogProps) {
  const id = useId()
  const { on } = page
  const ReaderPage = useContext(ReaderPageContext)
  useReadersColours()
  return (
    <Modal labelledBy={id} onCancel={onClose} className={`page-preview ${on ? 'of-day' : ''}`}>
      <div className="sticky top-0 z-30 flex items-center justify-between gap-4 border-line border-b bg-raised px-(--page-inset) py-2">
        <p id={id} className="font-semibold">
          Preview{on && `: readers’ page on ${formatDay(on.day)}`}
          {isUndated && ': as if it were in force today'}
        </p>
        <Button look="outline" data-autofocus onClick={onClose} className="flex-none">
          <span>
            Back<span className="max-md:sr-only"> to {to}</span>
          </span>
        </Button>
      </div>
      <section aria-label="Preview">
        <Contained what="This preview">
          <Suspense>{ReaderPage && <ReaderPage {...page} />}</Suspense>
        </Contained>
      </section>
    </Modal>
  )
}

type PagePreviewProps = Omit<PreviewDialogProps, 'on' | 'isUndated'> & {
  /** The amendment to which it goes: its page is that of its day then (TIME-3). */
  amendment: string | null
  /** The draft that it is, if it is saved as one. */
  draft: string | null
}

/**
 * A text as its page will be (TRUE-6): over the whole window and in readers' colours, for as long as it is looked at. A change of
 * an amendment as on its day, once that is known.
 */
export function PagePreview({ amendment, draft, id, ...preview }: PagePreviewProps) {
  const day = useDayOf(amendment)
  if (day === undefined) return null
  return (
    <PreviewDialog {...preview} id={day ? (id ?? draft) : id} on={day} isUndated={amendment !== null && day === null} />
  )
}

/** Staff's colours and sizes hold for the whole document (admin-root.tsx). */
function useReadersColours() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    delete dataset.office
    return () => {
      dataset.office = ''
    }
  }, [])
}
